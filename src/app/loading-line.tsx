import { useEffect, useState } from 'react';

/** Milliseconds before the line appears. */
const showDelay = 400;

export function LoadingLine({ isLoading = false }: { isLoading?: boolean }) {
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    if (!isLoading) return;
    const timer = setTimeout(() => setIsShown(true), showDelay);
    return () => {
      clearTimeout(timer);
      setIsShown(false);
    };
  }, [isLoading]);
  return (
    <div role="status">
      {isShown && (
        <>
          <div className="loading-line fixed inset-x-0 top-0 z-50 h-1 origin-left bg-amber-400" />
          <p className="pointer-events-none fixed inset-x-0 top-20 z-50 text-center print:hidden">
            <span className="inline-block rounded-full border border-transparent bg-petrol-950 px-4 py-2 font-semibold text-paper-bright text-sm shadow-xl">
              Loading the page…
            </span>
          </p>
        </>
      )}
    </div>
  );
}
