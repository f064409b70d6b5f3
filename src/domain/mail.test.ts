import { describe, expect, it } from 'vitest';
import { mailtoHref } from './mail';

describe('a mail link', () => {
  it.each(['mailto:ann@fuel.example', 'MAILTO:ann@fuel.example', ' mailto:mailto: ann@fuel.example'])(
    'names the scheme once for %j',
    (address) => {
      expect(mailtoHref(address)).toBe('mailto:ann@fuel.example');
    },
  );

  it('opens a mail to one address', () => {
    expect(mailtoHref(' ann@fuel.example ')).toBe('mailto:ann@fuel.example');
  });

  it('carries subject and body, spaces as %20 and line breaks as %0D%0A', () => {
    expect(mailtoHref('ann@fuel.example', { subject: 'Your fuel', body: 'Hi Ann,\n\nBye\r\nDel\rX' })).toBe(
      'mailto:ann@fuel.example?subject=Your%20fuel&body=Hi%20Ann%2C%0D%0A%0D%0ABye%0D%0ADel%0D%0AX',
    );
  });

  it.each([
    'a?bcc=evil@x.example',
    'a@b.example?subject=x&body=y',
    'a@b.example\r\nBcc: evil@x.example',
    'a@b.example,evil@x.example',
    'a@b.example%0D%0ABcc:evil@x.example',
    '\u202ea@b.example#',
  ])('adds no header and no recipient for the address %j', (address) => {
    const href = mailtoHref(address) ?? '';
    expect(href).toMatch(/^mailto:[^?&,#\s]+$/);
    expect(href).not.toMatch(/%0D|%0A/i);
  });

  it.each(['Bennett\r\nBcc: evil@x.example', 'x&bcc=evil@x.example', 'x\u2028Cc: evil@x.example'])(
    'adds no header for the subject %j',
    (subject) => {
      const query = new URLSearchParams(mailtoHref('a@b.example', { subject })?.split('?')[1]);
      expect([...query.keys()]).toEqual(['subject']);
      expect(query.get('subject')).not.toMatch(/[\r\n\u2028]/);
    },
  );

  it('takes any text without throwing', () => {
    expect(mailtoHref('a@b.example', { subject: '\ud83d', body: 'x\ude00' })).toBe(
      'mailto:a@b.example?subject=&body=x',
    );
  });

  it('is none without an address', () => {
    expect(mailtoHref('')).toBeUndefined();
    expect(mailtoHref(' \n ')).toBeUndefined();
  });
});
