import { unguardFormula } from '@/lib/csv';
import { withoutAccents } from '@/lib/slug';
import { hasVisibleText, toPlainText, toSingleLine } from '@/lib/text';
import { activityTextLimit } from './activity';
import { type CustomerDraftInput, checkCustomerDraft } from './customer-draft';
import { type CustomerDraftField, customerFields, definitionOf, draftFields } from './customer-fields';
import type { StaffSource } from './customer-source';
import { customerStatuses, initialStatus } from './customer-status';
import { optionText } from './option-text';
import type { Option } from './options';
import { emptyStaffDraft, type StaffDraft } from './staff-draft';

/** Where a column of a file goes: into a field of the form, or what only an import has. */
export type ImportTarget = CustomerDraftField | 'name' | 'status' | 'note';

/** Requirement 2.25: everything that a column can be taken for. */
export const importTargets: readonly { value: ImportTarget; label: string }[] = [
  { value: 'name', label: 'First and last name' },
  ...draftFields.map((field) => ({ value: field, label: customerFields[field].label })),
  { value: 'status', label: 'Status' },
  { value: 'note', label: 'First note' },
];

/** What other lists call it, as `toKey` writes it. */
const otherNames: Partial<Record<ImportTarget, readonly string[]>> = {
  name: ['fullname', 'customer', 'customername', 'contact', 'contactname', 'contactperson'],
  firstName: ['forename', 'givenname'],
  lastName: ['surname', 'familyname'],
  email: ['emailaddress', 'mail'],
  phone: ['phonenumber', 'telephone', 'tel', 'mobile', 'cell', 'cellphone'],
  companyName: ['business', 'businessname', 'organisation', 'organization'],
  position: ['jobtitle', 'role'],
  address: ['street'],
  fuelTypes: ['fuel', 'fuels', 'product', 'products'],
  note: ['notes', 'comment', 'comments', 'remark', 'remarks', 'createddate', 'created'],
};

/** The words and the numbers of a text, in lower case: 'E-mail: 1,000' is 'e', 'mail', '1000', and 'St.' is 'saint'. */
function toWords(text: string): string[] {
  const plain = withoutAccents(text).toLowerCase();
  const even = plain.replace(/\bst\b\.?/g, 'saint').replace(/(\d),(?=\d{3})/g, '$1');
  return even.match(/[a-z]+|\d+/g) ?? [];
}

/** All of a text's words as one: 'E-mail' and 'email', 'St. Ann' and 'Saint Ann' are the same. */
const toKey = (text: string) => toWords(text).join('');

const targetsByKey = new Map(
  importTargets.flatMap(({ value, label }) => {
    const known = value === 'name' || value === 'note' ? undefined : definitionOf(value);
    const names = [value, label, known?.column, known?.details?.[1], ...(otherNames[value] ?? [])];
    return names.flatMap((name) => (name ? [[toKey(name), value] as const] : []));
  }),
);

/** What the columns of a file are by their titles: each field once, a note as often as there is one. */
export function guessTargets(titles: readonly string[]): (ImportTarget | undefined)[] {
  const taken = new Set<ImportTarget>();
  return titles.map((title) => {
    const target = targetsByKey.get(toKey(title));
    if (!target || (taken.has(target) && target !== 'note')) return undefined;
    taken.add(target);
    return target;
  });
}

/** What of a file's columns is still to be said before a customer can come of a line. */
export function missingTargets(targets: readonly (ImportTarget | undefined)[]): string[] {
  const has = (target: ImportTarget) => targets.includes(target);
  return draftFields
    .filter((field) => 'required' in customerFields[field])
    .filter((field) => !has(field) && !((field === 'firstName' || field === 'lastName') && has('name')))
    .map((field) => customerFields[field].label);
}

/** How the columns of a file are read. */
export interface ImportColumns {
  titles: readonly string[];
  /** By column; undefined for one that is left out. */
  targets: readonly (ImportTarget | undefined)[];
  source: StaffSource;
}

