import { beforeEach, describe, expect, it } from 'vitest';
import { createCustomer, newCustomerId } from '@/data/create-customer';
import { listCustomers } from '@/data/list-customers';
import { customerFieldNames, customerFields } from '@/domain/customer-fields';
import { buildDraft, buildMaximalDraft } from '../support/build-customer';
import { clearDatabase, storedDocuments } from '../support/database';

const saved = { kind: 'stored', value: 'Customer information saved successfully!' };

beforeEach(clearDatabase);

describe('create customer', () => {
  it('runs against rules that refuse a visitor the list', async () => {
    await expect(listCustomers().next()).rejects.toThrow('Failed to retrieve customers');
  });

  it('stores exactly the 26 fields of a new customer', async () => {
    const id = newCustomerId();
    expect(await createCustomer(id, buildDraft({ firstName: 'Marcia' }))).toEqual(saved);

    const [stored, ...others] = await storedDocuments('customers');
    expect(others).toEqual([]);
    expect(stored?.id).toBe(id);
    expect(Object.keys(stored?.fields ?? {}).sort()).toEqual([...customerFieldNames].sort());
    expect(stored?.fields).toMatchObject({
      firstName: { stringValue: 'Marcia' },
      status: { stringValue: 'new' },
      source: { stringValue: 'website' },
      totalOrders: { integerValue: '0' },
      totalSpent: { integerValue: '0' },
    });
    expect(stored?.fields.createdAt).toEqual(stored?.fields.updatedAt);
    expect(Date.now() - Date.parse(String(stored?.fields.createdAt?.timestampValue))).toBeLessThan(60_000);
  });

  it('stores a draft with every field filled to its limit', async () => {
    const draft = {
      ...buildMaximalDraft((limit) => '🚚'.repeat(limit / 2)),
      firstName: 'É'.repeat(customerFields.firstName.limit),
      message: 'line one\nline two\n'.padEnd(customerFields.message.limit, 'm'),
    };
    expect(await createCustomer(newCustomerId(), draft)).toEqual(saved);
    const [stored] = await storedDocuments('customers');
    expect(stored?.fields.message).toEqual({ stringValue: draft.message });
    expect(stored?.fields.companyName).toEqual({ stringValue: draft.companyName });
  });

  it('says what is wrong in words for people when the rules refuse a draft', async () => {
    const refused = buildDraft({ phone: '8'.repeat(customerFields.phone.limit + 1) });
    expect(await createCustomer(newCustomerId(), refused)).toEqual({
      kind: 'refused',
      reason: 'Failed to save customer information. Please try again.',
      isBusy: false,
    });
    expect(await storedDocuments('customers')).toEqual([]);
  });

  it('stores a draft once when it is sent twice', async () => {
    const id = newCustomerId();
    expect(await createCustomer(id, buildDraft())).toEqual(saved);
    expect(await createCustomer(id, buildDraft())).toEqual(saved);
    expect(await storedDocuments('customers')).toHaveLength(1);
  });

  it('stores one document when one draft is sent 20 times at once', async () => {
    const id = newCustomerId();
    const results = await Promise.all(Array.from({ length: 20 }, () => createCustomer(id, buildDraft())));
    expect(results).toEqual(Array.from({ length: 20 }, () => saved));
    expect(await storedDocuments('customers')).toHaveLength(1);
  });

  it('gives every draft an id of its own', () => {
    const ids = new Set(Array.from({ length: 1000 }, newCustomerId));
    expect(ids.size).toBe(1000);
    for (const id of ids) expect(id).toMatch(/^[A-Za-z0-9]{20}$/);
  });
});
