import { describe, expect, it, vi } from 'vitest';
import type { NewCustomer } from '@/domain/customer-draft';
import { buildDraft } from '../../../tests/support/build-customer';
import { customerIdFor } from './send-draft';

const draftId = '0123456789abcdef0123456789abcdef';
const otherDraftId = '0123456789abcdef0123456789abcdee';

/** The draft with each of its fields changed in turn. */
function everyEdit(draft: NewCustomer): NewCustomer[] {
  const changed = (value: unknown) =>
    typeof value === 'boolean' ? !value : Array.isArray(value) ? [...value, 'Kerosene'] : `${value}x`;
  return Object.entries(draft).map(([field, value]) => ({ ...draft, [field]: changed(value) }));
}

const backwards = (draft: NewCustomer) =>
  Object.fromEntries(Object.entries(draft).reverse()) as unknown as NewCustomer;

describe.each([
  ['with SHA-256', () => expect(crypto.subtle).toBeDefined()],
  ['where the browser withholds SHA-256', () => vi.stubGlobal('crypto', { getRandomValues: undefined })],
])('the id of a customer, %s', (_, prepare) => {
  it('is 20 letters and digits, as the rules want it', async () => {
    prepare();
    for (const draft of everyEdit(buildDraft())) {
      expect(await customerIdFor(draftId, draft)).toMatch(/^[A-Za-z0-9]{20}$/);
    }
  });

  it('is the same for the same content, in whatever order its fields stand', async () => {
    prepare();
    const id = await customerIdFor(draftId, buildDraft());
    expect(await customerIdFor(draftId, buildDraft())).toBe(id);
    expect(await customerIdFor(draftId, backwards(buildDraft()))).toBe(id);
  });

  it('is another for every edit, and for the same words in another draft', async () => {
    prepare();
    const drafts = [buildDraft(), ...everyEdit(buildDraft())];
    const ids = await Promise.all(drafts.map((draft) => customerIdFor(draftId, draft)));
    ids.push(await customerIdFor(otherDraftId, buildDraft()));
    expect(new Set(ids).size).toBe(drafts.length + 1);
  });

  it('is another for each of many phone numbers, in every one of its characters', async () => {
    prepare();
    const count = 2000;
    const ids = await Promise.all(
      Array.from({ length: count }, (__, index) =>
        customerIdFor(draftId, buildDraft({ phone: `876-555-${index}` })),
      ),
    );
    expect(new Set(ids).size).toBe(count);
    for (let place = 0; place < 20; place += 1) {
      const characters = new Set(ids.map((id) => id[place]));
      expect(characters.size).toBe(62);
    }
  });
});
