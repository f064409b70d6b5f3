import Papa from 'papaparse';
import { customersToCsv, toCells } from '@/features/customers/export/customers-csv';
import { byteOrderMark } from '@/lib/csv';
import { generateCustomers } from '../../tools/seed/generate-customer';

/** What the export guards against: a formula that is no phone number. */
const formula = /^(?!\+\d{1,3}(?:\d{4,12}| \d{2,4}(?:[ -]\d{2,4}){1,3})$)[=+\-@\t\r\n]/;

/** Milliseconds of each round. */
export interface CsvTimes {
  ours: number[];
  papaparse: number[];
}

/**
 * The export beside papaparse with the same guard, from the same customers, in turn.
 * @throws when a cell differs.
 */
export async function compareCsv(count: number, rounds: number): Promise<CsvTimes> {
  const customers = generateCustomers(count, new Date());
  const write = async () => (await customersToCsv(customers)).join('');
  const unparse = () => Papa.unparse(customers.map(toCells), { newline: '\r\n', escapeFormulae: formula });
  // Before anything is timed: what it leaves behind would be collected at the cost of what comes next.
  const cells = Papa.parse((await write()).slice(byteOrderMark.length), { skipEmptyLines: true });
  if (JSON.stringify(cells.data.slice(1)) !== JSON.stringify(Papa.parse(unparse()).data)) {
    throw new Error('papaparse writes other cells.');
  }
  const times: CsvTimes = { ours: [], papaparse: [] };
  for (let round = 0; round < rounds; round += 1) {
    let begun = performance.now();
    await write();
    times.ours.push(performance.now() - begun);
    begun = performance.now();
    unparse();
    times.papaparse.push(performance.now() - begun);
  }
  return times;
}
