import { useEffect, useState } from 'react';
import { Banner } from '@/components/ui/banner';
import { LogPrompt } from './log-prompt';
import type { Notice } from './store/customers-state';
import { useCustomers, useCustomersStore } from './store/customers-store';
import { UndoButton } from './undo-button';

/** How long good news stays, in milliseconds, unless somebody is about to use it. Errors stay. */
const successStays = 10_000;

/** The screen's notice with its Undo, if there is one. */
export function NoticeBanner() {
  const notice = useCustomers((state) => state.notice);
  return notice && <VisibleNotice notice={notice} />;
}

/** The same at the foot of the screen, and the offer to write down a call. */
export function FloatingNotice() {
  return (
    <div className="floating-notice fixed inset-x-4 bottom-4 z-30 mx-auto max-w-xl space-y-2 empty:hidden print:hidden">
      <NoticeBanner />
      <LogPrompt />
    </div>
  );
}

function VisibleNotice({ notice }: { notice: Notice }) {
  const { dismissNotice } = useCustomersStore();
  const [container, setContainer] = useState<HTMLElement | null>(null);
  const [held, setHeld] = useState(false);

  useEffect(() => {
    if (held || notice.tone !== 'success') return;
    const timer = setTimeout(dismissNotice, successStays);
    return () => clearTimeout(timer);
  }, [held, notice, dismissNotice]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering only keeps the message in place.
    <div
      ref={setContainer}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Banner tone={notice.tone} onDismiss={dismissNotice} className="border-2 shadow-lg">
        <div className="flex items-center justify-between gap-4">
          <p>
            <span>{notice.text}</span>
            {notice.detail && <span className="font-normal"> {notice.detail}</span>}
          </p>
          {notice.undo && <UndoButton notice={notice} container={container} />}
        </div>
      </Banner>
    </div>
  );
}
