/** A message at the foot of the screen, until the next one or until it is dismissed. */
export interface Notice {
  tone: 'success' | 'error';
  text: string;
  /** Whom it is about: it goes when they are no longer on the list. */
  customerId?: string;
  /** Takes back what the message reports. */
  undo?: () => void;
}
