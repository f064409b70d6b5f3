import { useState } from 'react';
import { useStore } from 'zustand';
import { Banner } from '@/components/ui/banner';
import { clockLead } from '@/data/clock-lead';
import { hourLength, minuteLength } from '@/lib/dates';
import { formatUnits } from '@/lib/format-count';

const tolerance = 10 * minuteLength;

export function ClockNotice() {
  const lead = useStore(clockLead);
  const [dismissed, setDismissed] = useState('');
  const text = clockText(lead);
  if (!text || text === dismissed) return null;
  return (
    <Banner tone="error" onDismiss={() => setDismissed(text)} className="my-4">
      {text}
    </Banner>
  );
}

function clockText(lead: number): string {
  const off = Math.abs(lead);
  if (off < tolerance) return '';
  const hours = Math.round(off / hourLength);
  const time = hours > 0 ? formatUnits(hours, 'hour') : formatUnits(Math.round(off / minuteLength), 'minute');
  return `This device's clock is about ${time} ${lead > 0 ? 'fast' : 'slow'}, so Overdue and Due today are wrong here. Set its date and time automatically.`;
}
