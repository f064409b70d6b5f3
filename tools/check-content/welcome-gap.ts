import { commitments } from '@/config/commitments';

/** The sentence for a site whose promised welcome newsletter nobody sends; undefined where a webhook hears of subscribers. */
export function welcomeGap({
  ALERT_WEBHOOK_URL: url,
}: Readonly<Record<string, string | undefined>>): string | undefined {
  if (url?.trim()) return undefined;
  return `Nobody sends the welcome newsletter that the form promises ${commitments.newsletter}: set ALERT_WEBHOOK_URL in functions/.env (docs/operations.md, Alerts), or send it by hand.`;
}
