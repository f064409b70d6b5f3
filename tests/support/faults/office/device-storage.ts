/** How a browser's storage answers pages. */
export type StorageMode = 'whole' | 'refused' | 'full';

/** A storage whose items are its own properties, as a browser's are. */
class Items {
  [key: string]: unknown;
}

/** A local or session storage of a device. */
export class DeviceStorage {
  readonly items = new Items();
  readonly #mode: () => StorageMode;
  /** Called with the key that a page has changed. */
  readonly #onChange: (key: string) => void;

  constructor(mode: () => StorageMode, onChange: (key: string) => void = () => {}) {
    this.#mode = mode;
    this.#onChange = onChange;
    const methods = {
      getItem: (key: string) => (Object.hasOwn(this.items, key) ? String(this.items[key]) : null),
      setItem: (key: string, value: string) => {
        if (this.#mode() === 'full') throw new DOMException('No room.', 'QuotaExceededError');
        this.items[key] = value;
        this.#onChange(key);
      },
      removeItem: (key: string) => {
        if (!Object.hasOwn(this.items, key)) return;
        delete this.items[key];
        this.#onChange(key);
      },
    };
    for (const [name, value] of Object.entries(methods))
      Object.defineProperty(this.items, name, { value, enumerable: false });
  }

  /** As a page reaches it. @throws {DOMException} where the browser refuses. */
  forPage(): Items {
    if (this.#mode() === 'refused') throw new DOMException('denied', 'SecurityError');
    return this.items;
  }
}
