import { memoize } from '@/lib/memoize';
import { withoutAccents } from '@/lib/search-text';
import { toEnglish } from './title-languages';

export function commaSeparated(text: string): readonly string[] {
  return text.split(/,\s+/);
}

const tick = /[✓✔☑√✅🗸]/gu;
const cross = /[✗✘❌]/gu;

export const isTick = (text: string) => text.trim() !== '' && text.replace(tick, '').trim() === '';
export const isMark = (text: string) => isTick(text.replace(cross, '✓'));

/** A mark alone says yes or no; beside words, only a cross before a plain one changes them. */
function withoutMarks(text: string): string {
  const isAlone = !/[\p{L}\p{N}]/u.test(text);
  const isSaid = /\b(?:no|not|out|un\w+)\b/i.test(text);
  return text.replace(tick, isAlone ? ' yes ' : ' ').replace(cross, isSaid ? ' ' : ' no ');
}

/** 'E-mail: 1,000' → 'e', 'mail', '1000'; 'St.' → 'saint'; '✓' → 'yes' */
export function toWords(text: string): string[] {
  const plain = withoutAccents(withoutMarks(text)).toLowerCase();
  const even = plain
    .replaceAll('_', ' ')
    .replace(/\bst\b\.?/g, 'saint')
    .replace(/(\d),(?=\d{3})/g, '$1');
  return even.match(/[a-z]+|\d+/g) ?? [];
}

export function toKey(text: string): string {
  return toWords(text).join('');
}

const oneWay: readonly [RegExp, string][] = [
  [
    /\b(created?|lead|job|lifecycle|mailing|billing|shipping|street|home|work|other|phone|mobile|email|contact|customer|client|account)(date|source|status|title|stage|street|city|state|province|zip|postal|country|address|phone|number|name|type)(?=code\b|s?\b)/g,
    '$1 $2',
  ],
  [/^(?:lead|deal) (?=(?:contact|person|organization)\b)/g, ''],
  [/\be mails?\b|\bemails\b/g, 'email'],
  [/\bwhats app\b/g, 'whatsapp'],
  [/\b(?:organisation|org)\b/g, 'organization'],
  [/\bp o (?=box\b)/g, 'po '],
  [/\binvoic(?:es?|ing) (?=(?:email|phone|telephone|tel|mobile|cell|whatsapp)\b)/g, 'billing '],
  [
    /^(email|phone|telephone|tel|mobile|cell|whatsapp)( (?:address|numbers?|no))?(?: for)? invoic(?:es?|ing)(?: to)?$/,
    'billing $1$2',
  ],
  [/\bcompanies\b/g, 'company'],
  [/\b(cell|mobile|tele) ?phone\b/g, '$1 phone'],
  [/\b(phone|contact)s\b/g, '$1'],
  [/\b(first|last|full|sur|fore|given|christian|family|middle|nick|company|business) ?names?\b/g, '$1 name'],
  [/\b([fl])names?\b/g, '$1 name'],
  [/\b(post|postal|zip)code\b/g, '$1 code'],
  [/\bopt(?:ed)? (in|out)\b/g, 'opt$1'],
  [/\bcust\b/g, 'customer'],
  [/\bbiz\b/g, 'business'],
  [/\bpref\b/g, 'preferred'],
  [/\bpoc\b/g, 'point of contact'],
  [/\bland line\b/g, 'landline'],
  [/\bco name\b/g, 'company name'],
  [/\baddr?\b(?=$| \d)/g, 'address'],
  [/\battn\b/g, 'attention'],
  [/\b(tel|telephone|phone|ph) h\b(?=$| \d)/g, '$1 home'],
  [/\b(tel|telephone|phone|ph) w\b(?=$| \d)/g, '$1 work'],
  [/\b(tel|telephone|phone|ph) [cm]\b(?=$| \d)/g, '$1 mobile'],
  [/\bk l\b/g, 'kl'],
  [/\bm 3\b/g, 'm3'],
];

const questionNumber = /^\W*(?:q(?:uestion)?[ .]?)?\d{1,2}[.):](?=\W*\p{L})/iu;

/** 'MobilePhone' → 'mobile phone'; 'SMSAlerts' → 'sms alerts'; 'E-mail 1 - Value' → 'email 1 value'; "Driver's cell" → 'driver cell' */
export const titleWords = memoize((title: string): string => {
  const apart = title
    .replace(questionNumber, '')
    .replace(/\{+[^{}]*\}+/g, ' ')
    .replace(/(\p{Lowercase})(\p{Uppercase})|(\p{Uppercase})(?=\p{Uppercase}\p{Lowercase})/gu, '$1$3 $2')
    .replace(/['’]s\b|\(s\)/gi, '')
    .replace(/#/g, ' no ');
  const words = withoutAccents(apart)
    .toLowerCase()
    .match(/[a-z]+|\d+/g);
  return oneWay.reduce(
    (text, [pattern, way]) => text.replace(pattern, way),
    toEnglish((words ?? []).join(' ')),
  );
});
