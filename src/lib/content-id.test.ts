import { describe, expect, it, vi } from 'vitest';
import { contentId } from './content-id';

describe.each([
  ['with Web Crypto', () => undefined],
  ['without, on a page that has no TLS', () => vi.stubGlobal('crypto', {})],
])('The id of a content, %s', (_, prepare) => {
  it('is 20 letters and digits, the same for the same content and secret alone', async () => {
    prepare();
    const ids = [
      await contentId('content'),
      await contentId('content', 'secret'),
      await contentId('content', 'other'),
      await contentId('other', 'secret'),
    ];
    for (const id of ids) expect(id).toMatch(/^[A-Za-z0-9]{20}$/);
    expect(new Set(ids).size).toBe(4);
    expect(await contentId('content')).toBe(ids[0]);
    expect(await contentId('content', 'secret')).toBe(ids[1]);
  });
});

it('is the HMAC-SHA-256 of the content in base 62, or its SHA-256 without a secret', async () => {
  const inBase62 = (hash: string) =>
    (hash.match(/../g) ?? [])
      .slice(0, 20)
      .map(
        (byte) =>
          'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'[Number.parseInt(byte, 16) % 62],
      )
      .join('');
  // printf content | openssl dgst -sha256 -hmac secret
  const keyed = '230d8225fa8d7c42c0d16356ff175a660c11960fc035616023b8d22a8f36f03a';
  // printf content | openssl dgst -sha256
  const plain = 'ed7002b439e9ac845f22357d822bac1444730fbdb6016d3ec9432297b9ec9f73';
  expect(await contentId('content', 'secret')).toBe(inBase62(keyed));
  expect(await contentId('content')).toBe(inBase62(plain));
});
