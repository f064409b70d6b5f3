import type { ReactNode } from 'react';
import { cn } from '@/lib/cn';

const badgeTones = {
  blue: 'bg-info-100 text-info-700',
  yellow: 'bg-amber-100 text-amber-800',
  green: 'bg-sea-100 text-sea-800',
  grey: 'bg-petrol-100 text-petrol-700',
} as const;

export type BadgeTone = keyof typeof badgeTones;

export function Badge({ tone, children }: { tone: BadgeTone; children: ReactNode }) {
  return (
    <span
      className={cn(
        'inline-block rounded-full px-2.5 py-0.5 font-semibold text-sm forced-colors:border',
        badgeTones[tone],
      )}
    >
      {children}
    </span>
  );
}
