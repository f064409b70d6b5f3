import { webcrypto } from 'node:crypto';
import { JSDOM, VirtualConsole } from 'jsdom';
import type { PageScript } from './build-page-script';
import type { Network } from './network';
import type { VirtualClock } from './virtual-clock';
import { whileOpen } from './while-open';

/** Typed values of the fields that the schedules vary. */
export interface Content {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  message: string;
  newsletter: boolean;
}

export interface Browser {
  clock: VirtualClock;
  network: Network;
  script: PageScript;
  /** Whether pages may use the browser's storage. */
  hasStorage: boolean;
  /** The local storage that its tabs share. */
  localStorage: SharedStorage;
  /** Seed of `Math.random`, so that a schedule takes the same course each time. */
  random: number;
  /** Everything that a page printed or threw. */
  complaints: string[];
}

/** A local storage; its items are its own properties, as a browser's are. */
export class SharedStorage {
  [key: string]: unknown;
  readonly #onChange: () => void;

  constructor(onChange: () => void) {
    this.#onChange = onChange;
  }

  getItem(key: string): string | null {
    return Object.hasOwn(this, key) ? String(this[key]) : null;
  }

  setItem(key: string, value: string): void {
    this[key] = value;
    this.#onChange();
  }

  removeItem(key: string): void {
    delete this[key];
    this.#onChange();
  }
}

const address = 'http://127.0.0.1/contact';

/** One tab at /contact: a jsdom window of its own that runs the built script of the form. */
export class Tab {
  readonly name: string;
  readonly #browser: Browser;
  #window: JSDOM['window'];
  /** Ends when the page that the tab shows is left. */
  #left = new AbortController();

  constructor(browser: Browser, name: string, copied?: Tab) {
    this.name = name;
    this.#browser = browser;
    this.#window = this.#open(copied?.stored() ?? []);
  }

  /** Loads the page again, as the browser's button does. */
  reload(): void {
    const stored = this.stored();
    this.close();
    this.#window = this.#open(stored);
  }

  /** Nothing of the page happens any more; its requests may still arrive. */
  close(): void {
    this.#left.abort();
    this.#window.dispatchEvent(new this.#window.Event('pagehide'));
    this.#window.close();
  }

  stored(): [string, string][] {
    return this.#browser.hasStorage ? Object.entries({ ...this.#window.sessionStorage }) : [];
  }

  /** Goes to another page of the site by a link. */
  followLink(): void {
    this.#window.document.querySelector('a')?.click();
  }

  goBack(): void {
    this.press('Back');
  }

  /** Tells the page that the connection came or went. */
  tellOnline(isOnline: boolean): void {
    this.#window.dispatchEvent(new this.#window.Event(isOnline ? 'online' : 'offline'));
  }

  /** Tells the page that the local storage was changed. */
  tellStorage(): void {
    this.#window.dispatchEvent(new this.#window.Event('storage'));
  }

  /** The form, when it is on the screen. */
  get form(): HTMLFormElement | null {
    return this.#window.document.forms[0] ?? null;
  }

  /** Whether the form takes no input, as it is being sent. */
  get isSending(): boolean {
    return this.#sendButton()?.textContent?.includes('Saving to Database...') ?? false;
  }

  /** The reference on the 'Thank You!' screen, when that is shown. */
  get reference(): string | undefined {
    const { document } = this.#window;
    // Asked at every event: jsdom remembers what has a name, but searches for a selector each time.
    if (document.getElementsByTagName('h1')[0]?.textContent !== 'Thank You!') return undefined;
    return document.querySelector('dd')?.textContent?.replaceAll(' ', '') ?? '';
  }

  /** Everything the screen says. */
  get text(): string {
    return this.#window.document.body.textContent ?? '';
  }

  get alert(): string {
    return this.#window.document.querySelector('[role=alert]')?.textContent ?? '';
  }

  get content(): Content {
    return {
      firstName: this.#control('firstName').value,
      lastName: this.#control('lastName').value,
      email: this.#control('email').value,
      phone: this.#control('phone').value,
      message: this.#control('message').value,
      newsletter: this.#control('newsletter').checked,
    };
  }

  /** Writes into the form, and says whether it could: while it is sent it takes no input. */
  write(content: Partial<Content>): void {
    for (const [field, value] of Object.entries(content)) {
      const control = this.#control(field);
      if (typeof value === 'boolean') {
        if (control.checked !== value) control.click();
      } else this.#type(control, value);
    }
  }

