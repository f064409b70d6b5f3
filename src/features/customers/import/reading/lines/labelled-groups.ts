import { missingTargets } from '@/domain/import/import-targets';
import { recogniseTitles } from '@/domain/import/recognise-columns';
import { importLimits } from '@/features/customers/import/reading/import-file';
import { type FileRecord, toRecord } from './csv-records';
import { toTitle } from './header-line';

interface LabelledTable {
  titles: string[];
  customers: readonly FileRecord[];
  others: readonly FileRecord[];
}

interface LabelledLine {
  record: FileRecord;
  label: string;
  value: string;
}

const labelAndValue = /^[\s*•-]*(\p{L}[^:\t,;|]{0,59}?) ?\**(?::(?!\/\/)|\t|[-–=] )\**\s*(.*)$/su;

function toLabelled(record: FileRecord): LabelledLine {
  const [, label, value = ''] = labelAndValue.exec(record.raw) ?? [];
  if (label !== undefined) return { record, label: toTitle(label), value: value.trim() };
  const [first = '', second = ''] = record.cells;
  const isPair = record.width > 1 && record.cells.length <= 2;
  return { record, label: isPair ? toTitle(first) : '', value: second.trim() };
}

function countEach(texts: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
}

const usual = 0.6;

function labelsOf(lines: readonly LabelledLine[]): string[] {
  const times = countEach(lines.map(({ label }) => label));
  const labels = [...times.keys()].filter(Boolean);
  if (labels.length > importLimits.columns) return [];
  const targets = recogniseTitles(labels);
  if (missingTargets(targets).length > 0) return [];
  const titles = labels.filter((label, at) => targets[at] !== undefined || times.get(label) !== 1);
  return lines.filter(({ label }) => titles.includes(label)).length > lines.length * usual ? titles : [];
}

/** Reads groups of lines such as 'Name: Ann Sample', which the e-mails of a form have, as customers. */
export function readLabelledLines(records: readonly FileRecord[]): LabelledTable | undefined {
  const lines = records.map(toLabelled);
  const titles = labelsOf(lines);
  if (titles.length === 0) return undefined;
  const times = countEach(records.map(({ raw }) => raw));
  const groups: { first: FileRecord; texts: string[]; values: Map<string, string> }[] = [];
  const others: FileRecord[] = [];
  let [title, before] = ['', 0];
  for (const { record, label, value } of lines) {
    const isTitle = titles.includes(label);
    const isBehindBlank = record.number > before + 1;
    before = record.number;
    const isNext = label === titles[0] || (isBehindBlank && groups.at(-1)?.values.has(label));
    if (isTitle && (isNext || groups.length === 0))
      groups.push({ first: record, texts: [], values: new Map() });
    const group = groups.at(-1);
    if (!group || (!isTitle && times.get(record.raw) !== 1)) {
      others.push(record);
      continue;
    }
    title = isTitle ? label : title;
    group.texts.push(record.raw);
    group.values.set(title, `${group.values.get(title) ?? ''}\n${isTitle ? value : record.raw}`.trim());
  }
  const customers = groups.map(({ first, texts, values }) =>
    toRecord(
      first.number,
      titles.map((title) => values.get(title) ?? ''),
      texts.join('\n'),
    ),
  );
  return { titles, customers, others };
}
