import type { PortfolioItem } from '@/features/marketing/content/content-types';
import { BulkSupplyMark } from '@/features/marketing/illustrations/marks/bulk-supply-mark';
import { cn } from '@/lib/cn';

interface PortfolioCardProps {
  item: PortfolioItem;
  /** The one that is business today. */
  leading: boolean;
}

/** A kind of energy and where it stands, stamped on the card. */
export function PortfolioCard({ item: { title, description, status }, leading }: PortfolioCardProps) {
  return (
    <li
      className={cn(
        'flex flex-col rounded-lg p-6',
        leading
          ? 'bg-petrol-950 text-paper-bright md:col-span-2 lg:col-span-1 lg:row-span-2 lg:p-8'
          : 'border border-paper-line bg-paper',
      )}
    >
      {leading && <BulkSupplyMark className="mb-6 h-40 w-auto self-start lg:h-52" />}
      <p
        className={cn(
          'form-caption self-start rounded-sm border-2 px-2 py-1',
          leading ? 'border-amber-400 text-amber-300' : '-rotate-2 border-sea-600 text-sea-700',
        )}
      >
        {status}
      </p>
      <h3 className={cn('mt-4 font-bold text-xl', leading && 'lg:mt-auto lg:pt-6 lg:text-3xl')}>{title}</h3>
      <p className={cn('mt-2', leading ? 'text-petrol-100' : 'text-petrol-700')}>{description}</p>
    </li>
  );
}
