import { X } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { cn } from '@/lib/cn';
import { useReturnFocusFrom } from './use-return-focus';

const tones = {
  error: 'border-danger-600 bg-danger-100 text-danger-700',
  success: 'border-sea-600 bg-sea-100 text-sea-800',
} as const;

interface BannerProps {
  tone: keyof typeof tones;
  children: ReactNode;
  onDismiss?: () => void;
  className?: string;
}

/** Errors interrupt a screen reader. A success needs a region around it that was there before. */
export function Banner({ tone, children, onDismiss, className }: BannerProps) {
  const banner = useRef<HTMLDivElement>(null);
  useReturnFocusFrom(banner);
  return (
    <div
      ref={banner}
      role={tone === 'error' ? 'alert' : undefined}
      className={cn(
        'flex items-center gap-3 rounded-md border px-4 py-2 font-medium',
        tones[tone],
        className,
      )}
    >
      <div className="flex-1 py-1">{children}</div>
      {onDismiss && <DismissButton onDismiss={onDismiss} />}
    </div>
  );
}

export function DismissButton({ onDismiss }: Required<Pick<BannerProps, 'onDismiss'>>) {
  return (
    <button
      type="button"
      onClick={onDismiss}
      aria-label="Dismiss"
      className="inline-flex size-11 shrink-0 cursor-pointer items-center justify-center rounded-md hover:bg-night-5"
    >
      <X aria-hidden="true" className="size-5" />
    </button>
  );
}
