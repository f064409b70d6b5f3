import { cellsOf, type ListedCustomer, rowHeight } from './listed-customer';

/** Rows drawn above and below what is in view. */
const overscan = 6;

/**
 * The least that a browser has to do: an array, `filter`, `sort` and a table of the rows in view. No framework, no
 * lookup prepared, nothing but the columns in memory.
 */
export function showPlainList(root: HTMLElement, all: readonly ListedCustomer[]) {
  let search = '';
  let ascending: boolean | undefined;
  let visible = all;

  const box = document.createElement('input');
  box.type = 'search';
  const table = document.createElement('table');
  table.innerHTML =
    '<thead><tr><th><button type="button">Name</button></th><th>Contact</th><th>Business</th><th>Fuel</th><th>Status</th></tr></thead><tbody></tbody>';
  root.append(box, table);
  const body = table.tBodies[0] ?? table.createTBody();
  const heading = table.querySelector('button');

  function apply() {
    const needle = search.toLowerCase();
    visible = needle
      ? all.filter(({ name, email, company }) =>
          `${name}\n${email}\n${company}`.toLowerCase().includes(needle),
        )
      : all;
    if (ascending !== undefined) {
      const up = ascending ? -1 : 1;
      visible = [...visible].sort((a, b) => (a.name === b.name ? 0 : a.name < b.name ? up : -up));
    }
    draw();
  }

  function draw() {
    const top = Math.max(0, window.scrollY - body.offsetTop);
    const first = Math.max(0, Math.floor(top / rowHeight) - overscan);
    const last = Math.min(visible.length, first + Math.ceil(window.innerHeight / rowHeight) + 2 * overscan);
    body.replaceChildren(
      space(first * rowHeight),
      ...visible.slice(first, last).map((customer) => {
        const row = document.createElement('tr');
        for (const text of cellsOf(customer)) row.insertCell().textContent = text;
        return row;
      }),
      space((visible.length - last) * rowHeight),
    );
  }

  box.addEventListener('input', () => {
    search = box.value;
    apply();
  });
  heading?.addEventListener('click', () => {
    ascending = !ascending;
    apply();
  });
  window.addEventListener('scroll', draw, { passive: true });
  draw();
}

function space(height: number): HTMLElement {
  const row = document.createElement('tr');
  row.style.height = `${height}px`;
  return row;
}
