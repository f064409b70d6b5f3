import { beforeEach, vi } from 'vitest';
import type { createCustomer as realCreate, isCustomerStored as realIsStored } from '@/data/create-customer';
import type { createNewsletterSubscriber as realSubscribe } from '@/data/create-newsletter-subscriber';
import type { Result } from '@/data/data-error';

export const customerSaved: Result = { success: true, message: 'Customer information saved successfully!' };

/** Mocks of the data layer. */
export const createCustomer = vi.fn<typeof realCreate>();
export const isCustomerStored = vi.fn<typeof realIsStored>();
export const createNewsletterSubscriber = vi.fn<typeof realSubscribe>();

export function lastSent() {
  return createCustomer.mock.lastCall?.[1];
}

export function sentIds(): string[] {
  return createCustomer.mock.calls.map(([id]) => id);
}

/** A database that answers on command. */
export function answerLater() {
  let answer: (result: Result) => void = () => undefined;
  let refuse: (error: Error) => void = () => undefined;
  createCustomer.mockReturnValueOnce(
    new Promise<Result>((resolve, reject) => {
      answer = resolve;
      refuse = reject;
    }),
  );
  return { answer: (result: Result) => answer(result), refuse: (error: Error) => refuse(error) };
}

beforeEach(() => {
  createCustomer.mockReset().mockResolvedValue(customerSaved);
  isCustomerStored.mockReset().mockResolvedValue(false);
  createNewsletterSubscriber.mockReset().mockResolvedValue();
});
