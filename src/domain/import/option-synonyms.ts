import type { CustomerDraftField } from '@/domain/customer-fields';
import { commaSeparated } from './words';

export type WordTarget = CustomerDraftField | 'source' | 'status';

type Synonyms = Readonly<Record<string, readonly string[]>>;

const yesAndNo: Synonyms = {
  yes: commaSeparated(
    `yes, y, true, 1, x, on, ok, checked, subscribed, optin, opted in, consented, agreed, agree, accepted, accept`,
  ),
  no: commaSeparated(
    `no, n, false, 0, off, unchecked, unsubscribed, optout, opted out, non subscribed, declined`,
  ),
};

const places: Synonyms = {
  Kingston: commaSeparated(`kgn, kng, kingston, downtown kingston, port royal`),
  'Saint Andrew': commaSeparated(`saint and, half way tree, halfway tree, new kingston, constant spring,
    liguanea, stony hill, cross roads, papine, barbican, mona, red hills, gordon town, manor park, ksa,
    k.s.a., hwt, bull bay`),
  'Saint Catherine':
    commaSeparated(`saint cath, saint katherine, spanish town, portmore, old harbour, linstead,
    bog walk, ewarton, greater portmore, caymanas, naggo head, sligoville, saint jago, sp town`),
  Clarendon: commaSeparated(`may pen, chapelton, frankfield, lionel town, four paths, kellits`),
  Manchester: commaSeparated(`mandeville, mandevil, christiana, porus, williamsfield, spur tree, mile gully`),
  'Saint Elizabeth': commaSeparated(
    `saint liz, saint bess, lacovia, black river, santa cruz, treasure beach`,
  ),
  Westmoreland: commaSeparated(`w/moreland, sav, savanna la mar, sav la mar, negril, bluefields, darliston`),
  Hanover: commaSeparated(`lucea`),
  'Saint James': commaSeparated(
    `mobay, mo bay, montego bay, montego, ironshore, rose hall, saint jam, saint jas`,
  ),
  Trelawny: commaSeparated(`falmouth, duncans, clarks town, wait a bit, albert town, rio bueno`),
  'Saint Ann':
    commaSeparated(`ochi, ochie, ocho rios, ocho, saint anns bay, saint ann s bay, saint anns, saint ann s,
    saint anne, runaway bay, discovery bay, brown s town, browns town, claremont, moneague`),
  'Saint Mary': commaSeparated(
    `port maria, oracabessa, annotto bay, highgate, boscobel, saint marys, saint mary s`,
  ),
  Portland: commaSeparated(`port antonio, portie, buff bay, hope bay, manchioneal`),
  'Saint Thomas': commaSeparated(`morant bay, yallahs, port morant, saint thom`),
};

