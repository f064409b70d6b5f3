import { expect, it } from 'vitest';
import { buildDraft } from '../../../tests/support/build-customer';
import { whatsappMessage } from './send-outcome';

it('writes every answer in words, in the order of the form', () => {
  const draft = buildDraft({
    companyName: 'Hope Farm',
    businessType: 'small-business',
    fuelTypes: ['Diesel', 'Kerosene'],
    averageVolume: '500-1000',
    parish: 'Clarendon',
    preferredContact: 'sms',
    message: 'Two tanks.\nGate on the left.',
    hearAboutUs: 'social-media',
  });
  expect(whatsappMessage(draft)).toBe(
    [
      'Hello Island Fuel Delivery, I would like a quote.',
      '',
      'First Name: Marcia',
      'Last Name: Bennett',
      'Email: marcia.bennett@hopefarm.example',
      'Phone: +1 876-555-0142',
      'Fuel Types: Diesel, Kerosene',
      'Average Volume: 500–1,000 gallons (1,900–3,800 litres)',
      'Parish: Clarendon',
      'Company Name: Hope Farm',
      'Business Type: Small business',
      'Preferred Contact Method: SMS',
      'Newsletter by e-mail: Yes',
      'WhatsApp updates: Yes',
      'SMS alerts: No',
      'Message: Two tanks.\nGate on the left.',
      'How Did You Hear About Us: Social media',
    ].join('\n'),
  );
});
