import { useId } from 'react';
import { useStore } from 'zustand';
import { controlClass, SelectField, SelectOptions } from '@/components/ui/fields';
import { staffSources } from '@/domain/customer-source';
import { columnTitle, importTargets, missingTargets } from '@/domain/import/import-targets';
import { valueIn } from '@/domain/options';
import type { ImportStore } from '@/features/customers/import/import-store';
import { cn } from '@/lib/cn';
import { hasVisibleText } from '@/lib/text';

const previewed = 3;

export function MatchColumns({ store }: { store: ImportStore }) {
  const { file, targets, source } = useStore(store);
  const id = useId();
  if (!file) return null;
  const missing = missingTargets(targets);
  return (
    <div className="space-y-5">
      <p>
        <strong className="wrap-anywhere">{file.name}</strong>: what does each column hold? Nothing is stored
        yet.
      </p>
      <p role="status" className="font-semibold text-danger-700 empty:absolute">
        {missing.length > 0 && `Still to be found: ${missing.join(', ')}`}
      </p>
      <ul className="border-paper-line border-t">
        {file.titles.map((title, column) => {
          const name = columnTitle(title, column);
          const samples = file.lines.slice(0, previewed).map(({ cells }) => cells[column] ?? '');
          return (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other identity.
              key={column}
              className="grid items-center gap-x-4 gap-y-1 border-paper-line border-b py-2 sm:grid-cols-2"
            >
              <label htmlFor={`${id}-${column}`} className="min-w-0">
                <span className="block truncate font-semibold">{name}</span>
                <span className="block truncate text-petrol-700 text-sm">
                  {samples.filter(hasVisibleText).join(' · ') || 'empty'}
                </span>
              </label>
              <select
                id={`${id}-${column}`}
                value={targets[column] ?? ''}
                onChange={({ target }) => store.setTarget(column, valueIn(importTargets, target.value))}
                className={cn(controlClass, 'cursor-pointer')}
              >
                <option value="">Leave out</option>
                <SelectOptions options={importTargets} />
              </select>
            </li>
          );
        })}
      </ul>
      <SelectField
        id={`${id}-source`}
        label="How They Got in Touch"
        hint="Kept with every customer of this file."
        options={staffSources}
        value={source}
        onChange={({ target }) => store.setSource(valueIn(staffSources, target.value) ?? source)}
      />
    </div>
  );
}
