interface Cache<Key, Made> {
  get: (key: Key) => Made | undefined;
  set: (key: Key, made: Made) => unknown;
}

/** @param cache a `WeakMap` lets go of keys that nothing else holds. */
export function memoize<Key, Made>(
  make: (key: Key) => Made,
  cache: Cache<Key, Made> = new Map(),
): (key: Key) => Made {
  return (key) => {
    const known = cache.get(key);
    if (known !== undefined) return known;
    const made = make(key);
    cache.set(key, made);
    return made;
  };
}
