import { describe, expect, it } from 'vitest';
import { toRow } from '@/features/customers/state/customer-row';
import { buildCustomer } from '../../../../tests/support/build-customer';
import { createDeepSearch } from './deep-search';
import { createSearch } from './search-rows';

const rows = [
  toRow(buildCustomer({ id: 'marcia', firstName: 'Marcia', message: 'The big gate, please' })),
  toRow(buildCustomer({ id: 'devon', firstName: 'Devon', message: '', address: '14 Gáte Lane' })),
  toRow(buildCustomer({ id: 'simone', firstName: 'Simone', message: '', address: '' })),
  toRow(buildCustomer({ id: 'gate', firstName: 'Agate', message: '', address: '' })),
  toRow(buildCustomer({ id: 'kerry', firstName: 'Kerry', message: 'Pump & co-op tank' })),
];
const notes = new Map([['simone', 'ring at the side gate\nnunez opens']]);

function search(text: string, texts: ReadonlyMap<string, string> | undefined = notes) {
  const found = createSearch()(rows, text);
  return createDeepSearch()({ rows, found, search: text, notes: texts }).map(({ customer }) => customer.id);
}

describe('A deep search', () => {
  it('finds names, messages, addresses and notes, in the order of the list', () => {
    expect(search('gate')).toEqual(['marcia', 'devon', 'simone', 'gate']);
  });

  it('finds a name with a word of its note', () => {
    expect(search('Simone side')).toEqual(['simone']);
  });

  it('ignores accents and apostrophes of the needle', () => {
    expect(search('Núñez')).toEqual(['simone']);
  });

  it.each(['kerry pump and coop', 'pump&co-op', 'co-op & tank', 'co op'])(
    'finds by %s a message of another spelling',
    (text) => {
      expect(search(text)).toEqual(['kerry']);
    },
  );

  it('finds messages before the notes are read', () => {
    expect(search('big gate', undefined)).toEqual(['marcia']);
  });

  it('finds nothing where one word is missing', () => {
    expect(search('gate kingston')).toEqual([]);
  });

  it('gives the whole list for an empty needle', () => {
    expect(search('  ')).toHaveLength(rows.length);
  });
});
