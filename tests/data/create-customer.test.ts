import { beforeEach, describe, expect, it } from 'vitest';
import { createCustomer, newCustomerId } from '@/data/create-customer';
import { listCustomers } from '@/data/list-customers';
import { customerFields } from '@/domain/customer';
import { fieldLimits } from '@/domain/field-limits';
import { fuelTypes, valuesOf } from '@/domain/options';
import { buildDraft } from '../support/build-customer';
import { clearDatabase, storedDocuments } from '../support/stored-documents';

const saved = { success: true, message: 'Customer information saved successfully!' };

beforeEach(clearDatabase);

describe('create customer', () => {
  it('runs against rules that refuse a visitor the list', async () => {
    await expect(listCustomers().next()).rejects.toThrow('Failed to retrieve customers');
  });

  it('stores exactly the 26 fields, with status new, source website and nothing ordered yet', async () => {
    const id = newCustomerId();
    expect(await createCustomer(id, buildDraft({ firstName: 'Marcia' }))).toEqual(saved);

    const [stored, ...others] = await storedDocuments('customers');
    expect(others).toEqual([]);
    expect(stored?.id).toBe(id);
    expect(Object.keys(stored?.fields ?? {}).sort()).toEqual([...customerFields].sort());
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
    const draft = buildDraft({
      firstName: 'É'.repeat(fieldLimits.name),
      lastName: "O'".repeat(fieldLimits.name / 2),
      email: `${'e'.repeat(fieldLimits.email - '@site.example'.length)}@site.example`,
      phone: '8'.repeat(fieldLimits.phone),
      whatsapp: '8'.repeat(fieldLimits.phone),
      companyName: '🚚'.repeat(fieldLimits.companyName / 2),
      position: 'p'.repeat(fieldLimits.position),
      businessType: 'small-business',
      parish: 'Saint Elizabeth',
      address: 'a'.repeat(fieldLimits.address),
      fuelTypes: valuesOf(fuelTypes),
      deliveryFrequency: 'as-needed',
      averageVolume: 'over-1000',
      preferredContact: 'whatsapp',
      preferredDeliveryTime: 'flexible',
      smsAlerts: true,
      hearAboutUs: 'social-media',
      message: 'line one\nline two\n'.padEnd(fieldLimits.message, 'm'),
    });
    expect(await createCustomer(newCustomerId(), draft)).toEqual(saved);
    const [stored] = await storedDocuments('customers');
    expect(stored?.fields.message).toEqual({ stringValue: draft.message });
    expect(stored?.fields.companyName).toEqual({ stringValue: draft.companyName });
  });

  it('says what is wrong in words for people when the rules refuse a draft', async () => {
    const refused = buildDraft({ phone: '8'.repeat(fieldLimits.phone + 1) });
    expect(await createCustomer(newCustomerId(), refused)).toEqual({
      success: false,
      error: 'Failed to save customer information. Please try again.',
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
