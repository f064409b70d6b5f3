import { isMac } from '@/lib/is-mac';

export const shortcuts = [
  { action: 'search', keys: ['/'], label: 'Search' },
  { action: 'next', keys: ['j', 'ArrowDown'], label: 'Next customer' },
  { action: 'previous', keys: ['k', 'ArrowUp'], label: 'Previous customer' },
  { action: 'overdue', keys: ['o'], label: 'Next overdue customer' },
  { action: 'open', keys: ['Enter'], label: 'Open the details', isNative: true },
  { action: 'close', keys: ['Escape'], label: 'Close the details', isNative: true },
  { action: 'note', keys: ['n'], label: 'Write a note' },
  { action: 'addNote', keys: ['Control+Enter'], label: 'Add the note', isNative: true },
  { action: 'call', keys: ['c'], label: 'Call' },
  { action: 'log', keys: ['l'], label: 'Log a call' },
  { action: 'status', keys: ['s'], label: 'Change the status' },
  { action: 'select', keys: ['x'], label: 'Select the customer' },
  { action: 'copy', keys: ['Control+c'], label: 'Copy the selected customers', isNative: true },
  { action: 'undo', keys: ['Control+z'], label: 'Undo, while it is offered', isNative: true },
  { action: 'commands', keys: ['Control+k'], label: 'Commands', isNative: true },
  { action: 'help', keys: ['?'], label: 'Show these keys' },
] as const satisfies readonly Shortcut<string>[];

interface Shortcut<Named extends string> {
  action: Named;
  /** Values of `KeyboardEvent.key`; 'Control+' stands for ⌘ on a Mac. */
  keys: readonly string[];
  label: string;
  isNative?: true;
}

export type Action = (typeof shortcuts)[number]['action'];

export function shortcutTarget(action: Action) {
  return { 'data-action': action };
}

export function findControl(part: Element, action: Action): HTMLElement | null {
  return part.querySelector<HTMLElement>(`[data-action="${action}"]`);
}

/** The details alone have a box for a note. */
export const isDetails = (dialog: HTMLElement) => findControl(dialog, 'note') !== null;

/** Undefined with a modifier, in a field, and for an event that was handled. */
export function actionOf(event: KeyboardEvent): Action | undefined {
  const { ctrlKey, metaKey, altKey, shiftKey, isComposing, defaultPrevented, target } = event;
  if (ctrlKey || metaKey || altKey || isComposing || defaultPrevented) return undefined;
  if (isTakingKeys(target)) return undefined;
  const isCapital = event.getModifierState('CapsLock') && !shiftKey && event.key.length === 1;
  const key = isCapital ? event.key.toLowerCase() : event.key;
  const shortcut: Shortcut<Action> | undefined = shortcuts.find(({ keys }) =>
    keys.some((one) => one === key),
  );
  return shortcut?.isNative ? undefined : shortcut?.action;
}

export const isTakingKeys = (target: EventTarget | null) =>
  target instanceof Element && target.matches(takingKeys);

const takingKeys =
  'textarea, select, [contenteditable], [role="combobox"][aria-expanded="true"], input:not([type="checkbox"], [type="radio"])';

export function keyName(key: string): string {
  const [, other] = /^Control\+(.+)$/.exec(key) ?? [];
  if (other) return `${isMac() ? '⌘' : 'Ctrl'} ${other.length === 1 ? other.toUpperCase() : other}`;
  return names[key] ?? key;
}

/** Whether the event is this letter with Ctrl, or with ⌘ on a Mac, where Ctrl edits text. */
export function isWithControl({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent, letter: string) {
  const [wanted, other] = isMac() ? [metaKey, ctrlKey] : [ctrlKey, metaKey];
  return key.toLowerCase() === letter && wanted && !other && !altKey && !shiftKey;
}

const names: Readonly<Record<string, string>> = { ArrowDown: '↓', ArrowUp: '↑', Escape: 'Esc' };
