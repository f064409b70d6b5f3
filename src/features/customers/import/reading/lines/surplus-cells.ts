import type { ImportTarget } from '@/domain/import/import-targets';
import { recogniseTitles } from '@/domain/import/recognise-columns';
import { memoizeLast } from '@/lib/memoize-last';
import { hasVisibleText } from '@/lib/text';

interface Joined {
  cells: string[];
  column: number;
}

/** A file's titles are the same for all its lines, and recognising them takes milliseconds. */
const targetsOf = memoizeLast(recogniseTitles);

/** Joins as many neighbours as there are surplus cells: those that then fit the titles best. */
export function joinSurplus(cells: readonly string[], titles: readonly string[], delimiter: string): Joined {
  const surplus = cells.length - titles.length;
  const targets = targetsOf(titles);
  const fitsAt = (shift: number) => targets.map((target, at) => fitOf(cells[at + shift] ?? '', target));
  const [unmoved, moved] = [fitsAt(0), fitsAt(surplus)];
  const candidates = titles.map((_, column): Joined & { fit: number } => {
    const parts = cells.slice(column, column + surplus + 1);
    const text = parts.join(delimiter);
    const joined = [...cells.slice(0, column), text, ...cells.slice(column + surplus + 1)];
    const fits = [...unmoved.slice(0, column), fitOf(text, targets[column]), ...moved.slice(column + 1)];
    const fit =
      fits.reduce((sum, one) => sum + one, 0) +
      bondOf(parts) +
      (commaLikelihood[targets[column] ?? 'name'] ?? 0);
    return { cells: joined, column, fit };
  });
  return candidates.reduce((best, next) => (next.fit >= best.fit ? next : best));
}

const commaLikelihood: Partial<Record<ImportTarget, number>> = {
  address: 0.5,
  note: 0.4,
  message: 0.4,
  companyName: 0.3,
  phone: 0.25,
  position: 0.2,
};

function bondOf(parts: readonly string[]): number {
  return parts.slice(1).filter((part, index) => {
    const isNumber = /\d$/.test(parts[index] ?? '') && /^\d{3}\b/.test(part);
    return /^\s/.test(part) || isNumber;
  }).length;
}

const phone = /^[\s\d()+./-]*\d{3}[\s\d()+./-]*\d{4}\s*$/;

function fitOf(cell: string, target: ImportTarget | undefined): number {
  if (!hasVisibleText(cell)) return 0;
  const parts = cell.split(/[,;|\t]/).filter(hasVisibleText);
  const emails = parts.filter((part) => /\S@\S/.test(part)).length;
  const isPhone = parts.length > 0 && cell.length < 40 && parts.every((part) => phone.test(part));
  if (target === 'email') return emails > 0 && emails === parts.length ? 3 : -3;
  if (target === 'phone') return isPhone ? 2 : -2;
  return emails > 0 || isPhone ? -1 : 0;
}
