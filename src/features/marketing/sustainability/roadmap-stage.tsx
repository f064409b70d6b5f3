import type { RoadmapItem } from '@/features/marketing/content/content-types';
import type { SustainabilityStatus } from '@/features/marketing/content/sustainability-roadmap';
import { cn } from '@/lib/cn';

const pipes: Record<SustainabilityStatus, string> = {
  'In Progress': 'border-amber-400 border-solid',
  Planning: 'border-amber-400 border-dashed',
  Research: 'border-sea-400 border-dashed',
  Vision: 'border-sea-400 border-dotted',
  Goal: 'border-sea-400 border-solid',
};

/** One stage on its length of pipe; the status is shown and means nothing else. */
export function RoadmapStage({ stage }: { stage: RoadmapItem<SustainabilityStatus> }) {
  const { year, title, description, status } = stage;
  return (
    <li
      className={cn(
        'border-l-8 pb-10 pl-6 last:pb-2 lg:border-t-8 lg:border-l-0 lg:pt-7 lg:pr-6 lg:pb-0 lg:pl-0',
        pipes[status],
      )}
    >
      <p className="flex items-baseline gap-4 lg:block">
        <span className="meter text-5xl lg:block">{year}</span>{' '}
        <span className="form-caption inline-block rounded-sm border border-petrol-400 px-2 py-1 text-petrol-100 lg:mt-3">
          {status}
        </span>
      </p>
      <h3 className="mt-3 font-bold text-xl">{title}</h3>
      <p className="mt-2 text-petrol-100">{description}</p>
    </li>
  );
}
