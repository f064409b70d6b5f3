import { isWritten } from '@/domain/customer-fields';
import { ownExportFields } from '@/domain/export-columns';
import { addressNumbers, kindOf } from './address-parts';
import { type Content, guessedFields, toContent } from './cell-kinds';
import { isNothing } from './cell-values';
import { contactOrder, titleOfFormer } from './contact-titles';
import type { ImportTarget } from './import-targets';
import type { ImportCell } from './line-reading';
import { areShares, fuelOf, takesSeveralOptions, wordTarget } from './option-words';
import { contactTitle, customerTitle, plainTitles, roleTitle, titleRules } from './title-rules';
import { isMark, titleWords, toWords } from './words';

export interface ImportTable {
  titles: readonly string[];
  lines: readonly { cells: readonly string[] }[];
}

/** Requirement 2.25. Phones, e-mails, addresses, fuels, written fields and notes may have several columns. */
export function recogniseColumns({ titles, lines }: ImportTable): (ImportTarget | undefined)[] {
  const own = ownExportFields(titles);
  if (own)
    return own.includes('firstName') ? own.map((field) => (field === 'name' ? undefined : field)) : own;
  const columns: Column[] = titles.map((title, index) => {
    const texts = lines.map(({ cells }) => (cells[index] ?? '').trim());
    const content = toContent(texts.filter((text) => !isNothing(text) || isMark(text)));
    const words = withoutCode(knownWords(title), content);
    return { words, content, target: recognise(words, content) };
  });
  for (const column of columns) column.target ??= byOptions(column, columns);
  nameContacts(columns);
  nameMixed(columns);
  if (titles.every((title) => title === '')) nameUntitled(columns);
  const volumes = columns.filter(({ target }) => target === 'averageVolume');
  const hasShares = areShares(volumes.map(({ words }) => words));
  const chosen = columns.map(({ target, words, content }, index) => {
    if (!target || takesSeveral(target) || (target === 'averageVolume' && hasShares)) return target;
    const isEmpty = content.filled === 0;
    const isBetter = (other: (typeof columns)[number], place: number) => {
      if (other.target !== target) return false;
      if ((other.content.filled === 0) !== isEmpty) return isEmpty;
      const [theirs, ours] = [rankOf(target, other.words), rankOf(target, words)];
      return theirs < ours || (theirs === ours && place < index);
    };
    const better = columns.flatMap((other, place) => (isBetter(other, place) ? [place] : []));
    const standsIn = ({ cells }: ImportTable['lines'][number]) =>
      !isNothing(cells[index] ?? '') && better.every((place) => isNothing(cells[place] ?? ''));
    const mayStandIn = isName(target) || target === 'status';
    const isContact = target === 'name' && !isEmpty && contactTitle.test(words);
    return better.length === 0 || isContact || (mayStandIn && lines.some(standsIn)) ? target : undefined;
  });
  return withoutSpareName(withOtherParishes(chosen, columns, titles), lines);
}

function withOtherParishes(
  targets: readonly (ImportTarget | undefined)[],
  columns: readonly Column[],
  titles: readonly string[],
): (ImportTarget | undefined)[] {
  const numbers = numbersByColumn(
    titles,
    columns.map(({ target }) => target),
  );
  const addressOf = (column: number) => `${kindOf(titles[column] ?? '')} ${numbers.get(column)}`;
  const addresses = titles.flatMap((_, column) => (targets[column] === 'address' ? [addressOf(column)] : []));
  return targets.map((target, column) => {
    const isOther = !target && columns[column]?.target === 'parish';
    return isOther && addresses.includes(addressOf(column)) ? 'address' : target;
  });
}

export function numbersByColumn(
  titles: readonly string[],
  targets: readonly (ImportTarget | undefined)[],
): ReadonlyMap<number, number> {
  const places = titles.flatMap((title, column) => {
    const target = targets[column];
    return target === 'address' || target === 'parish' ? [{ title, column }] : [];
  });
  const numbers = addressNumbers(places.map(({ title }) => title));
  return new Map(places.map(({ column }, at) => [column, numbers[at] ?? 0]));
}

function knownWords(title: string): string {
  const whole = titleWords(title);
  return isRuled(whole) ? whole : titleWords(title.replace(/\s*\([^()]*\)\W*$/, ''));
}

function withoutCode(words: string, content: Content): string {
  const others = words.replace(/ ?\b(?:country|area) code\b/, '').trim();
  const isNumber = /\b(?:with|incl\w*)\b/.test(words) || content.share('number') >= most;
  return others && isNumber ? others : words;
}

interface Column {
  words: string;
  content: Content;
  target: ImportTarget | undefined;
}

