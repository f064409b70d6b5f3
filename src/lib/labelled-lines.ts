import { hasVisibleText } from './text';

export function labelledLines(entries: readonly (readonly [label: string, text: string])[]): string[] {
  return entries.filter(([, text]) => hasVisibleText(text)).map(([label, text]) => `${label}: ${text}`);
}
