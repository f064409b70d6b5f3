import { beforeEach, vi } from 'vitest';
import type { createCustomer as realCreate, isCustomerStored as realIsStored } from '@/data/create-customer';
import type { createNewsletterSubscriber as realSubscribe } from '@/data/create-newsletter-subscriber';
import type { Result } from '@/data/result';

/** The database's answer to a lead that was stored. */
export const customerSaved: Result = { success: true, message: 'Customer information saved successfully!' };

/** Stand in for the data layer in tests of the form. */
export const createCustomer = vi.fn<typeof realCreate>();
export const isCustomerStored = vi.fn<typeof realIsStored>();
export const createNewsletterSubscriber = vi.fn<typeof realSubscribe>();

let lastId = 0;

/** 'draft1', 'draft2' … in every test. */
export const newCustomerId = vi.fn(nextId);

function nextId(): string {
  lastId += 1;
  return `draft${lastId}`;
}

/** What the data layer was last asked to store. */
export function lastSent() {
  return createCustomer.mock.lastCall?.[1];
}

beforeEach(() => {
  lastId = 0;
  newCustomerId.mockReset().mockImplementation(nextId);
  createCustomer.mockReset().mockResolvedValue(customerSaved);
  isCustomerStored.mockReset().mockResolvedValue(false);
  createNewsletterSubscriber.mockReset().mockResolvedValue();
});
