/** What can be done with a key alone, in the order in which it is listed; the browser itself does what is native. */
export const shortcuts = [
  { action: 'search', keys: ['/'], label: 'Search' },
  { action: 'next', keys: ['j', 'ArrowDown'], label: 'Next customer' },
  { action: 'previous', keys: ['k', 'ArrowUp'], label: 'Previous customer' },
  { action: 'open', keys: ['Enter'], label: 'Open the details', isNative: true },
  { action: 'close', keys: ['Escape'], label: 'Close the details', isNative: true },
  { action: 'note', keys: ['n'], label: 'Write a note' },
  { action: 'call', keys: ['c'], label: 'Call' },
  { action: 'status', keys: ['s'], label: 'Change the status' },
  { action: 'select', keys: ['x'], label: 'Select the customer' },
  { action: 'help', keys: ['?'], label: 'Show these keys' },
] as const satisfies readonly Shortcut<string>[];

interface Shortcut<Named extends string> {
  action: Named;
  /** As `KeyboardEvent.key` names them. */
  keys: readonly string[];
  label: string;
  isNative?: true;
}

export type Action = (typeof shortcuts)[number]['action'];

/** Marks the control that an action presses: each has one. */
export function pressedBy(action: Action) {
  return { 'data-action': action };
}

/** Finds the control in a part of the page that an action presses. */
export function findControl(part: Element, action: Action): HTMLElement | null {
  return part.querySelector<HTMLElement>(`[data-action="${action}"]`);
}

/** What a key is for; undefined with a modifier, while somebody types or chooses, and where it has been used already. */
export function actionOf(event: KeyboardEvent): Action | undefined {
  const { key, ctrlKey, metaKey, altKey, isComposing, defaultPrevented, target } = event;
  if (ctrlKey || metaKey || altKey || isComposing || defaultPrevented) return undefined;
  if (target instanceof Element && target.matches(typed)) return undefined;
  const shortcut: Shortcut<Action> | undefined = shortcuts.find(({ keys }) =>
    keys.some((one) => one === key),
  );
  return shortcut?.isNative ? undefined : shortcut?.action;
}

/** Where keys are typed, or choose among options. */
const typed =
  'textarea, select, [contenteditable], [role="combobox"], input:not([type="checkbox"], [type="radio"])';

/** '↓' */
export function keyName(key: string): string {
  return names[key] ?? key;
}

const names: Readonly<Record<string, string>> = { ArrowDown: '↓', ArrowUp: '↑', Escape: 'Esc' };
