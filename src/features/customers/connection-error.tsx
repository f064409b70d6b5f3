import { Unplug } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { messages } from './store/messages';

/** In place of the list when nothing could be loaded (requirements 2 and 8). */
export function ConnectionError({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert" className="flex flex-col items-center px-6 py-20 text-center">
      <Unplug aria-hidden="true" className="size-12 text-danger-600" />
      <h2 className="mt-5 font-extrabold text-3xl tracking-tight">Connection Error</h2>
      <p className="mt-2 max-w-md text-balance text-petrol-700">{messages.loadFailed}</p>
      <Button size="large" className="mt-6" onClick={onRetry}>
        Try Again
      </Button>
    </div>
  );
}
