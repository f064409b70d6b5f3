import { describe, expect, it } from 'vitest';
import { withoutLayers } from '../../../tools/site-build/without-layers';

describe('A stylesheet without layers', () => {
  it('has the rules of every layer in their order', () => {
    const css =
      '@layer base,utilities;a{color:red}@layer base{b{color:red}@media print{c{color:red}}}@layer utilities{d{color:red}}e{color:red}';
    expect(withoutLayers(css)).toBe(
      'a{color:red}b{color:red}@media print{c{color:red}}d{color:red}e{color:red}',
    );
  });

  it('has none within another, or within a condition', () => {
    expect(withoutLayers('@layer a{@layer b{c{d:e}}}@supports (f:g){@layer h{i{j:k}}}')).toBe(
      'c{d:e}@supports (f:g){i{j:k}}',
    );
  });

  it.each([
    ['a brace in a string', '@layer a{b:after{content:"}"}}c{d:e}', 'b:after{content:"}"}c{d:e}'],
    ['a layer in a comment', '/* @layer } */@layer a{b{c:d}}', '/* @layer } */b{c:d}'],
    ['an escaped class name', '@layer a{.\\@layer\\{{c:d}}', '.\\@layer\\{{c:d}'],
  ])('keeps %s', (_, css, plain) => {
    expect(withoutLayers(css)).toBe(plain);
  });

  it('cannot be made of one that is cut off', () => {
    expect(() => withoutLayers('@layer a{b{c:d}')).toThrow('Unclosed block');
  });
});
