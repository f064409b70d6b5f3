import type { Activity } from '@/domain/activity';
import { type Assignment, noAssignment } from '@/domain/assignment';
import type { Customer } from '@/domain/customer';
import { demoStaff } from '@/features/session/demo-credentials';
import { day } from './history.ts';
import { type Random, randomFrom } from './random.ts';

export interface GeneratedWork {
  /** Undefined where nobody has begun. */
  work: Omit<Assignment, 'customerId'> | undefined;
  activity: Activity[];
}

/** Work goes on with customers who were touched lately; older ones have a past that nobody wrote down. */
const workedOnFor = 30 * day;
/** Keeps these draws apart from the customer's own. */
const seedOffset = 0x5eed;

const notes = [
  'Wants delivery before 8 am. Gate code at the guard house.',
  'Has two tanks, one of them leaking. Asked for a second quote.',
  'Compares us with the pump price. Send the volume discount.',
  'Speaks for three sites. The manager decides.',
  'Best reached after lunch.',
] as const;
const missed = ['Rang out.', 'Voicemail is full.', 'Number busy, twice.', ''] as const;

/** The work with the customer of this number, always the same, up to `now`. */
export function generateWork(number: number, customer: Customer, now: Date): GeneratedWork {
  const random = randomFrom(number + seedOffset);
  const { status, createdAt, updatedAt } = customer;
  const isWorkedOn =
    now.getTime() - updatedAt.getTime() < workedOnFor && random.chance(status === 'new' ? 0.4 : 0.8);
  if (!isWorkedOn) return { work: undefined, activity: [] };

  const { email } = random.pick(demoStaff);
  const activity: Activity[] = [];
  /** Between the first word and the last change. */
  const at = (share: number) =>
    new Date(createdAt.getTime() + Math.floor((updatedAt.getTime() - createdAt.getTime()) * share));
  const write = (entry: Omit<Activity, 'id' | 'by'>) =>
    activity.push({
      id: `${customer.id.slice(0, 18)}${String(activity.length).padStart(2, '0')}`,
      by: email,
      ...entry,
    });

  const nothing = { from: null, to: null, text: '' };
  write({ ...nothing, kind: 'owner', from: '', to: email, at: at(0.4) });
  if (random.chance(0.5)) {
    write({ ...nothing, kind: 'call', to: 'no-answer', text: random.pick(missed), at: at(0.5) });
  }
  if (status !== 'new') {
    write({ ...nothing, kind: 'call', to: 'reached', at: at(0.95) });
    write({ ...nothing, kind: 'status', from: 'new', to: status, at: updatedAt });
  }
  if (random.chance(0.5)) write({ ...nothing, kind: 'note', text: random.pick(notes), at: updatedAt });
  const followUpAt = status === 'new' || status === 'contacted' ? drawFollowUp(random, now) : null;
  if (followUpAt) write({ ...nothing, kind: 'follow-up', to: followUpAt, at: updatedAt });
  return { work: { ...noAssignment, owner: email, followUpAt, updatedBy: email, updatedAt }, activity };
}

/** Within three days before or after, on the hour, or nothing planned. */
function drawFollowUp(random: Random, now: Date): Date | null {
  const date = new Date(now.getTime() + random.integer(-3, 3) * day);
  date.setUTCHours(random.integer(13, 21), 0, 0, 0);
  return random.chance(0.7) ? date : null;
}
