import { useEffect } from 'react';
import { askBeforeUnload } from '@/lib/unload-question';

/** While something would be lost, the browser asks before a reload or a closed tab. */
export function useUnloadQuestion(wouldLose: boolean): void {
  useEffect(() => (wouldLose ? askBeforeUnload(() => true) : undefined), [wouldLose]);
}
