import { type RefObject, useId, useRef } from 'react';
import { useStore } from 'zustand';
import { Button } from '@/components/ui/button';
import { useFocusSuccessor } from '@/components/ui/use-focus-successor';
import type { ImportStore } from '@/features/customers/import/import-store';
import { importLimits } from '@/features/customers/import/reading/import-file';
import { formatCount } from '@/lib/format-count';

/** For the file picker only: the content decides the format. */
const endings = '.csv,.tsv,.txt,.xlsx,.xlsm,.xls,.ods,.numbers,.vcf,.vcard,text/csv,text/plain,text/vcard';

export function ChooseFile({ store }: { store: ImportStore }) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { problem } = useStore(store);
  return (
    <div className="space-y-4">
      <p>
        A list with a line for each customer: CSV, an Excel workbook (.xlsx) or contact cards (.vcf), exported
        from here or from another program. You see what each line comes to before anything is stored.{' '}
        <span>{`At most ${formatCount(importLimits.lines)} lines at a time.`}</span>
      </p>
      <div>
        <label htmlFor={id} className="font-semibold text-sm">
          File
        </label>
        <input
          ref={input}
          id={id}
          type="file"
          accept={endings}
          aria-describedby={problem ? `${id}-problem` : undefined}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) void store.choose(file);
            target.value = '';
          }}
          className="mt-1.5 block min-h-12 w-full cursor-pointer rounded-md border border-paper-edge bg-white p-1.5 file:mr-4 file:min-h-9 file:cursor-pointer file:rounded-md file:border-0 file:bg-petrol-900 file:px-4 file:font-semibold file:text-paper-bright"
        />
      </div>
      <ReadingProgress store={store} successor={input} />
      {problem && (
        <p id={`${id}-problem`} role="alert" className="font-semibold text-danger-700">
          {problem}
        </p>
      )}
    </div>
  );
}

interface ReadingProgressProps {
  store: ImportStore;
  successor: RefObject<HTMLElement | null>;
}

export function ReadingProgress({ store, successor }: ReadingProgressProps) {
  const share = useStore(store, ({ readShare }) => readShare);
  useFocusSuccessor(share === undefined, () => successor.current?.focus());
  if (share === undefined) return null;
  return (
    <div className="flex flex-wrap items-center gap-4">
      <p role="status">Reading…</p>
      <progress aria-label="Reading" value={share} className="h-3 min-w-0 flex-1 accent-amber-500" />
      <Button variant="quiet" onClick={store.stopReading}>
        Stop reading
      </Button>
    </div>
  );
}
