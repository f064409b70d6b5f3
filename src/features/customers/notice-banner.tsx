import { useEffect, useState } from 'react';
import { Banner } from '@/components/ui/banner';
import type { Notice } from './store/notice';

/** How long good news stays, in milliseconds, unless somebody is about to use it. Errors stay. */
const successStays = 10_000;

interface NoticeBannerProps {
  notice: Notice;
  onDismiss: () => void;
}

/** Shows a notice with its Undo. */
export function NoticeBanner({ notice, onDismiss }: NoticeBannerProps) {
  const [held, setHeld] = useState(false);
  const { tone, text, undo } = notice;

  useEffect(() => {
    if (held || notice.tone !== 'success') return;
    const timer = setTimeout(onDismiss, successStays);
    return () => clearTimeout(timer);
  }, [held, notice, onDismiss]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering only keeps the message in place.
    <div
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Banner tone={tone} onDismiss={onDismiss} className="border-2 shadow-lg">
        <div className="flex items-center justify-between gap-4">
          <p>{text}</p>
          {undo && (
            <button
              type="button"
              onClick={undo}
              className="min-h-11 cursor-pointer rounded-md px-3 font-bold underline underline-offset-4 hover:bg-black/5"
            >
              Undo
            </button>
          )}
        </div>
      </Banner>
    </div>
  );
}
