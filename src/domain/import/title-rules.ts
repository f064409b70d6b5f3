import type { ImportTarget } from './import-targets';

/** The words have the form of `titleWords`. */
interface TitleRule {
  target: ImportTarget | undefined;
  words: RegExp;
}

const filler =
  'hi|hello|hey|there|tell us|(?:may|can) we have|saved|public|what|whats|is|and|please|enter|your|the|a|of|contact|person|customer|client|lead|primary|main|buyer|legal|account holder|billing|shipping|bill to|ship to|invitee|attendee|guest|recipient|respondent|applicant|subscriber|member';
const only = (words: string) => new RegExp(`^(?:(?:${filler}) )*(?:${words})(?: (?:${filler}|1|value))*$`);

const contact =
  '(?:(?:key |primary |main |site )?contact(?: person)?|person|point of contact|attention)(?: name)?';
const customer =
  '(?:customer|client|lead)s?(?:(?: full)? names?)?|name of (?:the )?(?:customer|client)|card name';

/** Requirement 2.25: the first rule that fits decides. Rules name kinds of titles, and no vendor. */
export const titleRules: readonly TitleRule[] = [
  {
    target: undefined,
    words: /\bdo not modify\b|\bim ?address\b|\bname for email$/,
  },
  { target: 'note', words: /\bopt ?out\b|\bdo not\b|\bunsubscribe|\bblacklist/ },
  { target: 'email', words: /^e?mail id$/ },
  {
    target: 'phone',
    words:
      /^(?:(?:tel|telephone|phone)(?: and)? fax|fax(?: and)? (?:tel|telephone|phone))(?: no| numbers?)?$/,
  },
  {
    target: undefined,
    words:
      /\b(?:ids?|guid|uuid|owner|assigned|assignee|agent|rep|salesperson|host|organi[sz]er|photo|avatar|card(?! name$)|(?:account|area|district|zone|regional|territory|terr|relationship) (?:manager|executive|officer|supervisor|representative)|(?:business development|marketing) officer|sales ?(?:(?:wo)?m[ae]n|lady|manager|executive|officer|person|representative|team))\b|\b(?:created|entered|added|handled|served|serviced|looked after) by\b/,
  },
  {
    target: undefined,
    words: /\b(?:phonetic|yomi|file as|birth\w*|anniversary|gender|language|time ?zone|gmtoff|dstoff)\b/,
  },
  {
    target: undefined,
    words: /\b(?:fax|pager|telex|domain|ip|user agent|browser|latitude|longitude|url|web|website|password)\b/,
  },
  { target: undefined, words: /\b(?:ad|adset|campaign|form|organic|platform|utm|tracking)\b/ },
  {
    target: undefined,
    words:
      /(?<!\bstatus )\blabels?\b|\b(?:email|phone|address|relation|event|organization)( \d+)? type\b|\bemail( \d+)? display name\b/,
  },
  {
    target: undefined,
    words: /\b(?:deals?|invoices?|balance|currency|revenue|score|rating|count|number of|bank)\b/,
  },
  {
    target: undefined,
    words:
      /\b(?:modified|updated|last (?:activity|contacted|seen|changed|login|visit|purchase|order))\b|^(?:first|last|next) (?:contact|call|order|delivery|visit|payment)\b(?!.*\b(?:phone|number|no|email|person|name|time)\b)|^last message\b/,
  },
  {
    target: undefined,
    words:
      /\b(?:email|phone|sms|text|marketing|marketing contact|permission|subscription|subscriber|confirmation|address|payment|credit|tax|vat|order) (?:status|verified|valid\w*|bounced|quality)\b/,
  },
  {
    target: undefined,
    words:
      /^(?:is(?! there\b)|has) (?!.*\bwhatsapp\b)|\bprofile\b|\bcountry code\b|(?<!with )(?<!the )\barea code\b/,
  },
  { target: undefined, words: /\bopt ?in (?:time|ip|date)\b|\bconfirm (?:time|ip|date)\b/ },

  {
    target: 'createdAt',
    words:
      /\b(?:created?|creation|added|submitted|submission|registered|registration|signup|sign up|entry)\b.*\b(?:date|time|on|at|timestamp)\b/,
  },
  {
    target: 'createdAt',
    words:
      /^(?:created|added|submitted|timestamp|date|entry date|date time|sign up)$|\b(?:created|registered|joined)$|\bdate (?:created|added|entered|opened|submitted|registered|received)\b|^(?:contact|reg) date$|^(?:account )?opened$|\bdate of (?:entry|registration|submission|enquiry|inquiry|request|call|(?:first )?contact|sign ?up|joining|application|creation|enrol\w*)\b|^(?:enquiry|inquiry|request|lead) date$|^created utc$|^completion time$|^(?:lead )?submit (?:date|time)\b/,
  },
  { target: 'createdAt', words: /\b(?:customer|client|member|lead|account) since\b|^since$/ },

  {
    target: 'note',
    words:
      /\b(?:don t|do not|never|not|stop|no longer)\b.*\b(?:receive|send|contact (?:me|you)|market\w*|promot\w*|offers|news\w*|updates|subscri\w*)\b/,
  },
  {
    target: 'whatsappUpdates',
    words:
      /\bwhatsapp\b.*\b(?:updates?|alerts?|optin|consent|ok|subscribed)\b|\bwhatsapp (?:messages|marketing)$|^(?:optin|consent)(?: (?:to|for|receive))* whatsapp$/,
  },
  {
    target: 'smsAlerts',
    words:
      /\b(?:sms|text)\b.*\b(?:updates?|alerts?|optin|consent|ok|subscribed|messages?|marketing)\b|^(?:optin|consent)(?: (?:to|for|receive))* sms$|^sms$/,
  },
  {
    target: 'newsletter',
    words:
      /\bnewsletter\b|(?<!\b(?:do|did) you )\b(?:receive|send (?:me|you)|contact (?:me|you) (?:about|with))\b.*\b(?:marketing|promotion(?:s|al)?|offers|news)\b|\bmailing list\b|\bsubscribed?\b|\b(?:email|marketing)\b.*\b(?:optin|consent|accepted|permission|allowed)\b|\baccepts\b.*\bmarketing\b|^opt ?in$/,
  },
  {
    target: 'note',
    words:
      /^(?!.*\b(?:number|phone|telephone|tel|mobile|cell|email)\b).*\b(?:time|when) (?:can we |may we )?(?:to )?(?:reach|call|contact)\b/,
  },
  {
    target: 'preferredContact',
    words:
      /^(?!.*\b(?:number|no)\b).*\b(?:preferred|best|prefer|how)\b.*\b(?:contact|contacted|communication|reach)\b(?!.*\b(?:time|phone|email|person|name)\b)|\bcontact (?:method|prefer\w+|via|by)\b/,
  },
  {
    target: 'preferredDeliveryTime',
    words: /\b(?:delivery|preferred|best) time\b|\btime of (?:day|delivery)\b|\bwhat time\b/,
  },
  {
    target: 'deliveryFrequency',
    words: /\bfreq(?:uency|uently)?\b|\bhow often\b|\bdelivery schedule\b|\brecurrence\b/,
  },
  {
    target: 'note',
    words:
      /^(?=.*\b(?:tanks?|cylinders?)\b)(?!.*\b(?:month\w*|week\w*|usage|how (?:much|many))\b).*\b(?:size|volume|quantity|qty|gal(?:lon)?s?|lit(?:re|er)s?)\b|\bcapacity\b/,
  },
  {
    target: 'averageVolume',
    words:
      /^(?!.*\b(?:price|cost|spen[dt]|refund(?:ed)?|left|remaining)\b|(?:gal\w*|lit\w*|volume|quantity|qty) delivered$).*(?:\bvol(?:ume)?\b|\bquantity\b|\bqty\b|\bgal(?:lon)?s?\b|\blit(?:re|er)s?\b|\bltr?s\b|\b(?:typical|usual) (?:order|amount)\b|\bhow much\b|\b(?:usage|consumption|(?:average|avg|daily|weekly|monthly) use)\b)/,
  },
  {
    target: 'hearAboutUs',
    words:
      /\bhear\b|\bheard\b|\bwhere did you (?:find|see)\b|\b(?:find|found) (?:out about )?us\b|\b(?:lead|referral|original|traffic) source\b|\breferred by\b/,
  },
  { target: 'source', words: /^(?:contact |customer |enquiry )?(?:source|channel)$|\bgot in touch\b/ },
  {
    target: 'fuelTypes',
    words:
      /^(?!(?:when|how soon)\b|.*\b(?:price|cost|budget|spen[dt]|supplier|level|notes?)\b).*\bfuels?\b|^products?(?: type| interest)?$|\bproducts? (?:of interest|needed|required|(?:are|do|does|would|will) you)\b|\bgas type\b/,
  },
  {
    target: 'businessType',
    words:
      /\b(?:business|customer|client|company|account|organization) (?:type|category|class)\b|\btype of (?:business|customer|company)\b/,
  },

  {
    target: 'note',
    words:
      /\b(?:salutation|honorific|name (?:prefix|suffix)|(?:name )?middle|nick name|initials)\b|^(?:prefix|suffix|m i|mr ms(?: mrs)?)$|\bname middle\b/,
  },
  {
    target: 'position',
    words:
      /\b(?:job|organization|professional|work|contact)( \d+)? (?:title|position|role)\b|^(?:position|designation|title|role|occupation|job)(?: \d+)?$/,
  },
  { target: undefined, words: /\bdepartment\b|\bindustry\b|\bemployees\b/ },

  { target: 'note', words: /^(?:[a-z]+ )*(?:\d+ )?(?:ext|extension)(?: no| number)?(?: \d+)?$/ },
  { target: 'email', words: /\bemail\b|^(?:e )?mail$|^mail address$/ },
  { target: 'whatsapp', words: /\bwhatsapp\b|^wa(?:pp)?(?: no| number)?$/ },
  {
    target: 'phone',
    words:
      /\b(?:phone|telephone|tel|mobile|cell|cellular|handphone|landline|tele|mob|digicel|lime|ddi|direct (?:dial|line))\b/,
  },
  {
    target: 'phone',
    words:
      /\b(?:contact|call) (?:number|no|details?|info(?:rmation)?)\b|\bnumber to (?:reach|call|contact)\b|^(?:number|no|ph(?: no)?|contact \d|(?:flow|home|house|office|work)(?: no| number)?(?: \d)?)$/,
  },

  {
    target: 'firstName',
    words: only(
      '(?:(?:full )?name )?(?:first name|first)|f name|other names?|given name|fore name|christian name|given',
    ),
  },
  {
    target: 'lastName',
    words: only('(?:(?:full )?name )?(?:(?:co )?last name|last)|l name|family name|sur name|surname|family'),
  },
  {
    target: 'name',
    words: only(
      'full name|complete name|names?|display name|first(?: name)?(?: and)? last name|(?:last|sur) name(?: and)? (?:first|given|fore|christian|other) names?|names? (?:and )?sur name|name full',
    ),
  },
  {
    target: 'name',
    words: new RegExp(
      `^(?:${contact}|${customer}|buyer(?: name)?|who|(?:full )?name of (?:the )?(?:person|caller|requester)(?: \\w+)*)$`,
    ),
  },

  {
    target: 'companyName',
    words:
      /^(?!.*\b(?:address|region) (?:of|da)\b)(?:\w+ )*(?:company|organization|employer|firm|business|accounts?|company name|business name|organization name)(?: \d+)?(?: name)?(?: value)?$|^name of (?:your )?(?:company|business|organization)$|^(?:co|establishment|trading (?:as|name)|trade name|dba|farm|(?:farm|vendor|supplier) name)$|^related company(?: display name)?$|^(?:company|business|organization|farm)(?: or)? (?:company|business|organization|farm|individual)(?: name)?$|\b(?:which|what) (?:company|business|organization|farm)(?: or (?:company|business|organization|farm))? (?:do you (?:work|represent)|are you (?:from|with))\b|\bwho do you work for\b/,
  },
  { target: 'parish', words: /\bparish(?:es)?\b|^par$/ },
  {
    target: 'note',
    words:
      /\b(?:bill|ship|deliver)(?:ing|p?ed)?(?: to (?:contact|attention)| attention)\b|\baddress(?: \d)? contact\b/,
  },
  {
    target: 'address',
    words:
      /^(?!.*\b(?:notes?|comments?|remarks?|instructions|directions)\b).*\b(?:address|street|city|town|state|region|province|county|district|community|suburb|neighbou?rhood|zip|postal|post code|zip code|po box|location|country|(?:bill(?:ed)?|ship(?:ped)?|deliver(?:ed)?) to(?! (?:date|name|contact|attention)\b))\b|^(?:delivery |job )?site$|^(?:delivery )?area$|^drop off(?: point)?$|^where$|^(?!.*\b(?:tanks?|generator|did you)\b).*\bwhere\b.*\b(?:deliver|delivery|located|based|site)\b/,
  },

  {
    target: 'status',
    words:
      /^(?!.*\b(?:marital|employment|delivery|user|date|notes?|archived?|enrich\w*)\b).*\bstatus\b|\blifecycle\b|^(?:lead |sales |pipeline |deal )?stage$/,
  },
  {
    target: 'message',
    words:
      /^(?!.*\b(?:message|enquiry|inquiry) (?:date|time|type|status|sent|count)\b|type of (?:enquiry|inquiry)$).*\b(?:message|enquiry|inquiry)\b|\bhow can we help\b|^(?:your )?(?:request|question)$/,
  },
  {
    target: 'note',
    words:
      /\bnotes?\b|\bcomments?\b|\bremarks?\b|\brmks?\b|^info(?:rmation)?$|\b(?:any|other|more|further|extra)(?: \w+){0,2} info(?:rmation)?\b|^misc(?:ellaneous)?$|^feedback$|\bdescription\b|^memo$|\bdetails\b|\bsubject\b|\badditional\b|\banything\b|\btype of (?:enquiry|inquiry)\b|\b(?:enquiry|inquiry) type\b|^background|\b(?:instructions|directions|landmark)\b/,
  },
];

