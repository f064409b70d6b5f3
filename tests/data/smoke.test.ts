import { expect, it } from 'vitest';
import { createCustomer, newCustomerId } from '@/data/create-customer';
import { listCustomers } from '@/data/list-customers';
import { buildDraft } from '../support/build-customer';

it('stores a draft that nobody but an administrator can list', async () => {
  const id = newCustomerId();
  expect(await createCustomer(id, buildDraft())).toEqual({
    success: true,
    message: 'Customer information saved successfully!',
  });
  await expect(listCustomers().next()).rejects.toThrow('Failed to retrieve customers');
});
