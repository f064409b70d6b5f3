/** Draws that depend on nothing but the seed, so that the same customer comes out on every machine. */
export interface Random {
  /** At least 0 and below 1. */
  fraction: () => number;
  /** A whole number from `least` to `most`, both included. */
  integer: (least: number, most: number) => number;
  chance: (probability: number) => boolean;
  pick: <Item>(items: readonly Item[]) => Item;
  /** One of the keys, each as often as its weight. */
  weighted: <Key extends string>(weights: Readonly<Partial<Record<Key, number>>>) => Key;
}

/** Mulberry32, begun from a mixed seed so that neighbouring seeds have nothing in common. */
export function randomFrom(seed: number): Random {
  let state = mix(seed + 0x9e3779b9);
  function fraction() {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  }
  const integer = (least: number, most: number) => least + Math.floor(fraction() * (most - least + 1));
  return {
    fraction,
    integer,
    chance: (probability) => fraction() < probability,
    pick<Item>(items: readonly Item[]): Item {
      return items[integer(0, items.length - 1)] as Item;
    },
    weighted<Key extends string>(weights: Readonly<Partial<Record<Key, number>>>): Key {
      const entries = Object.entries<number | undefined>(weights);
      let left = fraction() * entries.reduce((sum, [, weight = 0]) => sum + weight, 0);
      for (const [key, weight = 0] of entries) {
        left -= weight;
        if (left < 0) return key as Key;
      }
      return entries.at(-1)?.[0] as Key;
    },
  };
}

/** Murmur3's last step: maps 32 bits onto 32 bits one to one, near seeds far apart. */
function mix(seed: number): number {
  let hash = seed | 0;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return hash ^ (hash >>> 16);
}
