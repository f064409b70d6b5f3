import { useEffect, useState } from 'react';
import { Banner } from '@/components/ui/banner';
import { pushPublicKey } from '@/config/push-key';
import { countFailedAlerts, type FailedAlerts } from '@/data/list-failed-alerts';
import { minuteLength } from '@/lib/dates';
import { formatCount, formatUnits } from '@/lib/format-count';
import { reportError } from '@/lib/report-error';

/** Each question costs a read. */
const askInterval = 15 * minuteLength;

const subjects = {
  mail: ['An e-mail', 'about'],
  push: ['A notification', 'about'],
  webhook: ['A webhook event', 'about'],
  confirmation: ['A confirmation', 'of'],
} as const satisfies Record<keyof FailedAlerts['requests'], readonly [string, string]>;

const kinds = Object.keys(subjects) as (keyof typeof subjects)[];

function sentences({ requests, hasOlder }: FailedAlerts): string[] {
  return kinds.flatMap((kind) => {
    const count = requests[kind];
    if (count === undefined) return [];
    const [subject, about] = subjects[kind];
    const counted = hasOlder ? `${formatCount(count)} or more requests` : formatUnits(count, 'request');
    return [`${subject} ${count > 0 ? `${about} ${counted} ` : ''}could not be sent.`];
  });
}

const isDismissed = (failed: FailedAlerts, dismissed: FailedAlerts) =>
  Number(failed.newest) <= Number(dismissed.newest) &&
  kinds.every((kind) => failed.requests[kind] === undefined || dismissed.requests[kind] !== undefined);

/** Names the alerts of the last week that nobody got. Without alerts it asks nothing. */
export function AlertFailures() {
  const [failed, setFailed] = useState<FailedAlerts>();
  const [dismissed, setDismissed] = useState<FailedAlerts>();

  useEffect(() => {
    if (!pushPublicKey) return;
    let isGone = false;
    const ask = () =>
      void countFailedAlerts().then(
        (answer) => !isGone && setFailed(answer),
        // The list itself says when the database is out of reach.
        reportError,
      );
    ask();
    const timer = setInterval(ask, askInterval);
    return () => {
      isGone = true;
      clearInterval(timer);
    };
  }, []);

  const text = failed && sentences(failed).join(' ');
  if (!text || (dismissed && isDismissed(failed, dismissed))) return null;
  return (
    <Banner tone="error" onDismiss={() => setDismissed(failed)} className="my-4">
      {`${text} Those who run the site find the reason in the alerts collection.`}
    </Banner>
  );
}
