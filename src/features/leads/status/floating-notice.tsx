import type { Notice } from './notice';
import { NoticeBanner } from './notice-banner';

interface FloatingNoticeProps {
  notice: Notice | undefined;
  onDismiss: () => void;
}

/** The notice at the foot of the screen. */
export function FloatingNotice({ notice, onDismiss }: FloatingNoticeProps) {
  if (!notice) return null;
  return (
    <div className="fixed inset-x-4 bottom-4 z-30 mx-auto max-w-xl print:hidden">
      <NoticeBanner notice={notice} onDismiss={onDismiss} />
    </div>
  );
}
