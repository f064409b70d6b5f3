import { useId } from 'react';
import { useStore } from 'zustand';
import { formatCount } from '@/features/customers/store/customer-text';
import type { ImportStore } from './import-store';
import { importLimits } from './read-file';

/** The first step: chooses the file. */
export function ChooseFile({ store }: { store: ImportStore }) {
  const id = useId();
  const { isBusy, problem } = useStore(store);
  return (
    <div className="space-y-4">
      <p>
        A CSV file with a line for each customer: an export of this list, or one from another program. You see
        what each line comes to before anything is stored. At most {formatCount(importLimits.lines)} lines at
        a time.
      </p>
      <div>
        <label htmlFor={id} className="font-semibold text-sm">
          CSV file
        </label>
        <input
          id={id}
          type="file"
          accept=".csv,text/csv,text/plain"
          aria-describedby={problem ? `${id}-problem` : undefined}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) void store.choose(file);
            target.value = '';
          }}
          className="mt-1.5 block min-h-12 w-full cursor-pointer rounded-md border border-paper-edge bg-white p-1.5 file:mr-4 file:min-h-9 file:cursor-pointer file:rounded-md file:border-0 file:bg-petrol-900 file:px-4 file:font-semibold file:text-paper-bright"
        />
      </div>
      {isBusy && <p role="status">Reading…</p>}
      {problem && (
        <p id={`${id}-problem`} role="alert" className="font-semibold text-danger-700">
          {problem}
        </p>
      )}
    </div>
  );
}
