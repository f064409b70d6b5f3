import { describe, expect, it } from 'vitest';
import { detailsAddress } from '@/config/details-address';
import { customerOf, readPayload } from './push-payload';

const payload = {
  title: 'New request',
  body: 'Diesel',
  tag: 'a',
  url: `/admin-dashboard${detailsAddress('a')}`,
};

describe('a pushed payload', () => {
  it('is read whole', () => expect(readPayload(JSON.stringify(payload))).toEqual(payload));

  it.each([
    ['no text', undefined],
    ['no JSON', 'New request'],
    ['null', 'null'],
    ['a field too few', JSON.stringify({ ...payload, tag: undefined })],
    ['another site', JSON.stringify({ ...payload, url: 'https://evil.example/' })],
    ['another site after a backslash', JSON.stringify({ ...payload, url: '/\\evil.example/' })],
    ['another site without a scheme', JSON.stringify({ ...payload, url: '//evil.example/' })],
  ])('is ignored with %s', (_, text) => expect(readPayload(text)).toBeUndefined());
});

it('finds the customer in an address of the list', () => {
  expect(customerOf(payload.url)).toBe('a');
  expect(customerOf('/admin-dashboard')).toBeUndefined();
});
