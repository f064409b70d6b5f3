/** A message at the foot of the screen, until the next one or until it is dismissed. */
export interface Notice {
  tone: 'success' | 'error';
  text: string;
  /** Takes back what the message reports. */
  undo?: () => void;
}
