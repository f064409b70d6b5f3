import { render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.resetModules();
});

async function lines() {
  vi.resetModules();
  const { QuoteFacts } = await import('./contact-aside');
  render(<QuoteFacts />);
  return screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]);
}

it('says what the price depends on and who calls when', async () => {
  expect(await lines()).toEqual([
    ['What the price depends on', 'The amount, the place, the hour, and how a tanker gets in.'],
    [
      'What happens next',
      'We contact you within 1 business day to agree a price and a delivery time. We deliver only after you accept the price.',
    ],
    [
      'Who calls, and when',
      'Our office in Spanish Town, Saint Catherine Parish: Monday to Friday 7:00\u00a0am\u00a0– 6:00\u00a0pm, Saturday 8:00\u00a0am\u00a0– 4:00\u00a0pm.',
    ],
  ]);
});

it('shows the facts that the owner has filled in', async () => {
  vi.stubEnv('VITE_COMPANY_LICENCE', 'Ministry of Energy, no. 0000');
  vi.stubEnv('VITE_COMPANY_MINIMUM_ORDER', '50 gallons (190 litres)');
  expect((await lines()).slice(3)).toEqual([
    ['Licence', 'Ministry of Energy, no. 0000'],
    ['Minimum order', '50 gallons (190 litres)'],
  ]);
});
