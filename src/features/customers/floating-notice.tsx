import { ScreenFoot } from '@/components/staff/screen-foot';
import { LogPrompt } from './notices/log-prompt';
import { NoticeBanner } from './notices/notice-banner';
import { SelectionBar } from './selection/selection-bar';

export function FloatingNotice() {
  return (
    <ScreenFoot>
      <NoticeBanner />
      <LogPrompt />
      <SelectionBar />
    </ScreenFoot>
  );
}
