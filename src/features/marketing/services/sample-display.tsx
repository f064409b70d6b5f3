import { SampleCylinder } from '@/features/marketing/illustrations/sample-cylinder';
import { SampleTag } from './sample-tag';

/** The sample on the bench with its tag. */
export function SampleDisplay() {
  return (
    <div className="relative flex items-end justify-center gap-2 overflow-hidden bg-amber-400 px-4 pt-8 pb-14 sm:gap-8 lg:pt-14 lg:pb-24">
      <div className="absolute inset-x-0 bottom-0 h-28 bg-amber-500 lg:h-40" />
      <SampleCylinder className="relative h-64 w-auto shrink-0 md:h-96 lg:h-[27rem]" />
      <SampleTag />
    </div>
  );
}
