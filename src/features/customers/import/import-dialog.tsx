import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { Button } from '@/components/ui/button';
import { controlClass, SelectField } from '@/components/ui/fields';
import { Modal } from '@/components/ui/modal';
import { Spinner } from '@/components/ui/spinner';
import { importTargets, missingTargets } from '@/domain/customer-import';
import { staffSources } from '@/domain/customer-source';
import { useQuestionBeforeUnload } from '@/features/customers/form/draft-dialog';
import { formatCount, formatCustomers } from '@/features/customers/store/customer-text';
import { useCustomersStore } from '@/features/customers/store/customers-store';
import { cn } from '@/lib/cn';
import { hasVisibleText } from '@/lib/text';
import { ImportOutcome } from './import-outcome';
import { createImportStore, type ImportStore, waitingLines } from './import-store';
import { importLimits } from './read-file';

/** Brings customers from a file onto the list, after saying of each line what will become of it (requirement 2.25). */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const list = useCustomersStore();
  const [store] = useState(() => createImportStore(list));
  const phase = useStore(store, (state) => state.phase);
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => store.close, [store]);
  useQuestionBeforeUnload(phase === 'running');
  // Each step begins at its top, and is read from there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the step is what changes the content.
  useLayoutEffect(() => content.current?.focus(), [phase]);

  return (
    <Modal
      title="Import customers"
      contentRef={content}
      onClose={() => (phase === 'running' ? store.stop() : onClose())}
      footer={<Actions store={store} onClose={onClose} />}
    >
      {phase === 'choosing' && <ChooseFile store={store} />}
      {phase === 'matching' && <MatchColumns store={store} />}
      {(phase === 'checked' || phase === 'ended') && <ImportOutcome store={store} />}
      {phase === 'running' && <Progress store={store} />}
    </Modal>
  );
}

function ChooseFile({ store }: { store: ImportStore }) {
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

function Progress({ store }: { store: ImportStore }) {
  const lines = useStore(store, (state) => state.lines);
  const waiting = useStore(store, (state) => waitingLines(state).length);
  const done = lines.filter(({ state }) => state === 'stored').length;
  return (
    <div className="py-6">
      <p role="status" className="font-semibold">
        {formatCount(done)} of {formatCustomers(done + waiting)} imported
      </p>
      <progress
        aria-label="Import"
        value={done}
        max={done + waiting}
        className="mt-3 h-3 w-full accent-amber-500"
      />
      <p className="mt-3 text-petrol-700 text-sm">
        Keep this page open. If it is closed, import the same file again: who is stored is recognised.
      </p>
    </div>
  );
}

function Actions({ store, onClose }: { store: ImportStore; onClose: () => void }) {
  const state = useStore(store);
  const { phase, file, targets, isBusy } = state;
  const close = (
    <Button variant="quiet" onClick={onClose}>
      {phase === 'ended' ? 'Done' : 'Cancel'}
    </Button>
  );
  if (phase === 'choosing') return close;
  if (phase === 'running') {
    return (
      <Button variant="quiet" onClick={store.stop}>
        Stop
      </Button>
    );
  }
  const isReady = missingTargets(targets).length === 0;
  const waiting = waitingLines(state).length;
  return (
    <div className="flex flex-wrap gap-2">
      {phase === 'matching' && (
        <Button aria-disabled={!isReady || isBusy} onClick={() => isReady && !isBusy && void store.check()}>
          {isBusy && <Spinner />}
          Check {formatCount(file?.lines.length ?? 0)} {file?.lines.length === 1 ? 'line' : 'lines'}
        </Button>
      )}
      {phase !== 'matching' && waiting > 0 && (
        <Button onClick={() => void store.run()}>
          {phase === 'ended' ? 'Continue with' : 'Import'} {formatCustomers(waiting)}
        </Button>
      )}
      {phase === 'checked' && (
        <Button variant="quiet" onClick={store.goBack}>
          Back
        </Button>
      )}
      {close}
    </div>
  );
}

/** So many lines show what a column holds. */
const previewed = 3;

/** What each column of the file is: guessed from its title, and chosen by whoever knows better. */
function MatchColumns({ store }: { store: ImportStore }) {
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
      <p role="status" className="font-semibold text-danger-700 empty:hidden">
        {missing.length > 0 && `Still to be found: ${missing.join(', ')}`}
      </p>
      <ul className="border-paper-line border-t">
        {file.titles.map((title, column) => {
          const name = hasVisibleText(title) ? title : `Column ${column + 1}`;
          const samples = file.lines.slice(0, previewed).map(({ cells }) => cells[column] ?? '');
          return (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: a column is known by its place alone.
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
                onChange={({ target }) =>
                  store.setTarget(column, importTargets.find(({ value }) => value === target.value)?.value)
                }
                className={cn(controlClass, 'cursor-pointer')}
              >
                <option value="">Leave out</option>
                {importTargets.map(({ value, label }) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
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
        onChange={({ target }) =>
          store.setSource(staffSources.find(({ value }) => value === target.value)?.value ?? source)
        }
      />
    </div>
  );
}
