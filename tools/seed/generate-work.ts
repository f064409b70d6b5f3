import type { ActivityEntry, CallOutcome } from '@/domain/activity';
import { type Assignment, type LastCall, noAssignment } from '@/domain/assignment';
import type { Customer } from '@/domain/customer';
import { demoStaff } from '@/features/session/demo-credentials';
import { dayLength } from '@/lib/dates';
import { type Random, randomFrom } from './random.ts';

interface GeneratedWork {
  /** Undefined where nobody has begun. */
  work: Omit<Assignment, 'customerId'> | undefined;
  activity: ActivityEntry[];
}

/** Work goes on with customers who were touched lately; older ones have a past that nobody wrote down. */
const workedOnFor = 30 * dayLength;
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
  const activity: ActivityEntry[] = [];
  let lastCall: LastCall | undefined;
  /** Between the first word and the last change. */
  const at = (share: number) =>
    new Date(createdAt.getTime() + Math.floor((updatedAt.getTime() - createdAt.getTime()) * share));
  function write(entry: Omit<ActivityEntry, 'id' | 'by'>): string {
    const id = `${customer.id.slice(0, 18)}${String(activity.length).padStart(2, '0')}`;
    activity.push({ id, by: email, ...entry });
    return id;
  }

  function call(outcome: CallOutcome, moment: Date, text = '') {
    const entry = write({ kind: 'call', from: null, to: outcome, text, at: moment });
    lastCall = { entry, outcome, by: email, at: moment };
  }

  const nothing = { from: null, to: null, text: '' };
  write({ ...nothing, kind: 'owner', from: '', to: email, at: at(0.4) });
  if (random.chance(0.5)) {
    // Somebody New was tried today or yesterday.
    const tried = status === 'new' ? triedLately(random, createdAt, now) : at(0.5);
    call('no-answer', tried, random.pick(missed));
  }
  if (status !== 'new') {
    call('reached', at(0.95));
    write({ ...nothing, kind: 'status', from: 'new', to: status, at: updatedAt });
  }
  const workedAt = lastCall && lastCall.at > updatedAt ? lastCall.at : updatedAt;
  if (random.chance(0.5)) write({ ...nothing, kind: 'note', text: random.pick(notes), at: workedAt });
  const followUpAt =
    status === 'new' || status === 'contacted' ? drawFollowUp(random, { plannedAt: updatedAt, now }) : null;
  if (followUpAt) write({ ...nothing, kind: 'follow-up', to: followUpAt, at: updatedAt });
  const work = { ...noAssignment, owner: email, followUpAt, updatedBy: email, updatedAt: workedAt };
  return { work: lastCall ? { ...work, lastCall } : work, activity };
}

/** Within the last 24 hours, and after the first word. */
function triedLately(random: Random, createdAt: Date, now: Date): Date {
  const tried = now.getTime() - Math.floor(random.fraction() * dayLength);
  return new Date(Math.max(createdAt.getTime(), tried));
}

/** Within three days before or after `now`, and later than it was planned; on the hour, or nothing planned. */
function drawFollowUp(random: Random, { plannedAt, now }: { plannedAt: Date; now: Date }): Date | null {
  const first = Math.max(plannedAt.getTime() + dayLength, now.getTime() - 3 * dayLength);
  const last = now.getTime() + 3 * dayLength;
  const date = new Date(first + Math.floor(random.fraction() * (last - first)));
  date.setUTCHours(random.integer(13, 21), 0, 0, 0);
  return random.chance(0.7) ? date : null;
}