  /** Fills in the field that no person sees, as an extension may do for them. */
  fillHoneypot(): void {
    const control = this.form?.querySelector<HTMLInputElement>('[aria-hidden=true] input');
    if (!control) throw new Error('The form has no hidden field.');
    this.#type(control, 'Fuel');
  }

  /** Presses the button that sends the form, as often. */
  submit(times = 1): void {
    for (let press = 0; press < times; press += 1) this.#sendButton()?.click();
  }

  /** Presses another button, if it is there. */
  press(name: string): boolean {
    const button = [...this.#window.document.querySelectorAll('button')].find(
      ({ textContent }) => textContent === name,
    );
    button?.click();
    return button !== undefined;
  }

  /** Follows a link, if it is there. */
  follow(name: string): boolean {
    const link = [...this.#window.document.querySelectorAll('a')].find(
      ({ textContent }) => textContent === name,
    );
    link?.click();
    return link !== undefined;
  }

  #sendButton() {
    return [...(this.form?.querySelectorAll<HTMLButtonElement>('button[type=submit]') ?? [])].at(-1);
  }

  #control(name: string): HTMLInputElement {
    const control = this.form?.elements.namedItem(name);
    if (!control) throw new Error(`The form has no field ${name}.`);
    return control as HTMLInputElement;
  }

  /** As React learns of it: an event after the value was set past its own setter. */
  #type(control: HTMLInputElement, value: string): void {
    const { HTMLInputElement, HTMLTextAreaElement, Event } = this.#window;
    const { prototype } = control.tagName === 'TEXTAREA' ? HTMLTextAreaElement : HTMLInputElement;
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value);
    control.dispatchEvent(new Event('input', { bubbles: true }));
  }

  #open(stored: readonly [string, string][]): JSDOM['window'] {
    const { clock, network, script, hasStorage, localStorage, random, complaints } = this.#browser;
    const virtualConsole = new VirtualConsole();
    const complain = (...parts: unknown[]) => complaints.push(`${this.name}: ${parts.map(String).join(' ')}`);
    for (const kind of ['error', 'warn', 'info', 'log'] as const) virtualConsole.on(kind, complain);
    virtualConsole.on('jsdomError', complain);
    const page = new JSDOM('<!doctype html><title>Contact</title>', {
      url: address,
      virtualConsole,
    });
    const { window } = page;
    this.#left = new AbortController();
    const { signal } = this.#left;
    const openedAt = clock.now;
    const given = {
      fetch: (url: string, init: RequestInit) => whileOpen(network.fetch(this.name, url, init), signal),
      setTimeout: (run: () => void, delay?: number) => clock.setTimeout(() => signal.aborted || run(), delay),
      clearTimeout: (id?: number) => clock.clearTimeout(id),
      // No script is fetched: the page has them all.
      performance: Object.assign(new window.EventTarget(), {
        now: () => clock.now - openedAt,
        getEntriesByType: () => [],
      }),
      crypto: {
        getRandomValues: (array: Uint8Array) => webcrypto.getRandomValues(array),
        randomUUID: () => webcrypto.randomUUID(),
        subtle: {
          digest: (algorithm: string, data: Uint8Array) =>
            whileOpen(clock.hold(webcrypto.subtle.digest(algorithm, data)), signal),
        },
      },
      Math: Object.create(Math, { random: { value: () => random } }),
      TextEncoder,
      TextDecoder,
      // Nothing has a size here.
      ResizeObserver: class {
        observe() {}
        disconnect() {}
      },
    };
    for (const [name, value] of Object.entries(given)) {
      Object.defineProperty(window, name, { value, configurable: true, writable: true });
    }
    Object.defineProperty(window.navigator, 'onLine', { get: () => network.isOnline });
    if (hasStorage) {
      for (const [key, value] of stored) window.sessionStorage.setItem(key, value);
      Object.defineProperty(window, 'localStorage', { value: localStorage });
    } else {
      for (const name of ['sessionStorage', 'localStorage']) {
        Object.defineProperty(window, name, {
          get: () => {
            throw new window.DOMException('denied', 'SecurityError');
          },
        });
      }
    }
    script(window);
    return window;
  }
}
