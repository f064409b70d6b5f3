import { NoticeBanner } from './notice-banner';
import type { Notice } from './store/notice';

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
