import { type ImportTarget, missingTargets } from '@/domain/import/import-targets';
import { recogniseTitles } from '@/domain/import/recognise-columns';
import { importLimits } from '@/features/customers/import/reading/import-file';
import { countEach } from '@/lib/count-each';
import { type FileRecord, joinDoubts, toRecord } from './csv-records';
import { toTitle } from './header-line';

interface LabelledGroups {
  titles: string[];
  customers: readonly FileRecord[];
  others: readonly FileRecord[];
}

interface LabelledLine {
  record: FileRecord;
  text: string;
  label: string;
  key: string;
  value: string;
}

interface Title {
  key: string;
  label: string;
  target: ImportTarget | undefined;
}

const labelAndValue = /^[\s*•-]*(\p{L}[^:\t,;|]{0,59}?) ?\**(?::(?!\/\/)|[-–=] )\**\s*(.*)$/su;

function toLabelled(record: FileRecord, delimiter: string): LabelledLine {
  const [first = '', second = '', ...others] = record.cells;
  const text = record.cells.join(delimiter);
  const isPair = record.width > 1 && others.length === 0 && !labelAndValue.exec(first)?.[2];
  const [, written = '', value = ''] = isPair ? [text, first, second] : (labelAndValue.exec(text) ?? []);
  const label = toTitle(written);
  return { record, text, label, key: label.toLowerCase(), value: value.trim() };
}

const usual = 0.6;

function titlesOf(lines: readonly LabelledLine[]): readonly Title[] {
  const times = countEach(lines.map(({ key }) => key));
  const keys = [...times.keys()].filter(Boolean);
  if (keys.length > importLimits.columns) return [];
  const labels = keys.map((key) => lines.find((line) => line.key === key)?.label ?? key);
  const targets = recogniseTitles(labels);
  if (missingTargets(targets).length > 0) return [];
  const titles = keys
    .map((key, at) => ({ key, label: labels[at] ?? key, target: targets[at] }))
    .filter(({ key, target }) => target !== undefined || times.get(key) !== 1);
  const labelled = lines.filter(({ key }) => titles.some((title) => title.key === key));
  return labelled.length > lines.length * usual ? titles : [];
}

function toBlocks(lines: readonly LabelledLine[]): LabelledLine[][] {
  const blocks: LabelledLine[][] = [];
  for (const line of lines) {
    const block = blocks.at(-1);
    if (block?.at(-1)?.record.number === line.record.number - 1) block.push(line);
    else blocks.push([line]);
  }
  return blocks;
}

/** Lines that come again directly before the first of a group are headings. */
function toGroups(lines: readonly LabelledLine[], titles: readonly Title[]) {
  const known = new Map(titles.map((title) => [title.key, title]));
  const titleOf = ({ key }: LabelledLine) => known.get(key);
  const isOneOf = (line: LabelledLine, targets: readonly ImportTarget[]) =>
    targets.some((target) => titleOf(line)?.target === target);
  const isOfName = (line: LabelledLine) => isOneOf(line, ['name', 'firstName']);
  const isOfPhone = (line: LabelledLine) => isOneOf(line, ['phone', 'whatsapp']);
  const times = countEach(lines.map(({ text }) => text));
  const groups: LabelledLine[][] = [];
  const others: LabelledLine[] = [];
  let headings: LabelledLine[] = [];
  for (const block of toBlocks(lines)) {
    const first = block.find(titleOf);
    for (const line of block) {
      const group = groups.at(-1) ?? [];
      const isAgain = group.some(({ key }) => key === line.key);
      const isWhole = group.some(isOfName) && group.some(isOfPhone);
      const isNext =
        (isAgain && (isOfName(line) || line.key === titles[0]?.key)) ||
        (line === first && (isAgain || (isWhole && block.some(isOfName))));
      if (titleOf(line) && (isNext || groups.length === 0)) {
        others.push(...headings);
        groups.push([line]);
      } else if (groups.length === 0) others.push(line);
      else if (!titleOf(line) && times.get(line.text) !== 1) {
        headings.push(line);
        continue;
      } else group.push(...headings, line);
      headings = [];
    }
  }
  groups.at(-1)?.push(...headings);
  return { groups, others };
}

function toCustomer(group: readonly LabelledLine[], titles: readonly Title[]): FileRecord {
  const values = new Map<string, string[]>();
  let last = '';
  for (const { key, text, value } of group) {
    const isLabelled = titles.some((title) => title.key === key);
    if (isLabelled) last = key;
    values.set(last, values.get(last) ?? []);
    values.get(last)?.push(isLabelled ? value : text);
  }
  const records = group.map(({ record }) => record);
  const cells = titles.map(({ key }) => values.get(key)?.join('\n').trim() ?? '');
  const raw = group.map(({ text }) => text).join('\n');
  return { ...toRecord(records[0]?.number ?? 0, cells, raw), ...joinDoubts(records) };
}

/** Reads groups of lines such as 'Name: Ann Sample', which the e-mails of a form have, as customers. */
export function readLabelledGroups(
  records: readonly FileRecord[],
  delimiter: string,
): LabelledGroups | undefined {
  const lines = records.map((record) => toLabelled(record, delimiter));
  const titles = titlesOf(lines);
  if (titles.length === 0) return undefined;
  const { groups, others } = toGroups(lines, titles);
  return {
    titles: titles.map(({ label }) => label),
    customers: groups.map((group) => toCustomer(group, titles)),
    others: others.map(({ record }) => record),
  };
}
