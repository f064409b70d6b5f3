import type { ListedCustomer } from './listed-customer';

const parameters = Object.fromEntries(new URLSearchParams(window.location.search));
const { data, list, csv, rounds, fields, without = '' } = parameters;
const root = document.querySelector<HTMLElement>('#root');
// Each loads what it needs alone: the others would count as what it holds.
if (csv) {
  const { timeCsv } = await import('./csv');
  Reflect.set(window, 'csvTimes', timeCsv(Number(csv), Number(rounds)));
} else if (fields) {
  const { generateCustomers } = await import('../../tools/seed/generate-customer');
  const customers = generateCustomers(Number(fields), new Date());
  const left = new Set(without.split(',').filter(Boolean));
  const text = JSON.stringify(customers, (key, value) => (left.has(key) ? undefined : value));
  Reflect.set(window, 'customers', JSON.parse(text));
} else if (root) {
  const rows: ListedCustomer[] = await (await fetch(`/${data}`)).json();
  if (list === 'plain') (await import('./plain-list')).showPlainList(root, rows);
  else (await import('./tanstack-list')).showTanStackList(root, rows);
}