/** Requirement 2.25: probable meanings, which the user confirms. */
export const optionSynonyms: Partial<Record<WordTarget, Synonyms>> = {
  parish: places,
  fuelTypes: {
    'Gasoline/Petrol': commaSeparated(`gasolene, gasoline, petrol, unleaded, mogas, pms, premium gas, regular
      gas, 87, 90, e10, 87 octane, 90 octane, e10 87, e10 90, 10 87, 10 90`),
    Diesel: commaSeparated(`diesel, ulsd, ado, lsd, automotive diesel oil, diesel oil, diesel fuel, gas oil,
      gasoil, mgo, dsl, derv`),
    Kerosene: commaSeparated(`kerosene, kero, kerosine, dpk, paraffin, lamp oil`),
    'Cooking Gas (LPG)':
      commaSeparated(`lpg, cooking gas, propane, butane, gas cylinder, cylinder gas, cylinder,
      bottled gas, lp gas`),
    'Industrial Fuel': commaSeparated(`hfo, heavy fuel oil, heavy fuel, fuel oil, bunker, ifo, furnace oil`),
    'Aviation Fuel': commaSeparated(`jet, jet fuel, jet a, jeta, jet a1, avgas, atf, avtur`),
  },
  status: {
    new: commaSeparated(`new, lead, open, not contacted, open not contacted, prospect, hot, hot lead, warm, warm
      lead, unread, created, raw, not yet contacted, to contact, intake, enquiry, inquiry, potential,
      potential customer, prospective customer, not a customer, non customer, not yet a customer, uncontacted`),
    contacted: commaSeparated(`contacted, attempted, attempted to contact, working, in progress, connected,
      interested, called, quoted, quote sent, proposal, negotiation, opportunity, nurturing, qualified,
      follow up, open deal, marketing qualified lead, sales qualified lead, mql, sql, contact in future, no
      answer, no response, left message, left vm, voicemail, voice mail, following up, call back, callback,
      contact made, quotation sent`),
    customer: commaSeparated(`customer, client, active, won, closed won, converted, closed converted, signed,
      current, existing, buyer, evangelist, repeat customer, existing customer, active customer`),
    inactive:
      commaSeparated(`inactive, cold, cold lead, closed, lost, closed lost, dead, junk, junk lead, lost
      lead, unqualified, not qualified, disqualified, not interested, bad timing, dormant, churned, former,
      former customer, lapsed, closed not converted, not converted, archived, do not contact, ex customer,
      lapsed customer, dormant customer, no longer a customer, no longer customer, not active, no longer
      active, inactive customer, past customer, former client, lost customer, past client, previous
      customer, previous client, lapsed client, dormant client, inactive client, ex client, do not call,
      suspended, deactivated, terminated, cancelled, canceled, blacklisted, out of business, no longer in
      business, wrong number, deceased`),
  },
  deliveryFrequency: {
    'one-time': commaSeparated(`once, one off, oneoff, single, one delivery only, one time`),
    weekly: commaSeparated(`weekly, every week, once a week, per week, each week, week, wkly`),
    'bi-weekly': commaSeparated(`fortnightly, biweekly, bi weekly, bi wkly, biwkly, fortnight, semimonthly`),
    monthly: commaSeparated(`monthly, every month, once a month, per month, each month, month, mthly`),
    'as-needed': commaSeparated(`on demand, when needed, as required, if needed, ad hoc, adhoc, on call, on
      request, as needed, irregular, occasionally, sometimes, call in, standby`),
  },
  businessType: {
    individual:
      commaSeparated(`personal, private, residential, household, home, sole trader, consumer, person,
      homeowner`),
    'small-business': commaSeparated(`sme, msme, small, small company, micro, smb, self employed, sole
      proprietor, sole proprietorship, partnership`),
    corporation: commaSeparated(`company, corporate, ltd, limited, large, large company, enterprise, plc,
      commercial`),
    government: commaSeparated(`gov, govt, gov t, ministry, public sector, state, municipal, agency, parish
      council`),
    ngo: commaSeparated(
      `charity, non governmental, non government, non profit, nonprofit, not for profit, church, foundation, association`,
    ),
  },
  preferredContact: {
    phone: commaSeparated(`call, calls, telephone, mobile, cell, voice, phone, phone call`),
    whatsapp: commaSeparated(`wa, whats app, whatsapp, whatsapp message, wapp`),
    email: commaSeparated(`mail, email, e mail`),
    sms: commaSeparated(`text, text message, sms, txt`),
  },
  preferredDeliveryTime: {
    morning: commaSeparated(`am, mornings, morning, before noon, early`),
    afternoon: commaSeparated(`pm, afternoons, afternoon, after noon, midday`),
    evening: commaSeparated(`evenings, evening, night, late, after work`),
    flexible: commaSeparated(`any, anytime, any time, all day, whenever, no preference, flexible`),
  },
  hearAboutUs: {
    google: commaSeparated(`search, google, search engine, organic search, paid search, google ads, google
      search, seo`),
    'social-media': commaSeparated(`facebook, instagram, fb, ig, tiktok, tik tok, twitter, linkedin, youtube,
      social, organic social, paid social, social media`),
    referral: commaSeparated(`friend, word of mouth, employee referral, external referral, partner, partner
      referral, family, referral, referrals, referred, recommendation, colleague`),
    advertisement:
      commaSeparated(`ad, ads, advert, advertisement, advertising, radio, tv, newspaper, billboard,
      flyer, gleaner, observer, print, sign, yellow pages`),
    website: commaSeparated(
      `web, website, web site, online, internet, direct traffic, web research, web download`,
    ),
    other: commaSeparated(
      `cold call, trade show, event, walk in, other, purchased list, phone inquiry, chat`,
    ),
  },
  source: {
    website: commaSeparated(`web, web site, website, online, form, web form, contact form, internet, facebook,
      fb, ig`),
    phone: commaSeparated(`call, telephone, cold call, mobile, cell, phone inquiry, phone`),
    whatsapp: commaSeparated(`wa, whats app, whatsapp, chat`),
    email: commaSeparated(`mail, email, e mail`),
    'walk-in': commaSeparated(`walk in, walkin, office, in person, visit, counter, trade show, event`),
  },
  newsletter: yesAndNo,
  whatsappUpdates: yesAndNo,
  smsAlerts: yesAndNo,
};
