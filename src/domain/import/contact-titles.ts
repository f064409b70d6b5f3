const somebodyElse =
  'assistant|asst|emergency|kin|spouse|wife|husband|relative|driver|dispatcher|technician|referr(?:er|ed)|landlord|supplier|accountant|guarantor';
const otherPeople = `${somebodyElse}|alt|alternat\\w*|secondary|switchboard|user|car|callback(?! (?:no|numbers?|phone)\\b)|radio|fax|pager`;
const company =
  'company|corporate|head ?quarters|hq|reception|front desk|operator|branch|store|plant|account|organization|firm|employer';
const former =
  'old(?! (?:harbour|hope|\\w+ (?:road|rd|lane|avenue|hill|branch))\\b)|prev|previous|prior|past(?! due\\b)|former|inactive|disconnected';
const telling = `mobile|cell|cellular|work|business|office|${company}|direct|ddi|home|personal|other|billing|shipping|ship to|default address|${otherPeople}|${former}`;

export const titleOfSomebodyElse = new RegExp(`\\b(?:${somebodyElse})\\b`);
export const titleOfFormer = new RegExp(`\\b(?:${former})\\b`);
export const titleOfFaxAlone =
  /^(?!.*\b(?:tel|telephone|phone|ph|cell|cellular|mobile|landline|contact (?:no|numbers?))\b).*\b(?:fax|pager)\b/;
export const tellingTitle = new RegExp(`\\b(?:whatsapp|${telling})\\b`);

const without = (words: string) => `^(?!.*\\b(?:${words})\\b)`;

/** The preferred phone number or e-mail comes first, that of somebody else last. */
export const contactOrder: readonly RegExp[] = [
  new RegExp(
    `${without(`${company}|${otherPeople}`)}.*\\b(?:primary|main|preferred)\\b|${without(telling)}.*\\b(?:customer|client|invitee|attendee)\\b`,
  ),
  new RegExp(without(telling)),
  new RegExp(`${without(otherPeople)}.*\\b(?:mobile|cell|cellular)\\b`),
  new RegExp(
    `${without(otherPeople)}.*\\b(?:work|business|office|${company}|direct|ddi|billing|shipping|ship to|default address)\\b`,
  ),
  new RegExp(`${without(otherPeople)}.*\\b(?:home|personal)\\b`),
];
