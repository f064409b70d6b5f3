import { expect, it } from 'vitest';
import { formatOfText } from './file-format';

const encrypted = 'Messages and calls are end-to-end encrypted.';

it.each([
  `26/11/2026, 09:15 - ${encrypted}\n26/11/2026, 09:15 - Ann Tester: Good day; two | three\n`,
  '11/26/26, 9:15\u202fAM - Ann Tester: Good day\n11/26/26, 9:16\u202fAM - Lee: Yes\n',
  '26.11.26, 09:15 - Ann wurde hinzugefügt.\n26.11.26, 09:16 - +1 876-555-0142: Guten Tag\n',
  `\u200e[26/11/2026, 09:15:02] Sample Farm: \u200e${encrypted}\n[26/11/2026, 09:16:40] Ann: Yes, two\n`,
  '[11/26/26, 9:15:02\u202fPM] Ann Tester: Good day\n',
  '[2026-11-26, 9:15:02 p.m.] Ann Tester: Good day\n',
])('knows a chat of WhatsApp: %j', (text) => {
  expect(formatOfText(text)).toMatchObject({ refusal: expect.stringMatching(/^This is a chat,/) });
});

it.each([',', ';', '|', '\t'])(
  'takes a list with “%s” between a day and a colon for no chat',
  (separator) => {
    const line = ['01/02/2026, 10:15 - Ann Tester', '876-555-0142', 'Note: call back'].join(separator);
    expect(formatOfText(`${line}\n${line}\n`)).toBe('text');
    expect(formatOfText(`[${line.replace(' - ', '] ')}\n`)).toBe('text');
  },
);