/** Beside a person to ask for, the customer is the company; a role names the person where no other column does. */
function nameContacts(columns: Column[]): void {
  const isPerson = ({ content }: Column) => content.filled > 0 && content.share('person') >= most;
  const hasName = columns.some(({ target }) => target === 'name' || target === 'firstName');
  const inRole = columns.find(
    (column) =>
      !column.target &&
      [roleTitle, contactTitle].some((title) => title.test(column.words)) &&
      isPerson(column) &&
      !isShared(column),
  );
  if (!hasName && inRole) {
    inRole.target = 'name';
    nameOwn(inRole, columns);
  }
  const hasLastName = columns.some(({ target }) => target === 'lastName');
  const hasContact = columns.some(
    (column) =>
      ((column.target === 'name' && (contactTitle.test(column.words) || column.words === 'full name')) ||
        (column.target === 'firstName' && /\bcontact\b/.test(column.words) && hasLastName)) &&
      isPerson(column),
  );
  if (!hasContact || columns.some(({ target }) => target === 'companyName')) return;
  for (const column of columns)
    if (column.target === 'name' && customerTitle.test(column.words) && column.content.share('answer') < most)
      column.target = 'companyName';
}

const isShared = ({ content: { filled, different } }: Column) => filled > 2 && different * 2 <= filled;

/** Contacts that most lines share are those of a colleague who looks after them. */
function nameOwn(person: Column, columns: readonly Column[]): void {
  const role = person.words.replace(/ name$/, '');
  for (const column of columns) {
    const { filled, different } = column.content;
    if (column.target || !column.words.startsWith(`${role} `) || different * 2 <= filled) continue;
    const target = recognise(column.words.slice(role.length + 1), column.content);
    if (target === 'phone' || target === 'whatsapp' || target === 'email') column.target = target;
  }
}

/** A phone number is required and an e-mail address is not, so a column of both is one of numbers. */
function nameMixed(columns: Column[]): void {
  if (columns.some(({ target }) => target === 'phone' || target === 'whatsapp')) return;
  const mixed = columns.find(({ target, content }) => target === 'email' && content.share('number') > 0);
  if (mixed) mixed.target = 'phone';
}

function nameUntitled(columns: Column[]): void {
  const [first, ...others] = columns.filter(({ target, content }) => !target && content.share('letters') > 0);
  const isOnly = others.every(({ content }) => content.share('name') < most);
  if (first && isOnly && first.content.share('name') >= most) first.target = 'name';
}

function byOptions({ words, content }: Column, columns: readonly Column[]): ImportTarget | undefined {
  const fields = words === '' ? guessedFields : isRuled(words) ? [] : (['fuelTypes'] as const);
  return fields.find(
    (field) => columns.every(({ target }) => target !== field) && content.share(field) >= most,
  );
}

const isRuled = (words: string) => titleRules.some((rule) => rule.words.test(words));

export function recogniseTitles(titles: readonly string[]): (ImportTarget | undefined)[] {
  return recogniseColumns({ titles, lines: [] });
}

/** Leaves a full name out when first and last name hold it on every line, and one of them is there. */
function withoutSpareName(
  targets: readonly (ImportTarget | undefined)[],
  lines: ImportTable['lines'],
): (ImportTarget | undefined)[] {
  const [name = -1, ...parts] = (['name', 'firstName', 'lastName'] as const).map((one) =>
    targets.indexOf(one),
  );
  if (name < 0 || parts.includes(-1)) return [...targets];
  const addsWords = lines.some(({ cells }) => {
    if (parts.every((part) => isNothing(cells[part] ?? '')) && !isNothing(cells[name] ?? '')) return true;
    const others = cells.filter((_, column) => column !== name && targets[column] !== undefined);
    const known = new Set(toWords(others.join(' ')));
    return toWords(cells[name] ?? '').some((word) => !known.has(word));
  });
  return addsWords ? [...targets] : targets.with(name, undefined);
}

export const isName = (target: ImportTarget) =>
  target === 'name' || target === 'firstName' || target === 'lastName';

function takesSeveral(target: ImportTarget): boolean {
  if (target === 'note') return true;
  if (isName(target)) return false;
  return isWritten(target) || takesSeveralOptions(target);
}

export function inOrder(
  target: ImportTarget,
  titles: readonly string[],
  columns: readonly number[],
): number[] {
  const rank = (column: number) => rankOf(target, titleWords(titles[column] ?? ''));
  return [...columns].sort((one, other) => rank(one) - rank(other) || one - other);
}

/** Cells whose titles are labels of their line. A star marks the preferred one. */
export function preferredFirst(target: ImportTarget, cells: readonly ImportCell[]): readonly ImportCell[] {
  if (target !== 'phone' && target !== 'email') return cells;
  const rank = ({ title }: ImportCell) => (title.startsWith('* ') ? -1 : rankOf(target, titleWords(title)));
  return cells.toSorted((one, other) => rank(one) - rank(other));
}

