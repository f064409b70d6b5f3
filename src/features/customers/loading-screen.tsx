import { Spinner } from '@/components/ui/spinner';

/** Until the first rows arrive (requirement 2). */
export function LoadingScreen() {
  return (
    <div role="status" className="flex flex-col items-center px-6 py-24 text-center">
      <Spinner className="size-12 border-4 text-amber-600" />
      <p className="mt-6 font-bold text-2xl">Loading Customers...</p>
      <p className="mt-1 text-petrol-700">Connecting to Firebase database</p>
    </div>
  );
}
