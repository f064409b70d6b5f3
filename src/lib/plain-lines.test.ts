import { expect, it } from 'vitest';
import { toPlainLines } from './plain-lines';

it.each([
  ['every line break is one', 'a\r\nb\rc\nd\u000be\ff\u0085g\u2028h\u2029i', 'a\nb\nc\nd\ne\nf\ng\nh\ni'],
  ['control characters go, tabs stay', ' a\u0000\u0007\tb\u007f\u009f ', 'a\tb'],
  ['bidi overrides and isolates go', '\u202egpj.exe\u202c \u2066x\u2069', 'gpj.exe x'],
  ['lone surrogates go, pairs stay', '\ud83d👩‍🚒\ude00 é', '👩‍🚒 é'],
])('%s', (_, text, lines) => {
  expect(toPlainLines(text)).toBe(lines);
});
