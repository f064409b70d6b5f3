import { Inbox, SearchX } from 'lucide-react';
import { Button } from '@/components/ui/button';

/** Says why there is nothing to show (requirement 2). */
export function EmptyList({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  const Icon = isFiltered ? SearchX : Inbox;
  return (
    <div className="rounded-lg border border-paper-line bg-paper-bright px-6 py-16 text-center">
      <Icon aria-hidden="true" className="mx-auto size-10 text-petrol-400" />
      <h2 className="mt-4 font-bold text-xl">{isFiltered ? 'No customers found' : 'No customers yet'}</h2>
      <p className="mt-1 text-petrol-700">
        {isFiltered
          ? 'Try adjusting your search or filter criteria'
          : 'Customer data will appear here once forms are submitted'}
      </p>
      {isFiltered && (
        <Button variant="quiet" className="mt-5" onClick={onClear}>
          Clear search and filter
        </Button>
      )}
    </div>
  );
}
