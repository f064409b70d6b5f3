import { beforeEach, vi } from 'vitest';
import type {
  RequestOutcome,
  createCustomer as realCreate,
  isCustomerStored as realIsStored,
  createNewsletterSubscriber as realSubscribe,
} from '@/data/create-customer';
import { deferred } from './deferred';

export const customerSaved: RequestOutcome = {
  kind: 'stored',
  value: 'Customer information saved successfully!',
};

export const createCustomer = vi.fn<typeof realCreate>();
export const isCustomerStored = vi.fn<typeof realIsStored>();
export const createNewsletterSubscriber = vi.fn<typeof realSubscribe>();

export function lastSent() {
  return createCustomer.mock.lastCall?.[1];
}

export function sentIds(): string[] {
  return createCustomer.mock.calls.map(([id]) => id);
}

export function answerLater() {
  const { promise, resolve } = deferred<RequestOutcome>();
  createCustomer.mockReturnValueOnce(promise);
  return { answer: resolve };
}

beforeEach(() => {
  createCustomer.mockReset().mockResolvedValue(customerSaved);
  isCustomerStored.mockReset().mockResolvedValue(false);
  createNewsletterSubscriber.mockReset().mockResolvedValue();
});
