import { hasVisibleText } from '@/lib/text';
import type { FileRecord } from './csv-records';
import { isContact } from './header-line';

const unit =
  '(?:record|row|line|entrie|entry|item|customer|client|contact|lead|account|compan(?:y|ie)|result)s?';
const list = '(?:this |the )?(?:report|list|file|data|document)';
const made = 'generated|exported|downloaded|extracted';
const alsoOfFirms = 'printed|created|prepared|produced|run';

const month = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*';
const weekday = '(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?';
const day = `(?:\\d{1,2}[/.-]\\d{1,2}[/.-]\\d{2,4}|\\d{4}-\\d{2}-\\d{2}|${month}\\.? \\d{1,2},? \\d{4}|\\d{1,2}[ -]${month}[ -,]*\\d{4})`;
const zone = '(?:utc|gmtz?|[acemp][ds]t|z)?(?:[+-]\\d[\\d:]*)?';
const time = `\\d{1,2}:\\d{2}(?::\\d{2})?(?:\\.\\d+)?(?: ?[ap]\\.?m\\.?)?(?: ?${zone})?`;
const dayOrTime = `(?:${weekday},? )?(?:${day}(?:,? (?:at )?${time})?|${time}(?:,? ${day})?)`;
const onlyDay = new RegExp(`^${dayOrTime}$`);
const everyDay = new RegExp(`(?<![\\w/.:-])${dayOrTime}(?![\\w/:-])`, 'g');
const years = /(?<![\d-])(?:19|20)\d\d(?: ?[-–] ?(?:19|20)\d\d)?(?![\d-])/g;

const aboutReport = [
  /^(?:copyright\b.*(?:©|\(c\)|\b(?:19|20)\d\d\b)|©|\(c\) ?(?:19|20)\d\d\b)|\ball rights reserved\.?$/,
  /^(?:(?:strictly|company|(?:private|proprietary)(?: and| &)?) )?confidential(?: information| document| report)?(?: ?[-–:.,].*)?$/,
  new RegExp(`^(?:${list} )?(?:was )?(?:${made}) ?(?:(?:by|on|at|from|using|with|date|time)\\b|:)`),
  new RegExp(`^(?:${alsoOfFirms}) (?:by|on|at|from|using|with)\\b.*(?::|\\b${day})|^(?:${alsoOfFirms}) ?:`),
  new RegExp(`^${list} (?:was )?(?:${alsoOfFirms})\\b`),
  /^as (?:of|at)\b.*\d/,
  /^page:? ?\d+(?: ?(?:of|\/) ?\d+)?$/,
  new RegExp(`^end of ${list}$`),
  /^(?:filters?|filtered|filter criteria|sorted|criteria|report (?:criteria|filters?|order|name|title))(?: by| includes)? ?:/,
  new RegExp(
    `^(?:grand ?|sub-?)?totals?(?: number of)?:? ?\\(?(?:${unit} ?[:=]? ?\\d[\\d,]*|\\d[\\d,]* ${unit})\\)?$`,
  ),
  new RegExp(`^\\d[\\d,]* ${unit}(?: (?:in total|found|listed|exported|printed))?$`),
];
const besideDay =
  /^(?:accrual basis|cash basis|(?:(?:report|run|print(?:ed|ing)?|export(?:ed)?|generation) )?(?:date|time)(?: ?(?:and|&|\/) ?(?:date|time))?(?: (?:printed|generated|exported|of (?:print(?:ing)?|report|export)))? ?:)$/;
const titleOfReport = /\b(?:report|(?:customer|contact|client|lead)s? list)$/;

const longestRemark = 300;
const toPlain = (text: string) =>
  text
    .slice(0, longestRemark)
    .replace(/\s+/g, ' ')
    .replace(/^[\s*=_"-]+|[\s*=_"-]+$/g, '')
    .toLowerCase();

const withoutDays = (text: string) => text.replace(everyDay, '').replace(years, '').trim();

/** A phone number or an address among the cells means a customer. */
function isAboutReport({ cells }: FileRecord): boolean {
  const filled = cells.filter(hasVisibleText);
  if (filled.length === 0 || filled.length > 3 || /^[\d,]*$/.test(filled[0] ?? '')) return false;
  const parts = filled.map(toPlain);
  if (parts.some((part) => isContact(withoutDays(part)))) return false;
  const text = parts.join(' ');
  return (
    onlyDay.test(text) ||
    besideDay.test(withoutDays(text)) ||
    aboutReport.some((pattern) => pattern.test(text))
  );
}

/** Reports name their author, day, owner and length below the list, and on each page. */
export function reportLines(records: readonly FileRecord[]): ReadonlySet<FileRecord> {
  const found = new Set(records.filter(isAboutReport));
  const titles = records.filter(({ cells }, at) => {
    const [first = '', ...others] = cells.filter(hasVisibleText);
    const next = records[at + 1];
    return others.length === 0 && titleOfReport.test(toPlain(first)) && next && found.has(next);
  });
  return new Set([...found, ...titles]);
}
