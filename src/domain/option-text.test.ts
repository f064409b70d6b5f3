import { describe, expect, it } from 'vitest';
import { optionText, textOf } from './option-text';
import { averageVolumes, deliveryFrequencies } from './options';

describe('a choice as it is read', () => {
  it('has litres beside its gallons, to two digits', () => {
    expect(averageVolumes.map(optionText)).toEqual([
      'Under 50 gallons (under 190 litres)',
      '50–100 gallons (190–380 litres)',
      '100–500 gallons (380–1,900 litres)',
      '500–1,000 gallons (1,900–3,800 litres)',
      'Over 1,000 gallons (over 3,800 litres)',
    ]);
  });

  it('is its label where it counts none', () => {
    expect(deliveryFrequencies.map(optionText)).toEqual(deliveryFrequencies.map(({ label }) => label));
  });

  it('is the stored value where that is no option', () => {
    expect(textOf(averageVolumes, '100-500')).toBe('100–500 gallons (380–1,900 litres)');
    expect(textOf(averageVolumes, '7 gallons')).toBe('7 gallons');
  });
});
