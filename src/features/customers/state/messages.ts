import { formatCustomers, listNames } from '@/domain/customer-text';
import { formatCount } from '@/lib/format-count';

/** The admin screen's sentences (requirement 8.4). */
export const messages = {
  loadFailed: 'Failed to load customers. Please check your connection and try again.',
  statusChanged: (name: string, status: string) => `${name} is now ${status}.`,
  statusUndone: (name: string, status: string) => `Undone: ${name} is ${status} again.`,
  statusConflict: (name: string, status: string) =>
    `${name} was changed to ${status} in the meantime. Your change was not saved.`,
  saved: (name: string) => `Saved for ${name}.`,
  undoKeepsCall: 'Undo takes back the follow-up; the call stays in the log.',
  workUndone: (name: string) => `Undone for ${name}.`,
  workConflict: (name: string) =>
    `${name} was changed in the meantime. Your change was not saved; the stored values are shown.`,
  idTaken: 'Failed to save: Another customer stands where this one was to be stored.',
  closedAsDuplicate: (name: string) => `${name} is closed as a duplicate.`,
  noDuplicate: (name: string) => `${name} is no longer a duplicate.`,
  corrected: (name: string) => `${name} is corrected.`,
  added: (name: string) => `${name} was added.`,
  bulkChanged: (count: number, total: number, result: string) =>
    `${formatCustomers(count, count < total ? total : undefined)} ${total === 1 ? 'is' : 'are'} ${result}.`,
  bulkUnchanged: (count: number) => `${formatCount(count)} already ${count === 1 ? 'was' : 'were'}.`,
  bulkLeft: {
    failed: 'The rest stays selected, so that you can try again.',
    stopped: 'Stopped. The rest stays selected, so that you can try again.',
    offline: 'The connection was lost. The rest stays selected, so that you can try again.',
    unknown: 'No answer came. The rest stays selected, so that you can try again.',
  },
  bulkReasons: {
    erased: 'erased from the database',
    conflict: 'changed in the meantime',
    unknown: 'no answer came, so it may or may not be saved',
  },
  leaveBulk: 'Several customers are being changed. Stop, and leave the rest unchanged?',
  leaveNote: 'You typed a note that is not saved. Leave without it?',
  leaveNotes: (names: readonly string[]) =>
    names.length > 1
      ? `You typed notes for ${listNames(names)} that are not saved. Leave without them?`
      : `You typed a note for ${listNames(names)} that is not saved. Leave without it?`,
  leaveForm: 'You typed a customer or a correction that is not saved. Leave without it?',
  leaveOtherTab: 'Something typed in another tab is not saved. Leave without it?',
  erased: 'A customer you worked on has been erased from the database.',
  linkUnread: 'The customer of the link is not read yet.',
  unknownCustomer:
    'No customer on this list has that address. They may have been erased, or the link is not complete.',
  unknownSince: (time: string) =>
    `No customer on the list as of ${time} has that address. Please try the link again with a connection.`,
  activityUnread: 'The activity was not read.',
  entriesShown: (count: number, isWhole: boolean) =>
    `These are ${isWhole ? 'all' : 'the latest'} ${formatCount(count)}.`,
  ofSelection: ' of the selection',
  rowsCopied: (count: number) => `${formatCustomers(count)} copied.`,
  rowsNotCopied: 'This browser did not allow the copy. Please export the selected customers instead.',
} as const;
