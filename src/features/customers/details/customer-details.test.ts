import { expect, it } from 'vitest';
import { referenceCode } from '@/domain/reference';
import { buildCustomer } from '../../../../tests/support/build-customer';
import { detailsSections } from './customer-details';

it('shows every field in its section and order', () => {
  const customer = buildCustomer({
    whatsapp: '876-555-0143',
    preferredContact: 'sms',
    companyName: 'Hope Farm',
    position: 'Manager',
    businessType: 'small-business',
    parish: 'St. Ann',
    address: '7 Gully Road',
    fuelTypes: ['Diesel', 'Old Stock'],
    deliveryFrequency: 'bi-weekly',
    averageVolume: '500-1000',
    preferredDeliveryTime: 'morning',
    smsAlerts: false,
    hearAboutUs: 'social-media',
    source: 'contact_form',
    status: 'contacted',
    updatedAt: new Date('2026-11-21T15:30:00Z'),
  });
  expect(detailsSections(customer).map(({ title, entries }) => [title, ...entries])).toEqual([
    [
      'Personal Information',
      ['Name', 'Marcia Bennett'],
      ['E-mail', 'marcia.bennett@hopefarm.example', 'email'],
      ['Phone', '+1 876-555-0142', 'phone'],
      ['WhatsApp', '876-555-0143', 'phone'],
      ['Preferred contact', 'SMS'],
    ],
    [
      'Business Information',
      ['Company', 'Hope Farm'],
      ['Position', 'Manager'],
      ['Business type', 'small business', 'sentence'],
      ['Parish', 'St. Ann'],
      ['Address', '7 Gully Road'],
    ],
    [
      'Service Preferences',
      ['Fuel types', 'Diesel, Old Stock'],
      ['Delivery frequency', 'Every two weeks'],
      ['Average volume', '500–1,000 gallons (1,900–3,800 litres)'],
      ['Preferred delivery time', 'Morning (7AM-12PM)'],
    ],
    [
      'Marketing Preferences',
      ['Newsletter', 'Yes'],
      ['WhatsApp updates', 'Yes'],
      ['SMS alerts', 'No'],
      ['Heard about us', 'Social media'],
    ],
    [
      'Database Information',
      ['Created', expect.stringContaining('20 Nov 2026')],
      ['Last updated', expect.stringContaining('21 Nov 2026')],
      ['Source', 'contact form', 'sentence'],
      ['Status', 'Contacted'],
      ['Reference ID', customer.id],
      ['Reference code', referenceCode(customer.id)],
    ],
  ]);
});
