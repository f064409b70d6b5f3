import { compareCsv } from './csv';
import { generateCustomers } from './generate-customers';
import { showPlainList } from './plain-list';
import { showTanStackList } from './tanstack-list';

const { data, list, csv, rounds, fields } = Object.fromEntries(new URLSearchParams(window.location.search));
const root = document.querySelector<HTMLElement>('#root');
if (csv) Reflect.set(window, 'csvTimes', compareCsv(Number(csv), Number(rounds)));
else if (fields) {
  Reflect.set(window, 'customers', JSON.parse(JSON.stringify(generateCustomers(Number(fields)))));
} else if (root) {
  const rows = await (await fetch(`/${data}`)).json();
  (list === 'plain' ? showPlainList : showTanStackList)(root, rows);
}
