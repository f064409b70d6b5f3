import { ScreenFoot } from '@/components/staff/screen-foot';
import { LogPrompt } from './notices/log-prompt';
import { NoticeBanner } from './notices/notice-banner';
import { SelectionBar } from './selection/selection-bar';

/** The notice, the offer to log a call and the selection bar, at the foot of the screen. */
export function FloatingNotice() {
  return (
    <ScreenFoot>
      <NoticeBanner />
      <LogPrompt />
      <SelectionBar />
    </ScreenFoot>
  );
}
