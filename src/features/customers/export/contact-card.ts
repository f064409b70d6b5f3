import { company } from '@/config/company';
import { getSession } from '@/data/session-store';
import type { Customer } from '@/domain/customer';
import { displayName, formatCustomers } from '@/domain/customer-text';
import { type PhoneNumber, phoneSearchKeys, readPhone } from '@/domain/read-phone';
import { contentLine } from '@/lib/content-lines';
import { toIsoDate } from '@/lib/dates';
import { download } from '@/lib/download';
import { labelledLines } from '@/lib/labelled-lines';
import { mapInSlices } from '@/lib/slices';
import { hasVisibleText, toSingleLine } from '@/lib/text';
import { nothingToExport } from './customers-csv';

/** The customer as a vCard 3.0: Outlook and older Androids do not read 4.0. */
export function contactCard(customer: Customer): string {
  const { firstName, lastName, phone, whatsapp, address, parish } = customer;
  const numbers = readPhone(phone).numbers;
  const isPhone = (number: PhoneNumber) => numbers.some(({ e164 }) => e164 === number.e164);
  const whatsappNumbers = readPhone(whatsapp).numbers.filter((number) => !isPhone(number));
  return [
    contentLine('BEGIN', 'VCARD'),
    contentLine('VERSION', '3.0'),
    contentLine('N', toSingleLine(lastName), toSingleLine(firstName), '', '', ''),
    contentLine('FN', displayName(customer)),
    filledLine('ORG', customer.companyName),
    filledLine('TITLE', customer.position),
    ...numbers.map((number) => numberLine('TEL;TYPE=WORK,VOICE', number)),
    ...whatsappNumbers.flatMap(whatsappLines),
    filledLine('EMAIL;TYPE=INTERNET', customer.email),
    hasVisibleText(address + parish)
      ? contentLine('ADR;TYPE=WORK', '', '', toSingleLine(address), '', toSingleLine(parish), '', 'Jamaica')
      : '',
    contentLine('NOTE', [`Reference ID: ${customer.id}`, ...doubtfulNumbers(customer)].join('\n')),
    contentLine('END', 'VCARD'),
  ].join('');
}

export async function saveContactCards(rows: readonly { customer: Customer }[]) {
  if (rows.length === 0) return nothingToExport;
  const session = getSession();
  const fileName = `${company.slug}-contacts-${toIsoDate(new Date())}.vcf`;
  const cards = await mapInSlices(rows, ({ customer }) => contactCard(customer));
  if (getSession() !== session) return undefined;
  download(fileName, cards, 'text/vcard;charset=utf-8');
  const text = `Saved ${formatCustomers(rows.length)} as contacts: ${fileName}`;
  return { tone: 'success' as const, text };
}

const filledLine = (name: string, text = '') =>
  hasVisibleText(text) ? contentLine(name, toSingleLine(text)) : '';

/** Phones dial or show an extension in the form of RFC 3966. */
const numberLine = (name: string, { e164, extension }: PhoneNumber) =>
  contentLine(name, e164, ...(extension ? [`ext=${extension}`] : []));

/** No vCard property names a WhatsApp number; iPhones and Google read this label. */
const whatsappLines = (number: PhoneNumber, index: number) => [
  numberLine(`item${index + 1}.TEL;TYPE=CELL`, number),
  contentLine(`item${index + 1}.X-ABLabel`, 'WhatsApp'),
];

/** A phone would dial these texts, so they become a note. */
function doubtfulNumbers({ phone, whatsapp }: Customer): string[] {
  function ifDoubtful(text: string): string {
    const { numbers, doubt } = readPhone(text);
    return doubt || phoneSearchKeys(text).length > numbers.length ? toSingleLine(text) : '';
  }
  return labelledLines([
    ['Phone', ifDoubtful(phone)],
    ['WhatsApp', ifDoubtful(whatsapp)],
  ]);
}
