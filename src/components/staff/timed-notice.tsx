import { type ReactNode, useEffect, useState } from 'react';
import { Banner } from '@/components/ui/banner';
import { cn } from '@/lib/cn';
import { isUnderDialog } from './modal';
import { UndoButton } from './undo-button';

/** Milliseconds in view that a success stays, unless pointer or focus are in it. Errors stay. */
const successStays = 10_000;

const second = 1000;

interface TimedNoticeProps {
  notice: { tone: 'success' | 'error'; text: string; detail?: string; undo?: object | undefined } | undefined;
  saving: ReactNode;
  onDismiss: () => void;
  onUndo: () => void;
  stays?: number | undefined;
  action?: ReactNode;
  below?: ReactNode;
}

export function TimedNotice({ notice, stays = successStays, saving, onDismiss, ...rest }: TimedNoticeProps) {
  const { onUndo, action, below } = rest;
  const [container, setContainer] = useState<HTMLElement | null>(null);
  const [held, setHeld] = useState(false);
  const isSuccess = notice?.tone === 'success';
  const [shown, setShown] = useState({ notice, count: 0 });
  if (held && !notice) setHeld(false);
  if (shown.notice !== notice) setShown({ notice, count: shown.count + 1 });

  useEffect(() => {
    if (held || notice?.tone !== 'success') return;
    let left = stays;
    const timer = setInterval(() => {
      if (document.visibilityState === 'hidden' || isUnderDialog(container)) return;
      left -= second;
      if (left <= 0) onDismiss();
    }, second);
    return () => clearInterval(timer);
  }, [held, notice, stays, onDismiss, container]);

  const banner = notice && (
    <Banner tone={notice.tone} onDismiss={onDismiss} className="border-2 shadow-lg max-sm:text-sm">
      <div className={cn('flex items-center justify-between gap-x-4', Boolean(action) && 'flex-wrap')}>
        {/* An element of its own: a screen reader says the same words a second time. */}
        <p key={shown.count} className="wrap-anywhere min-w-0">
          <span>{notice.text}</span>
          {notice.detail && <span className="font-normal">{` ${notice.detail}`}</span>}
        </p>
        <div className="ml-auto flex shrink-0 empty:hidden">
          {notice.undo && <UndoButton notice={notice} container={container} onUndo={onUndo} />}
          {action}
        </div>
      </div>
    </Banner>
  );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering only keeps the notice.
    <div
      ref={setContainer}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className="has-[>:only-child:empty]:absolute"
    >
      <div role="status" aria-atomic={false} className="space-y-2">
        {saving}
        {isSuccess && banner}
      </div>
      {!isSuccess && banner}
      {below}
    </div>
  );
}
