import { activityTextLimit } from '@/domain/activity';
import { type CustomerFormValues, checkCustomerDraft } from '@/domain/customer-draft';
import { type CustomerDraftField, draftFields } from '@/domain/customer-fields';
import { customerSources, type StaffSource } from '@/domain/customer-source';
import { customerStatuses, initialStatus } from '@/domain/customer-status';
import { ownExportFields } from '@/domain/export-columns';
import { valueIn } from '@/domain/options';
import type { StaffDraft } from '@/domain/staff-draft';
import { formatCount } from '@/lib/format-count';
import { hasVisibleText, toPlainText } from '@/lib/text';
import { isPlainStreet } from './address-parts';
import { isNoName, isNothing, type NumberCodes, withCallingCode } from './cell-values';
import type { WordMeanings } from './foreign-words';
import { columnTitle, type ImportTarget, targetLabel } from './import-targets';
import { dateOrder } from './imported-date';
import { type ImportCell, LineReading } from './line-reading';
import { isEmptyCellResult, wordTarget } from './option-words';
import { commaBehindSurname } from './person-name';
import { fillPhoneFromWhatsapp, readContacts, sayDoubt, sortContacts } from './read-contacts';
import {
  type CellsOf,
  keepLongTexts,
  readAddress,
  readChoices,
  readSince,
  readTexts,
  readWords,
} from './read-fields';
import { type ChosenName, keepOtherNames, nameBeside, personFirst, readNames } from './read-names';
import { type ImportTable, inOrder, isName, numbersByColumn, preferredFirst } from './recognise-columns';
import { surnameFirstTitle } from './title-rules';
import { isMark, titleWords } from './words';

interface ImportPlan {
  targets: readonly (ImportTarget | undefined)[];
  meanings: WordMeanings;
  /** Applies when no column says how they got in touch. */
  source: StaffSource;
}

export type LineCheck = {
  changes: readonly string[];
  /** Present when the name is guessed or missing, so that the user may choose another. */
  guessedName: ChosenName | undefined;
  called: string;
} & ({ success: true; added: StaffDraft } | { success: false; messages: readonly string[] });

export function createLineReader({ titles, lines }: ImportTable, plan: ImportPlan) {
  const isOwn = ownExportFields(titles) !== undefined;
  const columns = columnsByTarget(titles, plan.targets);
  const labelColumns = columnsOfLabels(titles);
  const codeColumns = titles.map((_, column) => codesBefore(column, titles));
  const hasPlainStreet = (columns.get('address') ?? []).some((column) => isPlainStreet(titles[column] ?? ''));
  const numbers = numbersByColumn(titles, plan.targets);
  const [dateColumn = -1] = columns.get('createdAt') ?? [];
  const order = dateOrder(lines.map(({ cells }) => cells[dateColumn] ?? ''));

  function labelOf(column: number, cells: readonly string[]): string {
    return cells[labelColumns.get(column) ?? -1]?.trim() ?? '';
  }

  function placesOf(target: ImportTarget, cells: readonly string[]): readonly number[] {
    const [places = [], phones = []] = [columns.get(target), columns.get('phone')];
    const isWhatsapp = (column: number) => /whatsapp/i.test(labelOf(column, cells));
    if (target === 'phone') return places.filter((column) => !isWhatsapp(column));
    return target === 'whatsapp' ? [...places, ...phones.filter(isWhatsapp)] : places;
  }

  function toCellsOf(cells: readonly string[], reading: LineReading): CellsOf {
    return (target) => {
      const found = placesOf(target, cells).flatMap((column) => {
        const text = toPlainText(cells[column] ?? '');
        if (!hasVisibleText(text)) return [];
        const mayBeMark = target === 'whatsapp' || target === 'note' || wordTarget(target) !== undefined;
        const isNone =
          isEmptyCellResult(target, text) ||
          (isName(target) ? isNoName(text) : isNothing(text) && !(mayBeMark && isMark(text)));
        if (!isOwn && isNone) {
          reading.say(`${targetLabel(target)}: “${text}” is read as empty.`);
          return [];
        }
        const isNumber = target === 'phone' || target === 'whatsapp';
        const whole = isNumber ? withCallingCode(text, codesOf(column, cells)) : text;
        if (whole !== text) reading.say(`${targetLabel(target)}: “${text}” is read as ${whole}.`);
        const label = labelOf(column, cells);
        const title = label || columnTitle(titles[column], column);
        const addressNumber = numbers.get(column) ?? 0;
        return [{ title, text: whole, isLabelled: label !== '', addressNumber }];
      });
      return labelColumns.size > 0 ? preferredFirst(target, found) : found;
    };
  }

  function codesOf(column: number, cells: readonly string[]): NumberCodes {
    const { country = -1, area = -1 } = codeColumns[column] ?? {};
    return { country: cells[country] ?? '', area: cells[area] ?? '' };
  }

  return function readLine(cells: readonly string[], chosen?: ChosenName): LineCheck {
    const reading = new LineReading();
    const cellsOf = toCellsOf(cells, reading);
    const textOf = (target: ImportTarget) => cellsOf(target)[0]?.text ?? '';
    const [fulls, firsts, lasts] = [personFirst(cellsOf('name')), cellsOf('firstName'), cellsOf('lastName')];
    const [first, last] = [firsts[0]?.text ?? '', lasts[0]?.text ?? ''];
    const full = fullNameOf(fulls) || (first || last ? '' : nameBeside(textOf('email')));
    const names = { first, last, full };
    const [company] = cellsOf('companyName');
    const isGuess = readNames(reading, names, { company, chosen });
    reading.ownRoles = [fulls[0], company].flatMap((cell) => titleWords(cell?.title ?? '').split(' ', 1));
    for (const cells of [fulls, firsts, lasts]) keepOtherNames(reading, cells, company);
    readTexts(reading, cellsOf);
    readChoices(reading, cellsOf, plan.meanings);
    if (isOwn) {
      for (const field of ['phone', 'whatsapp', 'email', 'address'] as const) {
        const [first, ...others] = cellsOf(field);
        reading.fields[field] = first?.text ?? '';
        for (const { title, text } of others)
          if (text !== first?.text && !isNothing(text)) reading.keep(title, text);
      }
      for (const field of ['phone', 'whatsapp'] as const) sayDoubt(reading, field, textOf(field));
    } else {
      const sorted = sortContacts(reading, { phone: cellsOf('phone'), email: cellsOf('email') });
      const contacts = { phone: sorted.phone, whatsapp: cellsOf('whatsapp'), email: sorted.email };
      for (const field of ['phone', 'whatsapp', 'email'] as const)
        readContacts(reading, field, contacts[field]);
      fillPhoneFromWhatsapp(reading);
      readAddress(reading, cellsOf('address'), hasPlainStreet);
    }
    const wordOf = (target: 'status' | 'source') =>
      readWords(reading, { target, cells: cellsOf(target), meanings: plan.meanings })[0];
    const status = valueIn(customerStatuses, wordOf('status')) ?? initialStatus;
    const source = valueIn(customerSources, wordOf('source')) ?? plan.source;
    const followUpAt = readSince(reading, cellsOf('createdAt'), {
      order,
      isWaiting: status === initialStatus,
    });
    for (const { title, text } of cellsOf('note')) reading.notes.push(`${title}: ${text}`);
    keepLongTexts(reading);
    return toCheck(reading, { source, status, ...(followUpAt && { followUpAt }) }, isGuess);
  };
}

