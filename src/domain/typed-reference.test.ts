import { describe, expect, it } from 'vitest';
import { isReferenceOf, referenceIn } from './typed-reference';

const id = 'qZ8sK1mT0bXc4Vn9LdPw';

describe('a typed part of a reference', () => {
  it.each(['qZ8sK1mT0bXc4Vn9LdPw', 'qz8s', 'M2XM3H', 'm2xm'])('fits with %s', (typed) => {
    expect(isReferenceOf(id, typed)).toBe(true);
  });

  it.each(['K1mT', 'M2XM3K', 'XM3H'])('does not fit with %s', (typed) => {
    expect(isReferenceOf(id, typed)).toBe(false);
  });
});

describe('the reference in a text', () => {
  it.each([
    ['M2X M3H', 'M2XM3H'],
    ['#m2x-m3h', 'm2xm3h'],
    ['ref. M2X M3H', 'M2XM3H'],
    ['Reference ID: qZ8s K1mT', 'qZ8sK1mT'],
    ['my reference is M2X M3H', 'M2XM3H'],
    [`my reference is M2X M3H (${id}).`, id],
    ['ref is4k', 'is4k'],
    ['Jeffref', 'Jeffref'],
  ])('%j is %s', (text, reference) => {
    expect(referenceIn(text)).toBe(reference);
  });
});