/** What a line of a file comes to. */
export type ImportCheck = { success: true; added: StaffDraft } | { success: false; messages: string[] };

/** Reads a line as a customer whom staff add, with the checks of the form. */
export function checkImportedLine(
  cells: readonly string[],
  { titles, targets, source }: ImportColumns,
): ImportCheck {
  const input: Record<string, unknown> = { ...emptyStaffDraft() };
  let status: StaffDraft['status'] = initialStatus;
  const notes = ['Imported from a file.'];
  const problems: string[] = [];
  for (const [column, target] of targets.entries()) {
    const text = toPlainText(unguardFormula(cells[column] ?? ''));
    if (!target || !hasVisibleText(text)) continue;
    if (target === 'name') [input.firstName, input.lastName] = splitName(text);
    else if (target === 'note') notes.push(`${titles[column]}: ${text}`);
    else if (target === 'status') {
      const found = findOption(customerStatuses, text);
      if (found) status = found.value;
      else problems.push(`Status: ‘${text}’ is none of the choices.`);
    } else {
      const value = readField(target, text);
      if (value === undefined)
        problems.push(`${customerFields[target].label}: ‘${text}’ is none of the choices.`);
      else input[target] = value;
    }
  }
  const note = notes.join('\n');
  if (note.length > activityTextLimit)
    problems.push(`The first note would be longer than ${activityTextLimit} characters.`);
  const check = checkCustomerDraft(input as CustomerDraftInput, 'their');
  if (check.success && problems.length === 0)
    return { success: true, added: { draft: check.draft, source, status, note } };
  return { success: false, messages: [...(check.success ? [] : check.messages), ...problems] };
}

/** 'Mary Ann Brown': the last word is the last name. */
function splitName(name: string): [firstName: string, lastName: string] {
  const words = toSingleLine(name).split(/\s+/);
  return [words.slice(0, -1).join(' '), words.at(-1) ?? ''];
}

const yes = new Set(['yes', 'y', 'true', '1', 'x']);
const no = new Set(['no', 'n', 'false', '0']);

/** What the form would hold for a text; undefined when that is none of its choices. */
function readField(field: CustomerDraftField, text: string): unknown {
  const definition = definitionOf(field);
  switch (definition.kind) {
    case 'choice':
      return findOption(definition.options, text)?.value;
    case 'choices': {
      const chosen = text.split(/[;,|]/).filter(hasVisibleText);
      const values = chosen.map((item) => findOption(definition.options, item)?.value);
      return values.includes(undefined) ? undefined : values;
    }
    case 'flag':
      if (yes.has(toKey(text))) return true;
      return no.has(toKey(text)) ? false : undefined;
    default:
      return text;
  }
}

/** So many letters of a choice say which one is meant. */
const fewestLetters = 3;

/**
 * The choice with that value or label, or the only one in which the words stand side by side: 'Petrol' is
 * 'Gasoline/Petrol', 'Contact' is 'Contacted'. What begins with a number is no part of a choice: '501' is not '50-100'.
 */
function findOption<Choice extends Option>(options: readonly Choice[], text: string): Choice | undefined {
  const key = toKey(text);
  const textsOf = (option: Choice) => [option.value, option.label, optionText(option)];
  const exact = options.find((option) => textsOf(option).map(toKey).includes(key));
  if (exact || key.length < fewestLetters || /^\d/.test(key)) return exact;
  const words = toWords(text);
  const within = options.filter((option) =>
    textsOf(option).some((candidate) => hasWords(toWords(candidate), words)),
  );
  return within.length === 1 ? within[0] : undefined;
}

/** Whether the words of a choice hold others, side by side: a word may be cut short, a number may not. */
function hasWords(words: readonly string[], wanted: readonly string[]): boolean {
  const isMeant = (word: string | undefined, want: string) =>
    /^\d/.test(want) ? word === want : word?.startsWith(want) === true;
  return words.some((_, start) => wanted.every((want, index) => isMeant(words[start + index], want)));
}
