import { describe, expect, it } from 'vitest';
import { commitments } from '@/config/commitments';
import { company } from '@/config/company';
import { referenceCode } from '@/domain/reference';
import { mailHtml, mailText } from '../src/mail';
import { confirmationMessage } from '../src/messages';

const message = {
  title: 'New request: <Diesel>',
  lines: ['"100 & more"'],
  link: { label: 'Open', url: 'https://www.islandfuel.example/a?b=1&c=2' },
};

describe('an e-mail', () => {
  it('says the same as text and as HTML', () => {
    expect(mailText(message)).toContain(`${message.lines[0]}\n\nOpen: ${message.link.url}\n`);
    expect(mailHtml(message)).toContain('New request: &lt;Diesel&gt;');
    expect(mailHtml(message)).toContain('&quot;100 &amp; more&quot;');
    expect(mailHtml(message)).toContain('href="https://www.islandfuel.example/a?b=1&amp;c=2"');
  });

  it('has colours of its own in a dark mail program', () => {
    expect(mailHtml(message)).toContain('<meta name="color-scheme" content="light dark">');
    expect(mailHtml(message)).toContain('@media (prefers-color-scheme: dark)');
  });
});

describe('the confirmation', () => {
  const id = 'aB3dE6gH9jK2mN5pQ8sT';

  it('has the reference, the next step, the opening state and the emergency number', () => {
    const text = mailText(confirmationMessage(id, new Date('2026-11-25T15:00:00Z')));
    for (const part of [
      referenceCode(id),
      commitments.contact,
      'Open now until 6:00 pm',
      company.emergencyPhone,
    ])
      expect(text).toContain(part);
  });

  it('names the next opening while the office is closed', () =>
    expect(mailText(confirmationMessage(id, new Date('2026-11-28T23:00:00Z')))).toContain(
      'Our office opens on Monday, 30 November at 7:00 am.',
    ));
});
