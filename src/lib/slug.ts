import { toBaseLetters } from './search-text';

/** Every file system takes a name of this length. */
const slugLimit = 60;

/** 'Ángela O’Neil' → 'angela-o-neil' */
export function toSlug(text: string): string {
  const words = toBaseLetters(text).split(/[^a-z0-9]+/);
  return words.filter(Boolean).join('-').slice(0, slugLimit).replace(/-$/, '');
}