function rankOf(target: ImportTarget, words: string): number {
  const order =
    target === 'phone' || target === 'email' || target === 'whatsapp' ? contactOrder : plainTitles[target];
  const place =
    target === 'parish' ? Number(kindOf(words)) : (order?.findIndex((title) => title.test(words)) ?? 0);
  const number = Number(/\b([2-9])\b/.exec(words)?.[1] ?? 1);
  const plainness = (place < 0 ? (order?.length ?? 0) : place) + 10 * (number - 1);
  return titleOfFormer.test(words) ? plainness + 100 : plainness;
}

const most = 0.6;

function recognise(words: string, content: Content): ImportTarget | undefined {
  const rule = titleRules.find((known) => known.words.test(words));
  if (content.share('chat') >= most) return 'whatsapp';
  if (rule && rule.target === undefined) return undefined;
  const target = rule && withContent(rule.target, words, content);
  if (target || rule?.target) return target;
  const isOfFuel = fuelOf(words) && content.share('answer') + content.share('fuelTypes') >= most;
  return byContent(content) ?? (isOfFuel ? 'fuelTypes' : undefined);
}

function withContent(
  target: ImportTarget | undefined,
  words: string,
  content: Content,
): ImportTarget | undefined {
  if (content.filled === 0) return target;
  switch (target) {
    case 'email':
      if (content.share('email') === 0 && content.share('answer') >= most)
        return /\b(?:opt\w*|accept\w*|consent|subscri\w+)\b/.test(words) ? 'newsletter' : undefined;
      return content.share('email') > 0 || (content.share('phone') === 0 && emailTitle.test(words))
        ? target
        : byContent(content);
    case 'phone':
      if (content.share('email') >= most) return 'email';
      return content.share('phone') > 0 || phoneTitle.test(words) ? target : undefined;
    case 'whatsapp':
      return content.share('answer') >= most && content.share('phone') === 0 ? 'note' : target;
    case 'name':
      if (contactTitle.test(words) && content.share('person') < most)
        return byContent(content) ?? (content.share('contact') >= most ? 'phone' : undefined);
      if (content.share('letters') === 0 || content.share('answer') === 1) return undefined;
      return byContent(content) ?? target;
    case 'createdAt':
      return /^(?:date|added|sign up)$|\b(?:registered|joined)$/.test(words) && content.share('date') < most
        ? undefined
        : target;
    case 'companyName':
      return content.share('letters') === 0 || content.share('code') >= most ? undefined : target;
    case 'firstName':
    case 'lastName':
      return content.share('letters') === 0 || content.share('date') >= most ? undefined : target;
    case 'position':
      if (/^(?:user |account )?role$/.test(words) && content.share('account') === 1) return undefined;
      if (content.share('fuelTypes') >= most) return 'fuelTypes';
      return content.share('prefix') >= most ? 'note' : target;
    case 'parish': {
      const kind = townTitle.test(words) ? 'writtenParish' : 'parishOrZone';
      return placeTitle.test(words) && content.share(kind) < most ? 'address' : target;
    }
    case 'address':
      if (content.share('email') >= most) return 'email';
      if (/\bcountry\b/.test(words) && content.share('jamaica') === 1) return undefined;
      if (content.share('answer') === 1 || content.share('meeting') >= most) return undefined;
      return /\b(?:area|region|state)\b/.test(words) && content.share('letters') === 0 ? undefined : target;
    case 'note':
      return /\bext(?:ension)?\b/.test(words) && content.share('phone') > 0 ? 'phone' : target;
    case 'averageVolume':
      if (/\b(?:quantity|qty)$/.test(words) && content.share('few') === 1) return 'note';
      return byContent(content) ?? target;
    case 'fuelTypes':
      return content.share('answer') >= most && !fuelOf(words) ? 'note' : target;
    default:
      return wordTarget(target) ? (byContent(content) ?? target) : target;
  }
}

const townTitle = /\b(?:town|city)\b/;
const placeTitle = /\b(?:address|street|location|site|town|city|district|community)\b/;
/** Titles of values. Longer ones may be about a value: 'Email sent', 'Mobile carrier'. */
const emailTitle = /\be?mail(?: address(?:es)?)?(?: \d+)?(?: value)?$/;
const phoneTitle = /\b(?:phone|telephone|tel|mobile|cell)(?: (?:no|numbers?))?(?: \d+)?(?: value)?$/;

function byContent(content: Content): ImportTarget | undefined {
  if (content.share('email') >= most) return 'email';
  return content.share('surePhone') >= most ? 'phone' : undefined;
}
