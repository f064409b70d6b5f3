import { describe, expect, it } from 'vitest';
import { type PhoneDoubt, phoneDoubts, phoneSearchKeys, readPhone } from './read-phone';

const one = '+18765550105';
const two = '+18765550106';
const london = '+442079460018';

/** Each number of a text as E.164, with its extension behind an x. */
const read = (text: string) =>
  readPhone(text).numbers.map(({ e164, extension }) => (extension ? `${e164}x${extension}` : e164));

describe('A number', () => {
  it.each<[text: string, ...numbers: string[]]>([
    // Jamaican, however it is grouped
    ['876-555-0105', one],
    ['8765550105', one],
    ['876 555 0105', one],
    ['876.555.0105', one],
    ['(876) 555-0105', one],
    ['[876] 555-0105', one],
    ['876_555_0105', one],
    ['876·555·0105', one],
    ['(876)555-0105', one],
    ['876/555-0105', one],
    ['876/555/0105', one],
    ['876, 555, 0105', one],
    ['1-876-555-0105', one],
    ['1 (876) 555-0105', one],
    ['18765550105', one],
    ['+18765550105', one],
    ['+1 876 555 0105', one],
    ['+1-876-555-0105', one],
    ['+1 (876) 555-0105', one],
    ['+1(876)5550105', one],
    ['(+1) 876 555 0105', one],
    ['+(1) 876 555 0105', one],
    ['(1-876) 555-0105', one],
    ['+ 1 876 555 0105', one],
    [' 876 - 555 - 0105 ', one],
    ['(658) 555-0177', '+16585550177'],
    ['+1 658 555 0177', '+16585550177'],
    ['+876 555 0105', one],
    ['+658 555 0177', '+16585550177'],
    ['876-555-0105 (office) ext. 12', `${one}x12`],
    ['Phone 1: 876-555-0105', one],
    ['Tel 1: 876-555-0105, Tel 2: 876-555-0106', one, two],
    // As a spreadsheet shows a number
    ['8,765,550,105', one],
    ['18,765,550,105', one],
    // Prefixes for a call abroad, and a national prefix
    ['001 876 555 0105', one],
    ['00 1 876 555 0105', one],
    ['011 1 876 555 0105', one],
    ['0111-876-555-0105', one],
    ['0044 20 7946 0018', london],
    ['011 44 20 7946 0018', london],
    ['+44 (0)20 7946 0018', london],
    ['+44 (0) 20 7946 0018', london],
    ['0044 (0)20 7946 0018', london],
    ['+44 020 7946 0018', london],
    ['+1 (0) 876 555 0105', one],
    ['442079460018', london],
    ['+44 7700 900123', '+447700900123'],
    // Other countries
    ['(305) 555-0123', '+13055550123'],
    ['+1 416 555 0123', '+14165550123'],
    ['+1 246 555 0123', '+12465550123'],
    ['868-555-0123', '+18685550123'],
    ['1-800-555-0199', '+18005550199'],
    ['+53 5 123 4567', '+5351234567'],
    ['+509 34 10 1234', '+50934101234'],
    ['+52 55 1234 5678', '+525512345678'],
    ['+49 (0)30 1234567', '+49301234567'],
    ['+61 2 5550 0123', '+61255500123'],
    // Several: the first is the one to dial
    ['876-555-0105 / 876-555-0106', one, two],
    ['876-555-0105/876-555-0106', one, two],
    ['876-555-0105; 876-555-0106', one, two],
    ['876-555-0105, 876-555-0106', one, two],
    ['+18765550105, +18765550106', one, two],
    ['876-555-0105 or 876-555-0106', one, two],
    ['876-555-0105 and 876-555-0106', one, two],
    ['876-555-0105 & 876-555-0106', one, two],
    ['876-555-0105&876-555-0106', one, two],
    ['876-555-0105\n876-555-0106', one, two],
    ['876-555-0105\r\n876-555-0106', one, two],
    ['+1 876-555-0105 ::: +1 876-555-0106', one, two],
    ['876-555-0105 | 876-555-0106', one, two],
    ['876-555-0105 876-555-0106', one, two],
    ['876 555 0105 876 555 0106', one, two],
    ['8765550105 8765550106', one, two],
    ['+1 876 555 0105 +1 876 555 0106', one, two],
    ['876-555-0105 - 876-555-0106', one, two],
    ['(876) 555-0105 (876) 555-0106', one, two],
    ['Home 876-555-0105, cell 876-555-0106', one, two],
    ['H: 876-555-0105; W: 876-555-0106 x3', one, `${two}x3`],
    ['876-555-0105 + 876-555-0106', one, two],
    ['876-555-0105 cell 876-555-0106 home', one, two],
    ['876-555-0105 (w) 876-555-0106 (c)', one, two],
    ['876-555-0105 / ext. 12, 876-555-0106', `${one}x12`, two],
    ['876-555-0105/6', one],
    ['876-555-0105 / 555-0106', one],
    ['555-0105 / 876-555-0106', two],
    ['n/a / 876-555-0106', two],
    // An extension
    ['876-555-0105 ext. 12', `${one}x12`],
    ['876-555-0105 ext 12', `${one}x12`],
    ['876-555-0105 Ext.12', `${one}x12`],
    ['876-555-0105 EXT: 12', `${one}x12`],
    ['876-555-0105, ext. 12', `${one}x12`],
    ['876-555-0105; ext 12', `${one}x12`],
    ['876-555-0105 (ext. 12)', `${one}x12`],
    ['876-555-0105 extn 12', `${one}x12`],
    ['876-555-0105 extension 12', `${one}x12`],
    ['876-555-0105 x12', `${one}x12`],
    ['876-555-0105x12', `${one}x12`],
    ['876-555-0105 x 12', `${one}x12`],
    ['876-555-0105 #12', `${one}x12`],
    ['876-555-0105 - ext. 12', `${one}x12`],
    ['876-555-0105 Ext-12', `${one}x12`],
    ['876-555-0105 ext. no. 12', `${one}x12`],
    ['876-555-0105 ext. 12 (reception)', `${one}x12`],
    ['876-555-0105 # 12', `${one}x12`],
    ['876-555-0105;ext=12', `${one}x12`],
    ['tel:+1-876-555-0105;ext=12', `${one}x12`],
    ['+1 (876) 555-0105 x1234 / 876-555-0106', `${one}x1234`, two],
    ['876-555-0105 ext. 12 or 876-555-0106 ext. 13', `${one}x12`, `${two}x13`],
    // Labels and what other programs write
    ['tel:+18765550105', one],
    ['Tel. 876-555-0105', one],
    ['Tel: (876) 555-0105', one],
    ['p:+18765550105', one],
    ['whatsapp:+18765550105', one],
    ['Cell# 876-555-0105', one],
    ['876-555-0105 (cell)', one],
    ['876-555-0105 (Mary)', one],
    ['876-555-0105 home', one],
    ['(mobile) 876-555-0105', one],
    ['fax: 876-555-0105', one],
    ['876-555-0105 (after 5pm)', one],
    ['876-555-0105.', one],
    ['• 876-555-0105', one],
    ['https://wa.me/18765550105', one],
    ['wa.me/18765550105?text=Hello', one],
    ['whatsapp://send?phone=18765550105', one],
    ['https://api.whatsapp.com/send?phone=18765550105&text=Hi', one],
    // From a spreadsheet
    ['18765550105.0', one],
    ['8765550105.00', one],
    ["'8765550105", one],
    ["'+1 876 555 0105", one],
    ['="+18765550105"', one],
    // Digits, dashes and marks of every kind
    ['８７６−５５５−０１０５', one],
    ['＋１（８７６）５５５－０１０５', one],
    ['٨٧٦٥٥٥٠١٠٥', one],
    ['۸۷۶ ۵۵۵ ۰۱۰۵', one],
    ['876–555—0105', one],
    ['876‑555‑0105', one],
    ['876−555−0105', one],
    ['876\u00a0555\u00a00105', one],
    ['876\t555\t0105', one],
    ['\u202a+1 876‑555‑0105\u202c', one],
    ['\ufeff876-555-0105\u200b', one],
  ])('is read in %j', (text, ...numbers) => {
    expect(readPhone(text).doubt).toBeUndefined();
    expect(read(text)).toEqual(numbers);
  });

  it.each<[text: string, doubt: PhoneDoubt]>([
    ['555-0105', 'areaCode'],
    ['5550105', 'areaCode'],
    ['Tel. 555-0105', 'areaCode'],
    ['555-0105 ext. 12', 'areaCode'],
    ['12', 'short'],
    ['119', 'short'],
    ['555 1', 'short'],
    ['876-555-010', 'short'],
    ['-', 'letters'],
    ['none', 'letters'],
    ['N/A', 'letters'],
    ['call me', 'letters'],
    ['#ERROR!', 'letters'],
    ['८७६', 'letters'],
    ['876-555-0105 x 12345678', 'letters'],
    ['876-FUEL-NOW', 'letters'],
    ['1-800-FUEL-NOW', 'letters'],
    ['876-555-CALL', 'letters'],
    ['876-555-O1O5', 'letters'],
    ['876-555-0105B', 'letters'],
    ['1.87656E+10', 'rounded'],
    ['1.88E+10', 'rounded'],
    ['1,87656E+10', 'rounded'],
    ['8.76556e+09', 'rounded'],
    ['1.87656E10', 'rounded'],
    ['87655501058765550106', 'long'],
    ['+1 876 555 0105 0106 0107', 'long'],
    ['000-000-0000', 'unknown'],
    ['5555555555', 'unknown'],
    ['8761234567', 'unknown'],
    ['876-055-5555', 'unknown'],
    ['658-123-4567', 'unknown'],
    ['999 999 9999', 'unknown'],
    ['08765550105', 'unknown'],
    ['876555010512', 'unknown'],
    ['+1 876 555 010', 'unknown'],
    ['+1 876 555 01055', 'unknown'],
    ['+44 20 7946', 'short'],
    ['+0 876 555 0105', 'unknown'],
    ['+1 555 0105', 'short'],
    ['876-555-0105 after 5', 'letters'],
    ['<img onerror=alert(1)>', 'short'],
  ])('is doubted in %j: %s', (text, doubt) => {
    expect(readPhone(text)).toEqual({ numbers: [], doubt });
  });

  it.each(['', '  ', '\u200b', '\n'])('is neither read nor doubted in %j', (text) => {
    expect(readPhone(text)).toEqual({ numbers: [] });
  });
});

it('asks for the area code where it may be either of two', () => {
  expect(phoneDoubts.areaCode).toBe('That number has no area code. Is it 876 or 658?');
});

describe('The keys of a search', () => {
  it.each([
    ['876-555-0105', [one]],
    ['(876) 555-0105 / 876-555-0106 x12', [one, two]],
    ['876-555-0105 / 555-0107', [one, '5550107']],
    ['555 1', ['5551']],
    ['call me', []],
  ])('of %j are %j', (text, keys) => {
    expect(phoneSearchKeys(text)).toEqual(keys);
  });
});
