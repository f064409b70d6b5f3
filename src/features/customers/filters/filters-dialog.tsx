import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { Button, buttonClass } from '@/components/ui/button';
import { Modal } from '@/components/ui/modal';
import { formatCustomers } from '@/features/customers/store/customer-text';
import { useAddressFilter } from '@/features/customers/store/use-address';
import { useClear, useVisibleRows } from '@/features/customers/store/use-visible-rows';
import { cn } from '@/lib/cn';
import { FilterSelects, SortSelect } from './filter-selects';

/** Opens the filters and the sort where the bar has no room for them, and says how many filters are active. */
export function FiltersButton() {
  const { filter } = useAddressFilter();
  const [isOpen, setIsOpen] = useState(false);
  // A work list has a button of its own, in view.
  const { list, ...selects } = filter;
  const active = Object.values(selects).filter((value) => value !== undefined).length;
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
        className={cn(
          buttonClass({ variant: 'quiet' }),
          'min-h-12 shrink-0 border-paper-edge px-3 lg:hidden',
        )}
      >
        <SlidersHorizontal aria-hidden="true" className="size-5" />
        {active > 0 ? `Filters (${active})` : 'Filters'}
      </button>
      {isOpen && <FiltersDialog onClose={() => setIsOpen(false)} />}
    </>
  );
}

function FiltersDialog({ onClose }: { onClose: () => void }) {
  const { rows } = useVisibleRows();
  const clear = useClear();
  return (
    <Modal
      title="Filters"
      onClose={onClose}
      className="max-w-md"
      footer={
        <div className="flex flex-wrap gap-2">
          <Button variant="quiet" onClick={clear}>
            Clear
          </Button>
          <Button variant="dark" className="flex-1" onClick={onClose}>
            Show {formatCustomers(rows.length)}
          </Button>
        </div>
      }
    >
      <div className="space-y-4">
        <FilterSelects isLabelled />
        <SortSelect isLabelled />
      </div>
    </Modal>
  );
}
