import { createTransport, type NodemailerError } from 'nodemailer';
import { company } from '@/config/company';
import { networkTimeout, type Outcome } from './alerts';
import type { Settings } from './config';
import type { Message } from './messages';

/** A refusal of anything else is about our own server or account, which can be mended. */
const refusedForGood = ['RCPT TO', 'DATA'];
/** Gmail (5.4.5) and Microsoft 365 answer so, at those commands too, where our own account has sent too much. */
const senderLimit = /(?<![\d.])5\.(4\.5|1\.8|1\.90|2\.25\d|7\.23[23])(?![\d.])|submission ?quota/i;
/** A letter of a password that has a meaning in an address is percent-encoded there. */
const smtpForm = /^smtps?:\/\/(([^\s@/?#%]|%[\da-f]{2})*@)?[^\s@/?#%:]+(:\d+)?\/?(\?\S*)?$/i;

/**
 * Sends one mail by SMTP. A server's 5xx is final where it is about the recipient or the message.
 * @param mail its `id` is the same for the same mail, so that mail programs show a repetition once.
 */
export async function sendMail(
  { smtpUrl, from }: NonNullable<Settings['mail']>,
  { to, message, id }: { to: string; message: Message; id: string },
): Promise<Outcome> {
  if (!smtpForm.test(smtpUrl)) return { state: 'failed', reason: 'smtpUrl is malformed' };
  const transport = createTransport({
    url: smtpUrl,
    // Else a password goes in plain text to whoever hides that the server can encrypt.
    requireTLS: new URL(smtpUrl).hostname !== '127.0.0.1',
    connectionTimeout: networkTimeout,
    greetingTimeout: networkTimeout,
    socketTimeout: networkTimeout,
  });
  try {
    await transport.sendMail({
      from: { name: company.name, address: from },
      // A bare text is read as a list of addresses, and visitors type it.
      to: { name: '', address: to },
      messageId: `<${id}@${new URL(company.siteUrl).hostname}>`,
      headers: { 'Auto-Submitted': 'auto-generated' },
      subject: message.title,
      text: mailText(message),
      html: mailHtml(message),
    });
    return { state: 'sent' };
  } catch (error) {
    const { command = '', responseCode: answer = 0, response = '' } = error as NodemailerError;
    const reason = `SMTP ${answer || 'without an answer'}`;
    const isFinal = answer >= 500 && refusedForGood.includes(command) && !senderLimit.test(response);
    return { state: isFinal ? 'refused' : 'failed', reason };
  } finally {
    transport.close();
  }
}

export function mailText({ title, lines, link }: Message): string {
  const paragraphs = [title, ...lines, link && `${link.label}: ${link.url}`, company.name];
  return `${paragraphs.filter(Boolean).join('\n\n')}\n`;
}

/** Both colour schemes are named: a mail program that knows neither shows the light one. */
const style = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .page { background: #0b1f26 !important; }
  .card { background: #12303a !important; color: #f4f1e8 !important; border-color: #2d5563 !important; }
  .foot { color: #b9cdd4 !important; }
}`;

export function mailHtml({ title, lines, link }: Message): string {
  const text = lines.map((line) => `<p style="margin:0 0 16px">${escapeHtml(line)}</p>`).join('');
  const button = link
    ? `<p style="margin:24px 0 8px"><a href="${escapeHtml(link.url)}" style="display:inline-block;padding:14px 22px;border-radius:6px;background:#f2a900;color:#10242b;font-weight:700;text-decoration:none">${escapeHtml(link.label)}</a></p>`
    : '';
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(title)}</title><style>${style}</style></head><body class="page" style="margin:0;padding:24px 12px;background:#f4f1e8"><div class="card" style="max-width:560px;margin:0 auto;padding:28px;border:1px solid #d8d2c0;border-radius:10px;background:#ffffff;color:#10242b;font:16px/1.5 Arial,Helvetica,sans-serif"><h1 style="margin:0 0 16px;font-size:22px;line-height:1.3">${escapeHtml(title)}</h1>${text}${button}</div><p class="foot" style="max-width:560px;margin:16px auto 0;color:#4a5f66;font:14px/1.5 Arial,Helvetica,sans-serif;text-align:center">${escapeHtml(company.name)}</p></body></html>`;
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => escapes[character] ?? '');
