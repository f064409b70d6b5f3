import { Unplug } from 'lucide-react';
import { mainId } from '@/components/layout/skip-link';
import { Button } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';

interface ListPlaceholderProps {
  loading: { title: string; detail?: string };
  error: string | undefined;
  onTryAgain: () => void;
}

/** Stands in for a list before anything of it has arrived (requirements 2.17 and 8.4). */
export function ListPlaceholder({ loading, error, onTryAgain }: ListPlaceholderProps) {
  function tryAgain() {
    document.getElementById(mainId)?.focus({ preventScroll: true });
    onTryAgain();
  }

  const hasFailed = error !== undefined;
  return (
    <>
      <div role="status">
        {!hasFailed && (
          <div className="flex flex-col items-center px-6 py-24 text-center">
            <Spinner className="size-12 border-4 text-amber-600" />
            <p className="mt-6 font-bold text-2xl">{loading.title}</p>
            {loading.detail && <p className="mt-1 text-petrol-700">{loading.detail}</p>}
          </div>
        )}
      </div>
      {hasFailed && (
        <div role="alert" className="flex flex-col items-center px-6 py-20 text-center">
          <Unplug aria-hidden="true" className="size-12 text-danger-600" />
          <h2 className="mt-5 font-extrabold text-3xl tracking-tight">Connection Error</h2>
          <p className="mt-2 max-w-md text-balance text-petrol-700">{error}</p>
          <Button size="large" className="mt-6" onClick={tryAgain}>
            Try Again
          </Button>
        </div>
      )}
    </>
  );
}
