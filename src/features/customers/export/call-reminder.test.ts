import { describe, expect, it } from 'vitest';
import { buildCustomer } from '../../../../tests/support/build-customer';
import { readContentLines } from '../../../../tests/support/content-lines';
import { hostileCustomer, hostileText } from '../../../../tests/support/hostile-customer';
import { callReminder } from './call-reminder';

const start = new Date('2026-11-23T07:00:00-05:00');
const now = new Date('2026-11-21T15:04:05.678Z');
const propertiesOf = (customer: Parameters<typeof callReminder>[0]) =>
  readContentLines(callReminder(customer, start, now)).map(({ name, texts }) => [name, texts.join(';')]);

describe('The reminder to call', () => {
  it('lasts 15 minutes and has an alarm', () => {
    expect(propertiesOf(buildCustomer({ companyName: 'Hope, Farm' }))).toEqual([
      ['BEGIN', 'VCALENDAR'],
      ['VERSION', '2.0'],
      ['PRODID', '-//Island Fuel Delivery//Customer Management//EN'],
      ['BEGIN', 'VEVENT'],
      ['UID', 'island-fuel-call-aB3dE6gH9jK2mN5pQ8sT'],
      ['DTSTAMP', '2026-11-21T15:04:05Z'],
      ['DTSTART', '2026-11-23T12:00:00Z'],
      ['DTEND', '2026-11-23T12:15:00Z'],
      ['SUMMARY', 'Call Marcia Bennett'],
      ['DESCRIPTION', 'Phone: +1 876-555-0142\nCompany: Hope, Farm'],
      ['BEGIN', 'VALARM'],
      ['ACTION', 'DISPLAY'],
      ['DESCRIPTION', 'Call Marcia Bennett'],
      ['TRIGGER', 'PT0S'],
      ['END', 'VALARM'],
      ['END', 'VEVENT'],
      ['END', 'VCALENDAR'],
    ]);
  });

  it('has no description without phone and company', () => {
    const names = propertiesOf(buildCustomer({ phone: ' ', companyName: '' })).map(([name]) => name);
    // The alarm's own.
    expect(names.filter((name) => name === 'DESCRIPTION')).toHaveLength(1);
  });

  it('escapes hostile values', () => {
    const usual = propertiesOf(buildCustomer({ companyName: 'Hope Farm' })).map(([name]) => name);
    const hostile = propertiesOf(hostileCustomer({ phone: hostileText }));
    expect(hostile.map(([name]) => name)).toEqual(usual);
    expect(hostile.find(([name]) => name === 'SUMMARY')?.[1]).not.toContain('\n');
    expect(hostile.find(([name]) => name === 'DESCRIPTION')?.[1]?.split('\n')).toEqual([
      expect.stringMatching(/^Phone: A TEL:/),
      expect.stringMatching(/^Company: A TEL:/),
    ]);
  });
});
