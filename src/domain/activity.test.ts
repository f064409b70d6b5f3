import { describe, expect, it } from 'vitest';
import { toActivityEntry } from './activity';
import { toAssignment, toStaffMember } from './assignment';

const now = new Date('2026-11-21T15:00:00Z');
const then = new Date('2026-11-20T15:00:00Z');
/** The shape of the database's timestamps. */
const stamp = (date: Date) => ({ toDate: () => date });

describe('an entry of the activity', () => {
  it('is read as it is stored', () => {
    const entry = {
      kind: 'follow-up',
      text: 'Gate',
      from: null,
      to: stamp(then),
      by: 'a@b.example',
      at: stamp(then),
    };
    expect(toActivityEntry('id', entry, now)).toEqual({ ...entry, id: 'id', to: then, at: then });
    expect(toActivityEntry('id', { ...entry, from: 'new', to: 'contacted' })).toMatchObject({
      from: 'new',
      to: 'contacted',
    });
  });

  it('holds the fields before and after a correction, whatever was stored', () => {
    const entry = {
      kind: 'correction',
      from: { phone: 7, fuelTypes: 'Diesel', status: 'new', further: 'x' },
      to: { phone: '876-555-0142', fuelTypes: ['Diesel', 'Kerosene'], newsletter: true },
    };
    expect(toActivityEntry('id', entry)).toMatchObject({
      kind: 'correction',
      from: { phone: '', fuelTypes: ['Diesel'] },
      to: { phone: '876-555-0142', fuelTypes: ['Diesel', 'Kerosene'], newsletter: true },
    });
    expect(toActivityEntry('id', { ...entry, from: [], to: { further: 'x' } })).toMatchObject({
      from: null,
      to: null,
    });
  });

  it.each([{}, { kind: 7, text: 7, from: 7, to: {}, by: null, at: 'x' }, { kind: 'visit' }])(
    '%j is read as a note without words, of now',
    (stored) => {
      const note = { kind: 'note', text: '', from: null, to: null, by: '', at: now };
      expect(toActivityEntry('id', stored, now)).toEqual({ ...note, id: 'id' });
    },
  );
});

describe('the work of a customer', () => {
  it('is read as it is stored', () => {
    const work = {
      owner: 'a@b.example',
      followUpAt: stamp(then),
      duplicateOf: 'x',
      updatedBy: 'c@b.example',
    };
    expect(toAssignment('id', { ...work, updatedAt: stamp(then) }, now)).toEqual({
      ...work,
      customerId: 'id',
      followUpAt: then,
      updatedAt: then,
    });
  });

  it.each([{}, { owner: 7, followUpAt: 'x', duplicateOf: null, updatedBy: [], updatedAt: 7 }])(
    '%j is read as none, of now',
    (stored) => {
      const none = { owner: '', followUpAt: null, duplicateOf: '', updatedBy: '' };
      expect(toAssignment('id', stored, now)).toEqual({ ...none, customerId: 'id', updatedAt: now });
    },
  );
});

describe('the last call of a customer', () => {
  const call = { entry: 'x', outcome: 'no-answer', by: 'a@b.example' };

  it('is read as it is stored', () => {
    const { lastCall } = toAssignment('id', { lastCall: { ...call, at: stamp(then) } }, now);
    expect(lastCall).toEqual({ ...call, at: then });
  });

  it.each([7, null, { ...call, at: 'x' }, { ...call, at: then, outcome: 'busy' }, { at: then }])(
    'is none where %j is stored',
    (lastCall) => {
      expect(toAssignment('id', { lastCall }, now).lastCall).toBeUndefined();
    },
  );
});

describe('one of the staff', () => {
  it.each([
    [{ email: 'a@b.example', name: 'Andrea', role: 'admin' }, 'Andrea'],
    [{ email: 'a@b.example', name: ' ', role: 'admin' }, 'a@b.example'],
    [{ email: 'a@b.example', name: 7 }, 'a@b.example'],
  ])('%j is called %s', (stored, name) => {
    expect(toStaffMember('uid', stored)).toMatchObject({ uid: 'uid', name });
  });
});
