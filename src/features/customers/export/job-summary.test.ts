import { describe, expect, it } from 'vitest';
import { buildCustomer } from '../../../../tests/support/build-customer';
import { hostileCustomer } from '../../../../tests/support/hostile-customer';
import { jobSummary } from './job-summary';

describe('The job summary', () => {
  it('has the answers for a driver in words', () => {
    const customer = buildCustomer({
      companyName: 'Hope Farm',
      address: '12 Gate Road',
      parish: 'Clarendon',
      fuelTypes: ['Diesel', 'Kerosene'],
      averageVolume: '500-1000',
      preferredDeliveryTime: 'morning',
      message: ' Two tanks.\r\nRing twice. ',
    });
    expect(jobSummary(customer)).toBe(
      [
        'Job for: Island Fuel Delivery',
        'Company: Hope Farm',
        'Customer: Marcia Bennett',
        'Phone: +1 876-555-0142',
        'Address: 12 Gate Road, Clarendon',
        'Fuel types: Diesel, Kerosene',
        'Volume: 500–1,000 gallons (1,900–3,800 litres)',
        'Delivery time: Morning (7AM-12PM)',
        'Message: Two tanks.\nRing twice.',
      ].join('\n'),
    );
  });

  it('names the driver', () => {
    expect(jobSummary(buildCustomer(), 'Delroy Reid')).toMatch(
      /^Job for: Island Fuel Delivery\nDriver: Delroy Reid\nCustomer:/,
    );
  });

  it('leaves out empty answers', () => {
    const nobody = { firstName: ' ', lastName: '\u200b', phone: '', message: ' \n', parish: 'Portland' };
    expect(jobSummary(buildCustomer(nobody))).toBe('Job for: Island Fuel Delivery\nAddress: Portland');
  });

  it('ends with the message, whose lines pass for no answer', () => {
    const lines = jobSummary(hostileCustomer()).split('\n');
    const labels = ['Job for', 'Company', 'Customer', 'Phone', 'Address', 'Fuel types', 'Volume'];
    expect(lines.slice(0, 9).map((line) => line.replace(/: .*/, ''))).toEqual([
      ...labels,
      'Delivery time',
      'Message',
    ]);
    expect(lines.at(-1)).toMatch(/x{5000}$/);
    for (const character of ['\u202e', '\u0000', '\u2028', '\u0085', '\r']) {
      expect(lines.join()).not.toContain(character);
    }
    expect(lines.join()).not.toMatch(/\p{Surrogate}/u);
  });
});
