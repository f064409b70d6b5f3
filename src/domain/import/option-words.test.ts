import { describe, expect, it } from 'vitest';
import { fuelOf, likelyOption, namedOption, wordsOf } from './option-words';

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
    ['parish', 'Manchester, Jamaica', 'Manchester'],
    ['parish', 'Parish of Hanover', 'Hanover'],
    ['parish', 'K.S.A.', 'Saint Andrew'],
    ['fuelTypes', 'E10', 'Gasoline/Petrol'],
    ['fuelTypes', 'Premium Diesel', 'Diesel'],
    ['fuelTypes', 'Regular gas', 'Gasoline/Petrol'],
    ['status', 'Lapsed customer', 'inactive'],
    ['businessType', 'Sole proprietor', 'small-business'],
    ['averageVolume', '100 - 400 gal', '100-500'],
    ['averageVolume', '50 to 100', '50-100'],
    ['averageVolume', 'between 100 and 500', '100-500'],
    ['averageVolume', 'About 600 gallons', '500-1000'],
    ['averageVolume', '600 gals/mth', '500-1000'],
    ['averageVolume', 'about_600_gallons', '500-1000'],
    ['averageVolume', '1 200 litres a month', '100-500'],
    ['averageVolume', 'less than 50', 'under-50'],
    ['averageVolume', 'more than 1,000', 'over-1000'],
    ['averageVolume', '1000+', 'over-1000'],
    ['averageVolume', '1.5k', 'over-1000'],
    ['averageVolume', '300,00', '100-500'],
    ['averageVolume', '75,5 litres', 'under-50'],
    ['averageVolume', '1.500,50 gallons', 'over-1000'],
    ['averageVolume', '100,5 - 400,25', '100-500'],
    ['averageVolume', '450 imp. gal', '500-1000'],
    ['averageVolume', '2 drums', '100-500'],
    ['averageVolume', '300 gls', '100-500'],
    ['parish', 'Ochie', 'Saint Ann'],
    ['parish', 'St. Jago', 'Saint Catherine'],
    ['businessType', 'Non-governmental', 'ngo'],
    ['businessType', 'Non-government', 'ngo'],
    ['status', 'Not a customer', 'new'],
    ['status', 'Past client', 'inactive'],
    ['status', 'Previous customer', 'inactive'],
    ['status', 'Left message', 'contacted'],
    ['status', 'Do not call', 'inactive'],
    ['status', 'Out of business', 'inactive'],
    ['status', 'No longer in business', 'inactive'],
    ['status', 'SUSPENDED', 'inactive'],
    ['status', 'Wrong number', 'inactive'],
    ['status', 'Left voice mail', 'contacted'],
    ['deliveryFrequency', 'Every 2 wks', 'bi-weekly'],
    ['newsletter', 'Yes please', 'yes'],
    ['newsletter', 'Not subscribed', 'no'],
    ['newsletter', 'Subscribed - no', 'no'],
    ['newsletter', 'Yes, no problem', 'yes'],
    ['newsletter', 'opted in (not by phone)', 'yes'],
    ['fuelTypes', 'No. 2 Diesel', 'Diesel'],
    ['fuelTypes', 'Diesel no. 2', 'Diesel'],
    ['fuelTypes', 'No. 6 Fuel Oil', 'Industrial Fuel'],
    ['fuelTypes', 'Petrol (no ethanol)', 'Gasoline/Petrol'],
    ['fuelTypes', 'un-leaded petrol', 'Gasoline/Petrol'],
    ['fuelTypes', '✓ ULSD', 'Diesel'],
    ['status', 'Contacted, no answer', 'contacted'],
    ['status', 'Lost - no budget', 'inactive'],
    ['status', 'was called', 'contacted'],
    ['status', 'no longer customer', 'inactive'],
    ['businessType', 'Company No. 12345', 'corporation'],
    ['newsletter', 'has not consented', 'no'],
    ['smsAlerts', 'No longer subscribed', 'no'],
  ] as const)('of %s “%s” is %s', (target, word, value) => {
    expect(namedOption(target, word)).toBeUndefined();
    expect(likelyOption(target, word)).toBe(value);
  });

  it.each([
    ['fuelTypes', 'Gas'],
    ['fuelTypes', 'fu'],
    ['parish', 'Saint'],
    ['parish', 'Kingston 8, St. Andrew'],
    ['parish', 'St. Mary / Portland'],
    ['parish', 'Moreland'],
    ['averageVolume', '100-900'],
    ['averageVolume', 'under 500'],
    ['averageVolume', '600+'],
    ['averageVolume', '1.000'],
    ['averageVolume', '600 gallons per week'],
    ['averageVolume', '$50,000'],
    ['status', 'somewhere'],
    ['status', 'Not a client'],
    ['status', 'never contacted'],
    ['status', 'Was a customer'],
    ['fuelTypes', 'No diesel'],
    ['fuelTypes', 'Diesel - no'],
    ['fuelTypes', 'Diesel ✗'],
    ['parish', 'Not Kingston'],
    ['status', 'un-called'],
    ['newsletter', 'Was subscribed'],
  ] as const)('of %s “%s” is not guessed at', (target, word) => {
    expect(likelyOption(target, word)).toBeUndefined();
  });
});

it.each([
  ['Fuel (Diesel)', 'Diesel'],
  ['Cooking gas', 'Cooking Gas (LPG)'],
  ['Cooking Gas (LPG)', 'Cooking Gas (LPG)'],
  ['Gasoline/Petrol', 'Gasoline/Petrol'],
  ['Diesel fuel oil', 'Diesel'],
  ['Fuel, oil & filters', undefined],
  ['LPG / Diesel', undefined],
  ['Diesel or cooking gas', undefined],
  ['Octane 90', undefined],
])('names the fuel of a title only where it is one: %s', (title, fuel) => {
  expect(fuelOf(title)).toBe(fuel);
});

it('separates the fuels of a cell', () => {
  expect(wordsOf('fuelTypes', 'Gasoline/Petrol; Diesel & LPG')).toEqual(['Gasoline/Petrol', 'Diesel', 'LPG']);
  expect(wordsOf('parish', 'Kingston & St. Andrew')).toEqual(['Kingston & St. Andrew']);
});

it('knows a parish as the lead forms of Meta write it', () => {
  expect(namedOption('parish', 'st_ann')).toBe('Saint Ann');
});
