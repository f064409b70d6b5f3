import { showPlainList } from './plain-list';
import { showTanStackList } from './tanstack-list';

const { data, list } = Object.fromEntries(new URLSearchParams(window.location.search));
const rows = await (await fetch(`/${data}`)).json();
const root = document.querySelector<HTMLElement>('#root');
if (root) (list === 'plain' ? showPlainList : showTanStackList)(root, rows);
