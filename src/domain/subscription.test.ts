import { describe, expect, it } from 'vitest';
import { type Subscriber, toSubscriber, toSubscriptions } from './subscription';

const now = new Date('2026-11-22T15:00:00Z');
const subscriber = (id: string, fields: Partial<Subscriber> = {}): Subscriber => ({
  id,
  email: 'marcia@farm.example',
  firstName: 'Marcia',
  lastName: 'Bennett',
  source: 'contact_form',
  active: true,
  subscribedAt: now,
  ...fields,
});

describe('a stored subscriber', () => {
  it('is read as it was stored', () => {
    const { id, ...stored } = subscriber('one');
    expect(toSubscriber(id, { ...stored, further: 1 })).toEqual(subscriber('one'));
  });

  it('is shown whatever it holds, and gets no newsletter unless that is said', () => {
    expect(toSubscriber('odd', { email: 7, active: 'true', subscribedAt: 'today' }, now)).toEqual({
      ...subscriber('odd', { email: '', firstName: '', lastName: '', source: '', active: false }),
    });
  });
});

describe('a subscription', () => {
  const early = subscriber('early', { email: ' MARCIA@farm.example ', subscribedAt: new Date(0) });
  const late = subscriber('late');
  const other = subscriber('other', { email: 'leroy@farm.example', subscribedAt: new Date(1) });

  it('is everybody with an address, however it is written, the latest first', () => {
    expect(toSubscriptions([early, other, late])).toEqual([
      { key: 'marcia@farm.example', latest: late, subscribers: [late, early] },
      { key: 'leroy@farm.example', latest: other, subscribers: [other] },
    ]);
  });

  it('is wanted or not as the latest says: who subscribes again after all wants it', () => {
    const [wanted] = toSubscriptions([{ ...early, active: false }, late]);
    const [unwanted] = toSubscriptions([early, { ...late, active: false }]);
    expect([wanted?.latest.active, unwanted?.latest.active]).toEqual([true, false]);
  });
});
