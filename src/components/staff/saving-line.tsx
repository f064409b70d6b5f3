import { Spinner } from '@/components/ui/spinner';
import { useHasPassed } from '@/components/ui/use-has-passed';

const delayInMilliseconds = 600;

export function SavingLine({ name }: { name: string }) {
  if (!useHasPassed(delayInMilliseconds)) return null;
  return (
    <p className="flex items-center gap-3 rounded-md border-2 border-petrol-900 bg-paper-bright px-4 py-2 font-semibold text-sm shadow-lg">
      <Spinner className="shrink-0 text-amber-600" />
      <span className="wrap-anywhere min-w-0">{`Saving for ${name} …`}</span>
    </p>
  );
}