export const contactTitle = new RegExp(`^${contact}(?: 1)?$`);
export const surnameFirstTitle = /^(?:last|sur) name\b.*\bnames?$|^name last first$/;
export const customerTitle = new RegExp(`^(?:${customer})$`);
export const roleTitle =
  /^(?!account|sales|record|lead|deal|contact|customer|client|(?:company|organization) owner|relationship|terr|area|district|zone|regional)(?:\w+ )?(?:owner|caller|proprietor|proprietress|driver|manager|supervisor|foreman|farmer|principal|director|captain|purchasing officer|person in charge|(?:ordered|requested) by)(?: name)?$|^task name$/;

/** The first pattern that fits is the plainest. */
export const plainTitles: Partial<Record<ImportTarget, readonly RegExp[]>> = {
  status: [/^status$/, /^(?:lead|customer|contact) status$/, /\bstatus\b/],
  createdAt: [/\bcreated?\b|\bsince\b/, /\badded\b|\bsubmi/, /\btimestamp\b/],
  companyName: [/^related company$/, /^company(?: name)?$|^organization(?: name)?$/, /\bcompany\b/],
  firstName: [/^(?!.*\bother\b)/],
  position: [/\bjob title\b|^position$/],
  name: [/^full name$/, /^(?!card\b).*\bname\b/],
  hearAboutUs: [/\bhear/, /^lead source$/],
};
