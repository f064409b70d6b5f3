import { company } from '@/config/company';
import type { Customer } from '@/domain/customer';
import { displayName } from '@/domain/customer-text';
import { contentLine } from '@/lib/content-lines';
import { minuteLength } from '@/lib/dates';
import { labelledLines } from '@/lib/labelled-lines';
import { toSingleLine } from '@/lib/text';

const callLength = 15 * minuteLength;

/** All reminders of a customer share one UID, so that a calendar moves its entry. */
export function callReminder(customer: Customer, start: Date, now: Date): string {
  const summary = `Call ${displayName(customer)}`;
  const description = labelledLines([
    ['Phone', toSingleLine(customer.phone)],
    ['Company', toSingleLine(customer.companyName)],
  ]).join('\n');
  return [
    contentLine('BEGIN', 'VCALENDAR'),
    contentLine('VERSION', '2.0'),
    contentLine('PRODID', `-//${company.name}//Customer Management//EN`),
    contentLine('BEGIN', 'VEVENT'),
    contentLine('UID', `${company.slug}-call-${customer.id}`),
    contentLine('DTSTAMP', toUtc(now)),
    contentLine('DTSTART', toUtc(start)),
    contentLine('DTEND', toUtc(new Date(start.getTime() + callLength))),
    contentLine('SUMMARY', summary),
    description && contentLine('DESCRIPTION', description),
    contentLine('BEGIN', 'VALARM'),
    contentLine('ACTION', 'DISPLAY'),
    contentLine('DESCRIPTION', summary),
    contentLine('TRIGGER', 'PT0S'),
    contentLine('END', 'VALARM'),
    contentLine('END', 'VEVENT'),
    contentLine('END', 'VCALENDAR'),
  ].join('');
}

const toUtc = (date: Date) => date.toISOString().replace(/[-:]|\.\d+/g, '');
