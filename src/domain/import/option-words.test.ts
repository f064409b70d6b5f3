import { describe, expect, it } from 'vitest';
import { likelyOption, namedOption, wordsOf } from './option-words';

describe('A likely meaning', () => {
  it.each([
    ['parish', 'Kgn', 'Kingston'],
    ['parish', 'Montego Bay', 'Saint James'],
    ['parish', 'St. Cath.', 'Saint Catherine'],
    ['parish', 'Trelawney', 'Trelawny'],
    ['parish', 'Ann', 'Saint Ann'],
    ['fuelTypes', 'ULSD', 'Diesel'],
    ['fuelTypes', 'ADO', 'Diesel'],
    ['fuelTypes', 'Deisel', 'Diesel'],
    ['fuelTypes', 'Gasolene 87', 'Gasoline/Petrol'],
    ['fuelTypes', 'Jet A1', 'Aviation Fuel'],
    ['status', 'Open - Not Contacted', 'new'],
    ['status', 'Closed - Converted', 'customer'],
    ['status', 'Closed Lost', 'inactive'],
    ['status', 'Active', 'customer'],
    ['status', 'Not active', 'inactive'],
    ['status', 'Contact', 'contacted'],
    ['deliveryFrequency', 'weekly delivery', 'weekly'],
    ['deliveryFrequency', 'twice a month', 'bi-weekly'],
    ['businessType', 'gov.', 'government'],
    ['averageVolume', '501', '500-1000'],
    ['averageVolume', '2,000 litres', '500-1000'],
    ['averageVolume', '100 - 400 gal', '100-500'],
    ['newsletter', 'Yes please', 'yes'],
  ] as const)('of %s “%s” is %s', (target, word, value) => {
    expect(namedOption(target, word)).toBeUndefined();
    expect(likelyOption(target, word)).toBe(value);
  });

  it.each([
    ['fuelTypes', 'Gas'],
    ['fuelTypes', 'fu'],
    ['parish', 'Saint'],
    ['parish', 'Moreland'],
    ['averageVolume', '100-900'],
    ['averageVolume', 'under 500'],
    ['status', 'somewhere'],
  ] as const)('of %s “%s” is not guessed at', (target, word) => {
    expect(likelyOption(target, word)).toBeUndefined();
  });
});

it('separates the fuels of a cell', () => {
  expect(wordsOf('fuelTypes', 'Gasoline/Petrol; Diesel & LPG')).toEqual(['Gasoline/Petrol', 'Diesel', 'LPG']);
  expect(wordsOf('parish', 'Kingston & St. Andrew')).toEqual(['Kingston & St. Andrew']);
});
