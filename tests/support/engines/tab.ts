import { setTimeout as sleep } from 'node:timers/promises';
import { idOf, type Send } from './webdriver';

/** Controls and fields, by their label. */
const kinds = {
  button: 'button',
  link: 'a[href]',
  field: 'input, select, textarea',
  option: 'option',
  choice: '[role=option]',
} as const;
type Kind = keyof typeof kinds;

/** Milliseconds. Generous: a busy machine takes many times as long. */
const timeout = 30_000;

/** The one tab of a browser that is driven by WebDriver, with what all engines have in common. */
export interface Tab {
  goto: (path: string) => Promise<void>;
  reload: () => Promise<void>;
  /**
   * Calls a function in the page; it may use nothing but its arguments. An element that it gives is a reference here, and
   * in the next call that element.
   */
  run: <Given extends unknown[], Result>(
    call: (...given: Given) => Result,
    ...given: Given
  ) => Promise<Result>;
  /** Waits until it is there, and presses it. */
  press: (kind: Kind, name: string) => Promise<void>;
  /** Replaces what a field holds by typing. */
  fill: (label: string, content: string) => Promise<void>;
  /** Chooses an option of a dropdown. */
  choose: (label: string, option: string) => Promise<void>;
  /** Presses a key where the focus is. */
  key: (key: string) => Promise<void>;
  valueOf: (label: string) => Promise<string>;
  /** Waits until the page shows a text. */
  sees: (text: string) => Promise<void>;
}

/** Runs in the page. Finds a visible control by its label or its text. */
function findNamed(selector: string, name: string, parent: Element | null): Element | undefined {
  const nameOf = (element: Element) => {
    const [label] = 'labels' in element ? ((element.labels as NodeListOf<Element> | null) ?? []) : [];
    const text = element.getAttribute('aria-label') ?? (label ?? element).textContent ?? '';
    return text.replace(/\s+/g, ' ').trim();
  };
  const around = parent ?? document.querySelector('dialog[open]') ?? document;
  return [...around.querySelectorAll(selector)].find(
    (element) =>
      nameOf(element) === name &&
      !element.matches(':disabled') &&
      (element.localName === 'option' || element.getClientRects().length > 0),
  );
}

/** Drives a tab at a site. */
export function driveTab(send: Send, address: string): Tab {
  const run = async <Given extends unknown[], Result>(
    call: (...given: Given) => Result,
    ...given: Given
  ): Promise<Result> =>
    (await send('execute', { script: `return (${call}).apply(null, arguments)`, args: given })) as Result;

  const shownText = () => run(() => document.body.innerText.replace(/[^\S\n]+/g, ' '));

  async function waitFor<Found>(what: string, look: () => Promise<Found>): Promise<NonNullable<Found>> {
    const start = performance.now();
    for (;;) {
      const found = await look();
      if (found) return found;
      if (performance.now() - start > timeout) {
        throw new Error(`There is no ${what}. The page shows:\n${await shownText()}`);
      }
      await sleep(200);
    }
  }

  const find = (kind: Kind, name: string, parent: Element | null = null) =>
    waitFor(`${kind} “${name}”`, () => run(findNamed, kinds[kind], name, parent));
  const click = (element: Element) => send('click', { id: idOf(element) });
  /** A driver takes an element for visible that a bar covers; the browser's own scrolling keeps clear of bars. */
  const scrollTo = (element: Element) =>
    run((target) => target.scrollIntoView({ block: 'nearest', behavior: 'instant' }), element);
  const type = (element: Element, text: string) => send('type', { id: idOf(element), text });

  return {
    goto: async (path) => void (await send('navigate', { url: `${address}${path}` })),
    reload: async () => void (await send('reload')),
    run,
    press: async (kind, name) => {
      const element = await find(kind, name);
      await scrollTo(element);
      await click(element);
    },
    fill: async (label, content) => {
      const field = await find('field', label);
      await run((element) => (element as HTMLInputElement).select(), field);
      await type(field, content);
    },
    choose: async (label, option) => {
      const field = await find('field', label);
      await click(await find('option', option, field));
    },
    key: async (key) => {
      const focused = await run(() => document.activeElement ?? document.body);
      await type(focused, key);
    },
    valueOf: async (label) =>
      run((element) => (element as HTMLInputElement).value, await find('field', label)),
    sees: async (text) =>
      void (await waitFor(`text “${text}”`, async () => (await shownText()).includes(text))),
  };
}
