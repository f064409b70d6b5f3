import type { Subscription } from '@/domain/subscription';

export const subscribersTitle = 'Newsletter Subscribers';

export const subscriberMessages = {
  loadFailed: 'Failed to load subscribers. Please check your connection and try again.',
  unsubscribed: (email: string) => `${email} is unsubscribed.`,
  subscribed: (email: string) => `${email} is subscribed again.`,
  erased: 'This subscriber has been erased from the database.',
  partErased: 'Another entry of this address has been erased from the database.',
  nobodyToExport: 'No subscribers to export',
  nothingExported: 'No file was exported.',
  exportWhileLoading:
    'The list is still being read. Export once it is whole: the rest may say who has unsubscribed.',
  exportOfPart:
    'The list was not read to its end. Refresh before you export: the rest may say who has unsubscribed.',
} as const;

export interface SubscriberNotice {
  tone: 'success' | 'error';
  text: string;
  detail?: string;
  undo?: SubscriptionChange;
}

export interface SubscriptionChange {
  subscription: Subscription;
  active: boolean;
  /** Only these subscribers of the address change; by default all that the database has. */
  ids?: readonly string[];
}

export interface SubscribersState {
  /** Newest first; undefined before the first page. */
  subscriptions: readonly Subscription[] | undefined;
  isWhole: boolean;
  readAt: Date | undefined;
  reading: 'part' | 'running' | 'failed' | 'whole';
  notice: SubscriberNotice | undefined;
  saving: Subscription['key'] | undefined;
}

export const initialState: SubscribersState = {
  subscriptions: undefined,
  isWhole: false,
  readAt: undefined,
  reading: 'part',
  notice: undefined,
  saving: undefined,
};
