import type { Customer } from '@/domain/customer';
import { dialDigits, dialNumber } from '@/domain/phone';
import { displayName } from '@/features/customers/store/customer-text';
import { contentLine } from '@/lib/content-lines';
import { hasVisibleText, toSingleLine } from '@/lib/text';

/**
 * The customer as a vCard, for a phone's address book. Version 3.0: every phone and Outlook take it in,
 * while Outlook and older Androids know no 4.0.
 */
export function contactCard(customer: Customer): string {
  const { firstName, lastName, phone, whatsapp, address, parish } = customer;
  const hasOwnWhatsapp = dialDigits(whatsapp) !== dialDigits(phone);
  return [
    contentLine('BEGIN', 'VCARD'),
    contentLine('VERSION', '3.0'),
    contentLine('N', toSingleLine(lastName), toSingleLine(firstName), '', '', ''),
    contentLine('FN', displayName(customer)),
    filledLine('ORG', customer.companyName),
    filledLine('TITLE', customer.position),
    filledLine('TEL;TYPE=WORK,VOICE', dialNumber(phone)),
    ...(hasOwnWhatsapp ? whatsappLines(dialNumber(whatsapp)) : []),
    filledLine('EMAIL;TYPE=INTERNET', customer.email),
    hasVisibleText(address + parish)
      ? contentLine('ADR;TYPE=WORK', '', '', toSingleLine(address), '', toSingleLine(parish), '', 'Jamaica')
      : '',
    contentLine('NOTE', `Reference ID: ${customer.id}`),
    contentLine('END', 'VCARD'),
  ].join('');
}

const filledLine = (name: string, text = '') =>
  hasVisibleText(text) ? contentLine(name, toSingleLine(text)) : '';

/** No vCard names a WhatsApp number; this label is read by iPhones and by Google, and does others no harm. */
const whatsappLines = (number: string | undefined) =>
  number ? [contentLine('item1.TEL;TYPE=CELL', number), contentLine('item1.X-ABLabel', 'WhatsApp')] : [];