function columnsByTarget(titles: readonly string[], targets: ImportPlan['targets']) {
  const columns = new Map<ImportTarget, number[]>();
  for (const [column, target] of targets.entries())
    if (target) columns.set(target, [...(columns.get(target) ?? []), column]);
  for (const [target, places] of columns)
    if (target !== 'note' && target !== 'address') columns.set(target, inOrder(target, titles, places));
  return columns;
}

function fullNameOf([cell]: readonly ImportCell[]): string {
  if (!cell) return '';
  return surnameFirstTitle.test(titleWords(cell.title)) ? commaBehindSurname(cell.text) : cell.text;
}

const countryCode = /\b(?:country|(?:country )?(?:calling|dial(?:l?ing)?)) code\b/;
const areaCode = /\barea code\b|^area$/;

function codesBefore(column: number, titles: readonly string[]): Partial<Record<keyof NumberCodes, number>> {
  const words = new Set(`phone telephone tel number no ${titleWords(titles[column] ?? '')}`.split(' '));
  const isOfNumber = (code: RegExp, at: number) => {
    const title = titleWords(titles[at] ?? '');
    return code.test(title) && (title.replace(code, '').match(/\w+/g) ?? []).every((word) => words.has(word));
  };
  const hasArea = isOfNumber(areaCode, column - 1);
  const country = hasArea ? column - 2 : column - 1;
  return { ...(hasArea && { area: column - 1 }), ...(isOfNumber(countryCode, country) && { country }) };
}

function columnsOfLabels(titles: readonly string[]): ReadonlyMap<number, number> {
  return new Map(
    titles.flatMap((title, column) => {
      const [, name] = /^(.+ \d+ - )value$/i.exec(title) ?? [];
      const label = titles.findIndex((other) => name && [`${name}Label`, `${name}Type`].includes(other));
      return label < 0 ? [] : [[column, label] as const];
    }),
  );
}

function toCheck(
  reading: LineReading,
  office: Pick<StaffDraft, 'source' | 'status' | 'followUpAt'>,
  isGuess: boolean,
): LineCheck {
  const { fields, notes, changes, reasons } = reading;
  const check = checkCustomerDraft(fields as CustomerFormValues, 'their', office.source);
  if (check.success && fields.newsletter && !check.draft.newsletter)
    reading.say(`${targetLabel('newsletter')}: No, because there is no e-mail.`);
  const note = toPlainText(notes.join('\n'));
  const isTooLong = note.length > activityTextLimit;
  const isNameless =
    !check.success && ('firstName' in check.fieldMessages || 'lastName' in check.fieldMessages);
  const { firstName, lastName } = fields;
  const common = {
    changes,
    called: calledOf(fields),
    guessedName: isGuess || isNameless ? { firstName, lastName } : undefined,
  };
  if (check.success && !isTooLong)
    return { ...common, success: true, added: { draft: check.draft, ...office, note } };
  const messages = check.success
    ? []
    : [
        ...check.messages.flatMap((message) => namingFields(message, check.fieldMessages, fields)),
        ...reasons,
      ];
  if (isTooLong)
    messages.push(`The first note would be longer than ${formatCount(activityTextLimit)} characters.`);
  return { ...common, success: false, messages };
}

const shownValue = 60;

function namingFields(
  message: string,
  fieldMessages: Partial<Record<CustomerDraftField, string>>,
  fields: LineReading['fields'],
): string[] {
  const found = draftFields.filter((field) => fieldMessages[field] === message);
  if (found.length === 0) return [message];
  return found.map((field) => {
    const text = String(fields[field]);
    const shown = text.length > shownValue ? `${text.slice(0, shownValue)}…` : text;
    return `${targetLabel(field)}: “${shown}”. ${message}`;
  });
}

function calledOf({ firstName, lastName, companyName, email, phone }: LineReading['fields']): string {
  const texts = [[firstName, lastName].filter(Boolean).join(' '), companyName, email, phone];
  return texts.find(hasVisibleText) ?? '';
}
