import { describe, expect, it } from 'vitest';
import { findEmailDoubt } from './email-doubt';

describe('An address', () => {
  it.each([
    ['mailto:ann@farm.example', 'ann@farm.example'],
    ['MAILTO:mailto:ann@farm.example', 'ann@farm.example'],
    ['email:ann@farm.example', 'ann@farm.example'],
    ['<ann@farm.example>', 'ann@farm.example'],
    ['<mailto:ann@farm.example>.', 'ann@farm.example'],
    ['ann@farm.example.', 'ann@farm.example'],
    ['ann@farm.example,', 'ann@farm.example'],
    ['ann@farm..example', 'ann@farm.example'],
    ['ann..bennett@farm.example', 'ann.bennett@farm.example'],
    ['.ann@farm.example', 'ann@farm.example'],
    ['ann.@farm.example', 'ann@farm.example'],
    ['ann@.farm.example', 'ann@farm.example'],
    ['ann@gmial.com', 'ann@gmail.com'],
    ['ann@gmail,com', 'ann@gmail.com'],
    ['ann @gmail.com', 'ann@gmail.com'],
    ['ann@ gmail.com', 'ann@gmail.com'],
    ['Ann Lee <ann@farm.example>', 'ann@farm.example'],
    ['email: ann@farm.example', 'ann@farm.example'],
    ['Ann Lee\tann@farm.example\t876-555-0101', 'ann@farm.example'],
    ['Ann Lee, Quarry Ltd, ann@gmial.com', 'ann@gmail.com'],
    ['“ann@farm.example”', 'ann@farm.example'],
    ['‘ann@farm.example’', 'ann@farm.example'],
    ['«ann@farm.example»', 'ann@farm.example'],
    ['o’connor@farm.example', "o'connor@farm.example"],
    ['ann＠farm.example', 'ann@farm.example'],
    ['ａｎｎ＠ｇｍａｉｌ．ｃｏｍ', 'ann@gmail.com'],
    ['ann@farm. com', 'ann@farm.com'],
    ['ann @ farm . com', 'ann@farm.com'],
    ['ann@farm,com,jm', 'ann@farm.com.jm'],
    ['ann@farm.com. jm', 'ann@farm.com.jm'],
    ['ann@gmail', 'ann@gmail.com'],
    ['ann@Yahoo', 'ann@yahoo.com'],
    ['ann@gmal.com', 'ann@gmail.com'],
    ['ann@gmaill.com', 'ann@gmail.com'],
    ['ann@gnail.com', 'ann@gmail.com'],
    ['ann@gmail.con', 'ann@gmail.com'],
    ['ann@gmail.co', 'ann@gmail.com'],
    ['ann@gmail.cm', 'ann@gmail.com'],
    ['ann@gmial.con', 'ann@gmail.com'],
    ['ann@gmail.com.', 'ann@gmail.com'],
    ['Ann@Gmial.com', 'Ann@gmail.com'],
    ['ann@yaho.com', 'ann@yahoo.com'],
    ['ann@yahooo.com', 'ann@yahoo.com'],
    ['ann@hotmial.com', 'ann@hotmail.com'],
    ['ann@outlok.com', 'ann@outlook.com'],
    ['ann@iclould.com', 'ann@icloud.com'],
    ['ann@live.con', 'ann@live.com'],
    ['ann@farm.con', 'ann@farm.com'],
    ['\u200eann@farm.example', 'ann@farm.example'],
    ['ann\u200b@farm.example', 'ann@farm.example'],
  ])('%j is questioned, and %j suggested', (text, suggestion) => {
    expect(findEmailDoubt(text)).toEqual({ sentence: `Did you mean ${suggestion}?`, suggestion });
  });

  it.each([
    'ann@farm.example, devon@farm.example',
    'ann@farm.example;devon@farm.example',
    'ann@farm.example / devon@farm.example',
    'ann@farm.example and devon@farm.example',
    'ann@farm.example\tdevon@farm.example',
  ])('beside another, as in %j, is named as enough', (text) => {
    expect(findEmailDoubt(text)).toEqual({
      sentence: 'One email address is enough. Did you mean ann@farm.example?',
      suggestion: 'ann@farm.example',
    });
  });

  it.each(['ann@farm.e', 'ann@farm,example.com', 'ann@-farm.example', 'ann@127.0.0.1', 'a(b)@farm.example'])(
    '%j is questioned without a suggestion',
    (text) => {
      expect(findEmailDoubt(text)).toEqual({
        sentence: 'That does not look like an email address that works. Please check it.',
      });
    },
  );

  it.each([
    'ann@farm.example',
    "o'connor+fuel@farm.example",
    'ann@gmail.com',
    'Ann.Bennett@GMAIL.COM',
    'ann@mail.com',
    'ann@email.com',
    'ann@ymail.com',
    'ann@gmx.com',
    'ann@live.com',
    'ann@hotmail.co.uk',
    'ann@yahoo.fr',
    'ann@company.com.jm',
    'ann@e-learning.edu.jm',
    'zoë@münchen.example',
    'ann@xn--mnchen-3ya.example',
    ' ann@farm.example ',
  ])('%j is not questioned', (text) => {
    expect(findEmailDoubt(text)).toBeUndefined();
  });

  it.each([
    '',
    'ann',
    'ann@farm',
    'ann bennett@farm.example',
    'mary ann lee@farm.example',
    'ann@farm.com. Thanks',
  ])('%j is left to the check', (text) => {
    expect(findEmailDoubt(text)).toBeUndefined();
  });
});
