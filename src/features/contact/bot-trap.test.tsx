import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { leastFillTime } from './bot-trap';
import { fields, fillRequired, pressSubmit, showContactForm, write } from './contact-form-testing';
import { createCustomer, createNewsletterSubscriber } from './fake-data';

vi.mock('@/data/create-customer', () => import('./fake-data'));
vi.mock('@/data/create-newsletter-subscriber', () => import('./fake-data'));

const trap = (form: HTMLElement) => form.querySelector<HTMLInputElement>('input[name="subject"]');

async function expectThanks() {
  expect(await screen.findByRole('heading', { name: 'Thank You!' })).toBeVisible();
  expect(screen.getByText('draft1')).toBeVisible();
}

function expectNothingSent() {
  expect(createCustomer).not.toHaveBeenCalled();
  expect(createNewsletterSubscriber).not.toHaveBeenCalled();
}

describe('the trap for bots', () => {
  it('is not seen, read out, reached by keyboard or filled in by a browser', async () => {
    const { user } = showContactForm();
    const input = trap(screen.getByRole('form'));
    expect(input?.closest('[aria-hidden="true"]')).toHaveClass('sr-only');
    expect(screen.getAllByRole('textbox')).not.toContain(input);
    expect(input).toHaveAttribute('autocomplete', 'off');
    expect(input).not.toHaveAttribute('style');
    const visited = new Set<Element | null>();
    for (let step = 0; step < 60; step += 1) {
      await user.tab();
      visited.add(document.activeElement);
    }
    expect(visited).toContain(fields.firstName());
    expect(visited).toContain(screen.getByRole('button', { name: 'Submit Request' }));
    expect(visited).not.toContain(input);
  });

  it('shows the success screen to a bot that filled it in, and stores nothing', async () => {
    const { user } = showContactForm();
    fillRequired();
    const input = trap(screen.getByRole('form'));
    if (input) write(input, 'Cheap loans');
    await pressSubmit(user);
    await expectThanks();
    expectNothingSent();
  });
});

describe('the least time to fill in the form', () => {
  it('shows the success screen to a bot that was quicker, and stores nothing', async () => {
    const { user } = showContactForm(undefined, leastFillTime - 1);
    fillRequired();
    await pressSubmit(user);
    await expectThanks();
    expectNothingSent();
  });

  it('lets a person through who took as long', async () => {
    const { user } = showContactForm(undefined, leastFillTime);
    fillRequired();
    await pressSubmit(user);
    await expectThanks();
    expect(createCustomer).toHaveBeenCalledTimes(1);
  });

  it('does not keep a quick bot from learning what is missing', async () => {
    const { user } = showContactForm(undefined, 0);
    await pressSubmit(user);
    expect(screen.getByRole('alert')).toHaveTextContent('Please fill in the following required fields');
    expectNothingSent();
  });
});
