import {
  mayTryAgain,
  saveFailureDetail,
  saveFailureText,
  saveSentences,
} from '@/components/staff/save-failure-text';
import type { Outcome } from '@/data/outcome';
import type { Notice, Undo } from '@/features/customers/state/customers-state';
import { messages } from '@/features/customers/state/messages';
import { formatTimeOf } from '@/lib/day-times';

const sentences = {
  status: {
    refused: (reason: string) => `Failed to update status: ${reason}`,
    offline: (name: string) => `A change needs a signal. ${name} was not changed.`,
    unknown: 'Error updating status. Please try again.',
  },
  work: saveSentences,
  form: {
    ...saveSentences,
    offline: () => 'Saving needs a signal. Nothing was saved; what you typed stays here.',
    unknown: 'No answer came, so it may or may not be saved. Save again: it is stored only once.',
  },
};

type NotStored = Exclude<Outcome<unknown>, { kind: 'stored' }>;
type Subject = keyof typeof sentences;

/** The sentence for a change that is not stored (requirement 8.4). */
export function failureText(outcome: NotStored, subject: Subject, name = ''): string {
  if (outcome.kind === 'erased') return messages.erased;
  if (outcome.kind !== 'conflict') return saveFailureText(outcome, name, sentences[subject]);
  return subject === 'form' ? messages.idTaken : messages.workConflict(name);
}

export function failureNotice(
  outcome: NotStored,
  subject: Subject,
  { id, name, undo }: { id: string; name: string; undo?: Undo | undefined },
): Notice {
  return {
    tone: 'error',
    text: failureText(outcome, subject, name),
    ...saveFailureDetail(outcome, name),
    ...(outcome.kind !== 'erased' && { customerId: id }),
    ...(undo && mayTryAgain(outcome) && { undo }),
  };
}

export const erasedNotice: Notice = { tone: 'error', text: messages.erased };

/** @param asOf the time of a list that the database does not answer for. */
export const unknownNotice = (asOf: Date | undefined): Notice => ({
  tone: 'error',
  text: asOf ? messages.unknownSince(formatTimeOf(asOf, new Date())) : messages.unknownCustomer,
});
