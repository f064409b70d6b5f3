import type { CustomerStatus } from '@/domain/customer-status';
import { toRow } from '@/features/customers/store/customer-row';
import { filterRows } from '@/features/customers/store/filter-rows';
import { buildCustomer } from '../tests/support/build-customer.ts';
import { reportRatio } from './support/measure.ts';

const count = 100_000;
/** Searching may cost so many times one plain pass; lower-casing each text anew, say, costs far more. */
const limit = 8;

const firstNames = ['Marcia', 'Leroy', 'Simone', 'Devon', 'Shelly-Ann', 'Camille', 'Rohan', 'Latoya'];
const lastNames = ['Bennett', 'Ricketts', 'Grant', 'Miller', 'Chung', 'Hylton', 'Sharpe', 'Morgan', 'Smith'];
const statuses: CustomerStatus[] = ['new', 'contacted', 'customer', 'inactive'];
const pick = <Item>(items: readonly Item[], n: number) => items[n % items.length] as Item;

const customers = Array.from({ length: count }, (_, n) =>
  buildCustomer({
    id: `customer${n}`,
    firstName: pick(firstNames, n),
    lastName: pick(lastNames, n >> 3),
    email: `customer.${n}@hopefarm.example`,
    companyName: n % 3 ? `Hope Farm ${n} Limited` : '',
    phone: `+1 876-555-01${String(n % 100).padStart(2, '0')}`,
    status: pick(statuses, n >> 2),
  }),
);

const prepareStarted = performance.now();
const rows = customers.map(toRow);
console.log(`Preparing ${count} customers once: ${(performance.now() - prepareStarted).toFixed(0)} ms.`);

const haystacks = rows.map(({ haystack }) => haystack);
const plainPass = () => haystacks.filter((haystack) => haystack.includes('zzz')).length;

const searches = [
  { name: 'nothing found', search: 'zzz', status: undefined },
  { name: 'one letter', search: 'a', status: undefined },
  { name: 'both names', search: 'Marcia Bennett', status: undefined },
  { name: 'company, one status', search: 'Farm 4321', status: 'new' as const },
  { name: 'digits of a phone', search: '876 555 0142', status: undefined },
  { name: 'status alone', search: '', status: 'contacted' as const },
];

const ratios = searches.map(({ name, ...filter }) =>
  reportRatio(name, () => filterRows(rows, filter).length, plainPass),
);
const worst = Math.max(...ratios);
console.log(`Worst: ${worst.toFixed(2)} times a plain pass; the limit is ${limit}.`);
process.exitCode = worst > limit ? 1 : 0;
