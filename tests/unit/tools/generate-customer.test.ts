import { describe, expect, it } from 'vitest';
import { type CustomerFormValues, checkCustomerDraft } from '@/domain/customer-draft';
import { draftFields } from '@/domain/customer-fields';
import { parishes } from '@/domain/options';
import { generateCustomer, generateCustomers } from '../../../tools/seed/generate-customer.ts';
import { historyDays } from '../../../tools/seed/history.ts';

const now = new Date('2026-11-21T15:00:00Z');
const day = 86_400_000;
const count = 4000;
const customers = generateCustomers(count, now);
const share = (holds: (customer: (typeof customers)[number]) => boolean, among = customers) =>
  among.filter(holds).length / among.length;
const ageInDays = ({ createdAt }: { createdAt: Date }) => (now.getTime() - createdAt.getTime()) / day;
const jamaicanHour = (date: Date) => new Date(date.getTime() - 5 * 3_600_000).getUTCHours();

describe('placeholder customers', () => {
  it('pass the checks of the contact form unchanged', () => {
    for (const customer of customers) {
      const input = Object.fromEntries(
        draftFields.map((field) => [field, customer[field]]),
      ) as CustomerFormValues;
      expect(checkCustomerDraft(input)).toEqual({ success: true, draft: input });
    }
  });

  it('are the same every time, whatever else is made', () => {
    expect(generateCustomer(1234, now)).toEqual(customers[1234]);
    const { id, firstName, companyName } = generateCustomer(1234, new Date('2027-03-01T12:00:00Z'));
    expect({ id, firstName, companyName }).toEqual({
      id: customers[1234]?.id,
      firstName: customers[1234]?.firstName,
      companyName: customers[1234]?.companyName,
    });
  });

  it('have ids as the client makes them, no two alike', () => {
    for (const { id } of customers) expect(id).toMatch(/^[A-Za-z0-9]{20}$/);
    expect(new Set(customers.map(({ id }) => id)).size).toBe(count);
  });

  it('have numbers and addresses kept for fiction', () => {
    for (const { phone, whatsapp, email } of customers) {
      expect(phone).toMatch(/^\+1 876-555-01\d\d$/);
      expect(whatsapp).toMatch(/^(\+1 876-555-01\d\d)?$/);
      expect(email).toMatch(/^[a-z0-9.]+@[a-z0-9-]+\.example$/);
    }
  });

  it('live in all 14 parishes, most where most people live', () => {
    expect(new Set(customers.map(({ parish }) => parish)).size).toBe(parishes.length);
    const metropolis = share(({ parish }) =>
      ['Kingston', 'Saint Andrew', 'Saint Catherine'].includes(parish),
    );
    expect(metropolis).toBeGreaterThan(0.3);
    expect(share(({ parish }) => parish === 'Hanover')).toBeLessThan(0.08);
  });

  it('burn what their trade burns', () => {
    const named = (name: RegExp) => customers.filter(({ companyName }) => name.test(companyName));
    for (const { fuelTypes } of named(/Fishermen|Boat Owners/)) expect(fuelTypes).toContain('Diesel');
    for (const { fuelTypes } of named(/Hotel|Resort/)) {
      expect(fuelTypes).toEqual(expect.arrayContaining(['Cooking Gas (LPG)', 'Diesel']));
    }
    for (const { fuelTypes } of named(/Air Charters|Aviation/)) expect(fuelTypes).toContain('Aviation Fuel');
    const households = customers.filter(({ companyName }) => companyName === '');
    expect(share(({ averageVolume }) => ['under-50', '50-100'].includes(averageVolume), households)).toBe(1);
    expect(share(({ businessType }) => businessType === 'individual', households)).toBe(1);
    expect(new Set(customers.map(({ businessType }) => businessType)).size).toBe(6);
  });

  it('came over the last two years, at hours when people write', () => {
    for (const { createdAt, updatedAt } of customers) {
      expect(createdAt <= updatedAt && updatedAt <= now).toBe(true);
      expect(jamaicanHour(createdAt)).toBeGreaterThanOrEqual(6);
      expect(jamaicanHour(createdAt)).toBeLessThanOrEqual(21);
    }
    const ages = customers.map(ageInDays);
    expect(Math.max(...ages)).toBeLessThan(historyDays + 1);
    expect(Math.max(...ages)).toBeGreaterThan(historyDays * 0.95);
  });

  it('are mostly new when they came lately', () => {
    const recent = customers.filter((customer) => ageInDays(customer) < 4);
    const old = customers.filter((customer) => ageInDays(customer) > 180);
    expect(recent.length).toBeGreaterThan(10);
    expect(share(({ status }) => status === 'new', recent)).toBeGreaterThan(0.6);
    expect(share(({ status }) => status === 'new', old)).toBeLessThan(0.05);
    for (const status of ['contacted', 'customer', 'inactive']) {
      expect(share((customer) => customer.status === status, old)).toBeGreaterThan(0.1);
    }
  });

  it('have ordered nothing until they are customers', () => {
    for (const { status, totalOrders, totalSpent } of customers) {
      if (status === 'new' || status === 'contacted') expect([totalOrders, totalSpent]).toEqual([0, 0]);
      if (status === 'customer') expect(Math.min(totalOrders, totalSpent)).toBeGreaterThan(0);
      expect(Number.isInteger(totalOrders) && Number.isInteger(totalSpent)).toBe(true);
    }
  });
});
