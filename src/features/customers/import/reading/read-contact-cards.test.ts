import { describe, expect, it } from 'vitest';
import { readBytes } from './read-bytes';

/** The filled cells of each card by their titles, and the reasons to doubt one. */
async function readCards(text: string) {
  const bytes = new TextEncoder().encode(text);
  const { titles, lines } = await readBytes(bytes, { name: 'x.vcf', choices: {}, report: async () => {} });
  return lines.map(({ cells, doubt }) => ({
    ...Object.fromEntries(titles.map((title, at) => [title, cells[at]]).filter(([, cell]) => cell)),
    ...(doubt && { doubt: doubt.reason }),
  }));
}

const toCard = (...lines: string[]) => ['BEGIN:VCARD', 'VERSION:3.0', ...lines, 'END:VCARD'].join('\r\n');
const ann = { 'First Name': 'Ann', 'Last Name': 'Tester', Phone: '876-555-0161' };
const annsLines = ['N:Tester;Ann;;;', 'TEL:876-555-0161'];

describe('the lines of a contact card', () => {
  it.each(['PHOTO;ENCODING=BASE64;TYPE=JPEG:', 'PHOTO;JPEG;ENCODING=b:', 'item1.LOGO;BASE64:'])(
    'may continue a picture without a space: %s',
    async (photo) => {
      const card = toCard(`${photo}/9j/4AAQSkZJRgABAQ`, 'AAQABAAD/AABAAEA', 'AAAA//8=', '', ...annsLines);
      expect(await readCards(card)).toEqual([ann]);
    },
  );

  it('may end in more than one carriage return', async () => {
    const card = toCard('PHOTO;ENCODING=b:/9j/4AAQ', ' SkZJRgAB', 'NOTE:Behind', '  the shed', ...annsLines);
    expect(await readCards(card.replaceAll('\r', '\r\r'))).toEqual([{ ...ann, Notes: 'Behind the shed' }]);
  });

  it.each(['', '\ufeff', '\r\n\ufeff'])(
    'may be those of two files that a program joined with “%s”',
    async (joint) => {
      const cards = toCard(...annsLines) + joint + toCard('N:Tester;Lee;;;', 'TEL:876-555-0162');
      expect(await readCards(cards)).toEqual([
        ann,
        { 'First Name': 'Lee', 'Last Name': 'Tester', Phone: '876-555-0162' },
      ]);
    },
  );
});

it('doubts a card without an end, as its last value may be cut', async () => {
  const cut = toCard(...annsLines, 'EMAIL:ann@farm.ex').replace(/\r\nEND:VCARD$/, '');
  const doubt = 'This card has no end of its own: some of it may be missing.';
  const doubted = { ...ann, Email: 'ann@farm.ex', doubt };
  expect(await readCards(cut)).toEqual([doubted]);
  expect(await readCards(`${cut}\r\n${toCard(...annsLines)}`)).toEqual([doubted, ann]);
});

it.each([
  ['item1.TEL:876-555-0162\nitem1.X-ABLabel:Dispatch\\, yard', '876-555-0162 (Dispatch, yard)'],
  ['TEL;X-CUSTOM(CHARSET=UTF-8,ENCODING=QUOTED-PRINTABLE,=57=69=66=65):876-555-0162', '876-555-0162 (wife)'],
  ['item1.TEL:876-555-0162\nitem1.X-ABLabel:Gate (2)', '876-555-0162 (Gate 2)'],
  ['item1.TEL;type=WORK;type=VOICE:876-555-0162\nitem1.X-ABLabel:_$!<Work>!$_', '876-555-0162'],
  ['TEL;TYPE="work,voice":876-555-0162', '876-555-0162'],
  ['TEL;WORK;X-Digicel:876-555-0162', '876-555-0162 (digicel)'],
  ['TEL;HOME;X-Mobile 2:876-555-0162', '876-555-0162'],
])('reads a number with the label that somebody gave it: %s', async (line, number) => {
  expect(await readCards(toCard(...annsLines, line))).toEqual([{ ...ann, 'Phone 2': number }]);
});

it.each([
  ['item1.X-ABRELATEDNAMES:Lee Tester\nitem1.X-ABLabel:_$!<Spouse>!$_', 'Lee Tester (Spouse)'],
  ['RELATED;TYPE=spouse;VALUE=text:Lee Tester', 'Lee Tester (spouse)'],
])('reads another person with the relation to the first: %s', async (line, person) => {
  expect(await readCards(toCard(...annsLines, line))).toEqual([{ ...ann, 'Related Person': person }]);
});

it('reads no members of a group, which may be more than a list has columns', async () => {
  const members = Array.from({ length: 300 }, (_, place) => `X-ADDRESSBOOKSERVER-MEMBER:urn:uuid:${place}`);
  const group = toCard('N:Farms;;;;', 'X-ADDRESSBOOKSERVER-KIND:group', ...members);
  expect(await readCards(`${toCard(...annsLines)}\n${group}`)).toEqual([ann, { Name: 'Farms' }]);
});

it('refuses more contact cards than a list has lines', async () => {
  const cards = `${toCard(...annsLines)}\r\n`.repeat(5001);
  await expect(readCards(cards)).rejects.toThrow('This file has more than 5,000 contact cards');
});

it('reads the quoted letters of a contact card that names no character set', async () => {
  const name = 'N;ENCODING=QUOTED-PRINTABLE';
  const cards = [toCard(`${name}:N=FA=F1ez;Jos=E9`), toCard(`${name}:N=C3=BA=C3=B1ez;Jos=C3=A9`)];
  const jose = { 'First Name': 'José', 'Last Name': 'Núñez' };
  expect(await readCards(cards.join('\n'))).toEqual([jose, jose]);
});

it.each([
  ['NOTE:Blue gate, 1,000 gal, call first', 'Notes', 'Blue gate, 1,000 gal, call first'],
  ['CATEGORIES:Farm,VIP', 'Labels', 'Farm,VIP'],
])('reads the commas of a contact card as written: %s', async (line, title, text) => {
  expect(await readCards(toCard(...annsLines, line))).toEqual([{ ...ann, [title]: text }]);
});

it('reads the escapes of a property that no standard names, as WhatsApp writes it', async () => {
  const line = 'X-WA-BIZ-DESCRIPTION:Tyres\\, tubes\\nOpen 8-5';
  expect(await readCards(toCard(...annsLines, line))).toEqual([
    { ...ann, 'wa-biz-description': 'Tyres, tubes\nOpen 8-5' },
  ]);
});
