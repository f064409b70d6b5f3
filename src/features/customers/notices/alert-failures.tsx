import { useEffect, useState } from 'react';
import { Banner } from '@/components/ui/banner';
import { pushPublicKey } from '@/config/push-key';
import { countFailedAlerts, type FailedAlerts } from '@/data/list-failed-alerts';
import { minuteLength } from '@/lib/dates';
import { formatUnits } from '@/lib/format-count';
import { reportError } from '@/lib/report-error';

/** Each question costs a read. */
const askInterval = 15 * minuteLength;

const subjects = {
  mail: ['An e-mail', 'about'],
  push: ['A notification', 'about'],
  webhook: ['A webhook event', 'about'],
  confirmation: ['A confirmation', 'of'],
} as const satisfies Record<keyof FailedAlerts, readonly [string, string]>;

function sentences(counts: FailedAlerts): string[] {
  return (Object.keys(subjects) as (keyof FailedAlerts)[]).flatMap((kind) => {
    const count = counts[kind];
    if (count === undefined) return [];
    const [subject, about] = subjects[kind];
    const requests = `${about} ${formatUnits(count, 'request')} `;
    return [`${subject} ${count > 0 ? requests : ''}could not be sent.`];
  });
}

/** Names the alerts of the last week that nobody got. Without alerts it asks nothing. */
export function AlertFailures() {
  const [failed, setFailed] = useState<readonly string[]>([]);
  const [dismissed, setDismissed] = useState('');

  useEffect(() => {
    if (!pushPublicKey) return;
    let isGone = false;
    const ask = () =>
      void countFailedAlerts().then(
        (counts) => !isGone && setFailed(sentences(counts)),
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

  const text = failed.join(' ');
  if (!text || text === dismissed) return null;
  return (
    <Banner tone="error" onDismiss={() => setDismissed(text)} className="my-4">
      {`${text} Those who run the site find the reason in the alerts collection.`}
    </Banner>
  );
}
