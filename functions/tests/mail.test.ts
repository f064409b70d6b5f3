import { type AddressInfo, createServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import { commitments } from '@/config/commitments';
import { company } from '@/config/company';
import { referenceCode } from '@/domain/reference';
import { mailHtml, mailText, sendMail } from '../src/mail';
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

describe('a mail server', () => {
  /** Answers as a plan says, and else takes everything. */
  async function ask(to: string, plan: Readonly<Record<string, string>> = {}, host = '127.0.0.1') {
    const recipients: string[] = [];
    const verbs: string[] = [];
    const server = createServer((socket) => {
      let isData = false;
      let rest = '';
      socket.write(`${plan.CONN ?? '220 ready'}\r\n`);
      socket.setEncoding('utf8').on('data', (part: string) => {
        const lines = (rest + part).split('\r\n');
        rest = lines.pop() ?? '';
        for (const line of lines) {
          const [verb = ''] = line.split(' ');
          if (isData && line !== '.') continue;
          verbs.push(verb);
          if (verb === 'RCPT') recipients.push(line);
          isData = verb === 'DATA';
          socket.write(`${plan[verb] ?? answers[verb] ?? '250 ok'}\r\n`);
        }
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const smtpUrl = `smtp://me:secret@${host}:${(server.address() as AddressInfo).port}`;
    const outcome = await sendMail(
      { smtpUrl, from: 'alerts@islandfuel.example' },
      { to, message, id: 'one' },
    );
    server.close();
    return { outcome, recipients, verbs };
  }
  const answers: Readonly<Record<string, string>> = {
    EHLO: '250-me\r\n250 AUTH PLAIN',
    AUTH: '235 welcome',
    DATA: '354 go on',
    QUIT: '221 bye',
  };

  it.each(['a,b@x.example', 'grp:b@x.example;', 'victim<b@x.example>', 'a;b@x.example'])(
    'is asked for one recipient, never for a part of what somebody typed: %s',
    async (typed) => {
      const { recipients } = await ask(typed);
      expect(recipients).toHaveLength(1);
      expect(recipients[0]).not.toContain('<b@x.example>');
    },
  );

  it.each([
    'mail.example:465',
    'smtps://me:a#b@mail.example:465',
    'smtps://me:12#b@mail.example',
    'smtps://me:100%@x.example',
  ])('whose address is malformed is named as such, and not by its password: %s', async (smtpUrl) => {
    const mail = { to: 'b@x.example', message, id: 'one' };
    const outcome = await sendMail({ smtpUrl, from: 'alerts@islandfuel.example' }, mail);
    expect(outcome).toEqual({ state: 'failed', reason: 'smtpUrl is malformed' });
  });

  it('that does not encrypt gets no password, except on this machine', async () => {
    const plan = { STARTTLS: '502 what is that' };
    expect((await ask('b@x.example', plan)).verbs).toContain('AUTH');
    const { outcome, verbs } = await ask('b@x.example', plan, 'localhost');
    expect(outcome.state).toBe('failed');
    expect(verbs).toEqual(['EHLO', 'STARTTLS']);
  });

  it.each([
    ['RCPT', '550 no such mailbox', 'refused'],
    ['RCPT', '451 come back later', 'failed'],
    ['RCPT', '550-5.4.5 Daily user sending limit exceeded.\r\n550 5.4.5 gsmtp', 'failed'],
    ['DATA', '550 5.4.5 Daily SMTP relay limit exceeded for customer.', 'failed'],
    ['DATA', '554 5.2.0 STOREDRV.Submission.Exception:SubmissionQuotaExceededException', 'failed'],
    ['DATA', '550 5.1.90 You have reached your daily limit for message recipients.', 'failed'],
    ['DATA', '550 5.2.2 Submission quota exceeded', 'failed'],
    ['DATA', '550 5.7.233 Your tenant exceeded its daily limit.', 'failed'],
    ['RCPT', '550 5.1.8 Access denied, bad outbound sender', 'failed'],
    ['DATA', '550 5.2.252 Sender throttled due to continuous send as denied errors.', 'failed'],
    ['RCPT', '550 5.1.10 Recipient not found', 'refused'],
    ['RCPT', '550 blocked [203.5.1.8]', 'refused'],
    ['RCPT', '550 blocked [5.1.8.203]', 'refused'],
    ['DATA', '554 5.2.0 STOREDRV.Submission.Exception:InvalidRecipientsException', 'refused'],
    ['RCPT', '552 5.2.2 Mailbox full', 'refused'],
    ['AUTH', '535 wrong password', 'failed'],
    ['DATA', '554 this looks like spam', 'refused'],
    ['MAIL', '530 log in first', 'failed'],
    ['MAIL', '553 not your own sender', 'failed'],
    ['CONN', '554 your server is blocked', 'failed'],
  ])('that answers %s with %s has %s', async (verb, answer, state) => {
    const { outcome } = await ask('b@x.example', { [verb]: answer });
    expect(outcome).toEqual({ state, reason: `SMTP ${answer.slice(0, 3)}` });
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
