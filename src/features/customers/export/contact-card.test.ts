import { describe, expect, it } from 'vitest';
import { buildCustomer } from '../../../../tests/support/build-customer';
import { readContentLines } from '../../../../tests/support/content-lines';
import { hostileCustomer } from '../../../../tests/support/hostile-customer';
import { contactCard } from './contact-card';

const propertiesOf = (customer: Parameters<typeof contactCard>[0]) =>
  readContentLines(contactCard(customer)).map(({ name, texts }) => [name, ...texts]);
const namesOf = (customer: Parameters<typeof contactCard>[0]) => propertiesOf(customer).map(([name]) => name);

describe('The contact card', () => {
  it('has all contact fields', () => {
    const customer = buildCustomer({
      lastName: 'Bennett; Jr.',
      companyName: 'Hope, Farm & Sons',
      position: 'Foreman',
      whatsapp: '(658) 555-0177',
      address: '12 Gate Road, Lot 4',
      parish: 'Clarendon',
    });
    expect(propertiesOf(customer)).toEqual([
      ['BEGIN', 'VCARD'],
      ['VERSION', '3.0'],
      ['N', 'Bennett; Jr.', 'Marcia', '', '', ''],
      ['FN', 'Marcia Bennett; Jr.'],
      ['ORG', 'Hope, Farm & Sons'],
      ['TITLE', 'Foreman'],
      ['TEL;TYPE=WORK,VOICE', '+18765550142'],
      ['item1.TEL;TYPE=CELL', '+16585550177'],
      ['item1.X-ABLABEL', 'WhatsApp'],
      ['EMAIL;TYPE=INTERNET', 'marcia.bennett@hopefarm.example'],
      ['ADR;TYPE=WORK', '', '', '12 Gate Road, Lot 4', '', 'Clarendon', '', 'Jamaica'],
      ['NOTE', 'Reference ID: aB3dE6gH9jK2mN5pQ8sT'],
      ['END', 'VCARD'],
    ]);
  });

  it('leaves out empty and repeated values', () => {
    expect(namesOf(buildCustomer({ whatsapp: '876 555 0142', address: ' ', email: '\u200b' }))).toEqual([
      ...['BEGIN', 'VERSION', 'N', 'FN', 'TEL;TYPE=WORK,VOICE', 'NOTE', 'END'],
    ]);
    expect(namesOf(buildCustomer({ phone: 'none', whatsapp: 'none' }))).not.toContain('TEL;TYPE=WORK,VOICE');
  });

  it('has every number with its extension', () => {
    const customer = buildCustomer({
      phone: '876-555-0141 ext. 12 / 876-555-0142',
      whatsapp: '876 555 0142 or 658 555 0177',
    });
    expect(contactCard(customer)).toContain('\r\nTEL;TYPE=WORK,VOICE:+18765550141;ext=12\r\n');
    expect(propertiesOf(customer).filter(([name]) => name?.includes('TEL'))).toEqual([
      ['TEL;TYPE=WORK,VOICE', '+18765550141;ext=12'],
      ['TEL;TYPE=WORK,VOICE', '+18765550142'],
      ['item1.TEL;TYPE=CELL', '+16585550177'],
    ]);
  });

  it('keeps an invalid number as a note', () => {
    const customer = buildCustomer({ phone: '1.87656E+10', whatsapp: '555-0177' });
    expect(namesOf(customer)).not.toContain('TEL;TYPE=WORK,VOICE');
    expect(propertiesOf(customer)).toContainEqual([
      'NOTE',
      'Reference ID: aB3dE6gH9jK2mN5pQ8sT\nPhone: 1.87656E+10\nWhatsApp: 555-0177',
    ]);
  });

  it('keeps a number without an area code beside a whole one', () => {
    const customer = buildCustomer({ phone: '876-555-0141 / 927-1234', whatsapp: '876-555-0142 ext. 12' });
    expect(propertiesOf(customer)).toContainEqual(['TEL;TYPE=WORK,VOICE', '+18765550141']);
    expect(propertiesOf(customer)).toContainEqual([
      'NOTE',
      'Reference ID: aB3dE6gH9jK2mN5pQ8sT\nPhone: 876-555-0141 / 927-1234',
    ]);
  });

  it('has an address for a parish alone', () => {
    const customer = buildCustomer({ firstName: '', lastName: '', parish: 'Portland' });
    expect(propertiesOf(customer)).toContainEqual([
      ...['ADR;TYPE=WORK', '', '', '', '', 'Portland', '', 'Jamaica'],
    ]);
    expect(propertiesOf(customer)).toContainEqual(['FN', 'No name']);
  });

  it('escapes hostile values', () => {
    expect(namesOf(hostileCustomer())).toEqual([
      ...['BEGIN', 'VERSION', 'N', 'FN', 'ORG', 'TITLE', 'TEL;TYPE=WORK,VOICE'],
      ...['EMAIL;TYPE=INTERNET', 'ADR;TYPE=WORK', 'NOTE', 'END'],
    ]);
    expect(propertiesOf(hostileCustomer({ lastName: 'Bennett' }))).toContainEqual([
      'FN',
      expect.stringMatching(/^A TEL:.* 👩‍🚒.? Bennett$/u),
    ]);
    expect(contactCard(hostileCustomer())).not.toContain('\u202e');
  });
});
