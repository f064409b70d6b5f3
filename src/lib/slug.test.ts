import { describe, expect, it } from 'vitest';
import { toSlug } from './slug';

describe('a slug', () => {
  it.each([
    ['Marcia Bennett', 'marcia-bennett'],
    ['Ángela O’Neil-Nuñez ', 'angela-o-neil-nunez'],
    ['../../etc/passwd\r\n.exe', 'etc-passwd-exe'],
    ['\u202egpj.exe', 'gpj-exe'],
    ['ﬁve ①', 'five-1'],
    ['Bjørn Strauß', 'bjorn-strauss'],
    ['李 – 👩‍🚒 \ud83d', ''],
    ['', ''],
  ])('of %j is %j', (text, slug) => {
    expect(toSlug(text)).toBe(slug);
  });

  it('is at most 60 characters long and ends in none but a letter or digit', () => {
    expect(toSlug('a'.repeat(5000))).toBe('a'.repeat(60));
    expect(toSlug(`${'a'.repeat(59)} b`)).toBe('a'.repeat(59));
  });
});
