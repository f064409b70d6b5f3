import { describe, expect, it } from 'vitest';
import { contentId } from '@/lib/content-id';
import { isCustomerId, isReferenceCode, referenceCode } from './reference';

const id = 'qZ8sK1mT0bXc4Vn9LdPw';

describe('the code of a reference', () => {
  it('is two groups of three, always the same for an id', () => {
    expect(referenceCode(id)).toBe('M2X M3H');
    expect(referenceCode(id)).toBe(referenceCode(id));
  });

  it('begins with a letter, and holds no character that is taken for another', async () => {
    const ids = await Promise.all(Array.from({ length: 500 }, (_, number) => contentId(String(number))));
    const codes = new Set(ids.map(referenceCode));
    for (const code of codes)
      expect(code).toMatch(/^[FHKMQRTWXY][FHKMQRTWXY234679]{2} [FHKMQRTWXY234679]{3}$/);
    expect(codes.size).toBeGreaterThan(495);
  });
});

describe('a whole reference', () => {
  it('is an id of 20 letters and digits', () => {
    expect(isCustomerId(id)).toBe(true);
    for (const other of [id.slice(1), `${id}a`, id.replace('q', '-'), id.replace('q', 'é'), ` ${id}`, ''])
      expect(isCustomerId(other), other).toBe(false);
  });

  it('is a code of a letter and five letters or digits, in either case', () => {
    for (const code of ['M2XM3H', 'm2xm3h']) expect(isReferenceCode(code), code).toBe(true);
    for (const other of ['M2X M3H', '22XM3H', 'M2XM3', 'M2XM3HH', 'M2XM3O', 'M2XM30', ''])
      expect(isReferenceCode(other), other).toBe(false);
  });
});
