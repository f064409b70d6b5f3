import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { buildCustomer } from '../../../../tests/support/build-customer';
import { renderLoadedCustomersPage } from '../../../../tests/support/render-customers-page';

vi.mock('@/data/list-customers');

const customers = [buildCustomer({ id: 'marcia' }), buildCustomer({ id: 'leroy', firstName: 'Leroy' })];
const shownCount = () => screen.getByText(/^Showing \d of 2 customers/).textContent;

// `act` would wait for all that follows.
beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));

/** Types as a browser has it, and lets nothing follow but what is done at once. */
async function typeAtOnce(text: string) {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const box = screen.getByRole<HTMLInputElement>('searchbox');
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
  set?.call(box, text);
  box.dispatchEvent(new InputEvent('input', { bubbles: true }));
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
  expect(box).toHaveValue(text);
}

it('shows what a letter leaves in the same frame as the letter', async () => {
  await renderLoadedCustomersPage(customers);
  await typeAtOnce('leroy');
  expect(shownCount()).toBe('Showing 1 of 2 customers matching "leroy"');
});

it('shows the letter first where one was slow to show', async () => {
  await renderLoadedCustomersPage(customers);
  let late = 0;
  const now = performance.now.bind(performance);
  vi.spyOn(performance, 'now').mockImplementation(() => now() + late);
  vi.stubGlobal('requestAnimationFrame', (draw: FrameRequestCallback) => {
    late += 101;
    draw(0);
    return 0;
  });
  await typeAtOnce('l');
  await typeAtOnce('leroy');
  expect(shownCount()).not.toContain('leroy');
  await waitFor(() => expect(shownCount()).toBe('Showing 1 of 2 customers matching "leroy"'));
});
