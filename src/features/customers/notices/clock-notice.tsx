import { useState } from 'react';
import { useStore } from 'zustand';
import { Banner } from '@/components/ui/banner';
import { clockLead } from '@/data/clock-lead';
import { minuteLength } from '@/lib/dates';
import { formatUnits } from '@/lib/format-count';

const tolerance = 10 * minuteLength;

export function ClockNotice() {
  const lead = useStore(clockLead);
  const [isDismissed, setIsDismissed] = useState(false);
  const isWrong = Math.abs(lead) >= tolerance;
  if (isDismissed && !isWrong) setIsDismissed(false);
  if (isDismissed || !isWrong) return null;
  return (
    <Banner tone="error" onDismiss={() => setIsDismissed(true)} className="my-4">
      {clockText(lead)}
    </Banner>
  );
}

function clockText(lead: number): string {
  const minutes = Math.round(Math.abs(lead) / minuteLength);
  const halfHours = Math.round(minutes / 30);
  const time = minutes < 55 ? formatUnits(minutes, 'minute') : formatUnits(halfHours / 2, 'hour');
  return `This device's clock is about ${time} ${lead > 0 ? 'fast' : 'slow'}, so Overdue and Due today are wrong here. Set its date and time automatically.`;
}
