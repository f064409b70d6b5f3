import { useHasPassed } from '@/components/ui/use-has-passed';

const showDelay = 400;

export function LoadingLine({ isLoading = false }: { isLoading?: boolean }) {
  return <div role="status">{isLoading && <LateLine />}</div>;
}

function LateLine() {
  if (!useHasPassed(showDelay)) return null;
  return (
    <>
      <div className="loading-line fixed inset-x-0 top-0 z-50 h-1 origin-left bg-amber-400" />
      <p className="pointer-events-none fixed inset-x-0 top-20 z-50 text-center print:hidden">
        <span className="inline-block rounded-full border border-amber-400 bg-petrol-950 px-4 py-2 font-semibold text-paper-bright text-sm shadow-xl">
          Loading the page…
        </span>
      </p>
    </>
  );
}
