import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { Modal } from '@/components/staff/modal';
import { Button } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';
import { useUnloadQuestion } from '@/components/ui/use-unload-question';
import { formatCustomers } from '@/domain/customer-text';
import { missingTargets } from '@/domain/import/import-targets';
import { CloseQuestion, useCloseQuestion } from '@/features/customers/form/close-question';
import { useCustomersStore } from '@/features/customers/store/customers-store';
import { formatCount, formatUnits } from '@/lib/format-count';
import { importedIds, waitingLines } from './import-state';
import { createImportStore, type ImportStore } from './import-store';
import { ChooseFile } from './steps/choose-file';
import { FileReading } from './steps/file-reading';
import { ImportOutcome } from './steps/import-outcome';
import { MatchColumns } from './steps/match-columns';
import { MatchWords } from './steps/match-words';

export function ImportDialog({ onClose }: { onClose: () => void }) {
  const list = useCustomersStore();
  const [store] = useState(() => createImportStore(list));
  const phase = useStore(store, (state) => state.phase);
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => store.close, [store]);
  const hasChoices = useStore(store, (state) => state.hasChoices);
  const wouldLose = hasChoices && phase !== 'running' && phase !== 'ended';
  const { isAsking, askToClose, stay } = useCloseQuestion(wouldLose, onClose);
  useUnloadQuestion(phase === 'running' || wouldLose);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step begins at its top and takes the focus.
  useLayoutEffect(() => {
    content.current?.focus();
    if (content.current) content.current.scrollTop = 0;
  }, [phase]);

  return (
    <Modal
      title="Import customers"
      contentRef={content}
      onClose={() => (phase === 'running' ? store.stop() : askToClose())}
      footer={
        <div className="space-y-3">
          {isAsking && wouldLose && (
            <CloseQuestion
              text="What you chose is not saved."
              stayLabel="Go on with the import"
              onStay={stay}
              onDiscard={onClose}
            />
          )}
          <Actions store={store} onClose={askToClose} />
        </div>
      }
    >
      {phase === 'choosing' && <ChooseFile store={store} />}
      {phase === 'matching' && (
        <>
          <FileReading store={store} />
          <MatchColumns store={store} />
        </>
      )}
      {phase === 'words' && <MatchWords store={store} />}
      {(phase === 'checked' || phase === 'ended') && <ImportOutcome store={store} />}
      {phase === 'running' && <Progress store={store} />}
    </Modal>
  );
}

function Progress({ store }: { store: ImportStore }) {
  const lines = useStore(store, (state) => state.lines);
  const waiting = useStore(store, (state) => waitingLines(state).length);
  const isStopping = useStore(store, (state) => state.problem !== undefined);
  const done = lines.filter(({ state }) => state === 'stored').length;
  return (
    <div className="py-6">
      <p role="status" className="font-semibold">
        {`${formatCount(done)} of ${formatCustomers(done + waiting)} imported${isStopping ? '. Stopping...' : ''}`}
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
  const { selectOnly } = useCustomersStore();
  const state = useStore(store);
  const { phase, file, targets, words, isChecking, readShare, problem, hasChoices } = state;
  const close = (
    <Button variant="quiet" onClick={onClose}>
      {phase === 'ended' ? 'Done' : 'Cancel'}
    </Button>
  );
  if (phase === 'choosing') return close;
  if (phase === 'running') {
    return (
      <Button variant="quiet" aria-disabled={problem !== undefined} onClick={store.stop}>
        {problem === undefined ? 'Stop' : 'Stopping...'}
      </Button>
    );
  }
  const isBusy = isChecking || readShare !== undefined;
  const isReady = missingTargets(targets).length === 0 && !isBusy;
  const isPreparing = phase === 'matching' || phase === 'words';
  const waiting = isPreparing ? 0 : waitingLines(state).length;
  const isNext = phase === 'matching' && words.length > 0;
  const imported = phase === 'ended' || !hasChoices ? importedIds(state) : [];
  return (
    <div className="flex flex-wrap items-center gap-2">
      {problem && (
        <p role="alert" className="w-full font-semibold text-danger-700">
          {problem}
        </p>
      )}
      {isPreparing && (
        <Button
          aria-disabled={!isReady}
          onClick={() => isReady && void (phase === 'matching' ? store.next() : store.check())}
        >
          {isBusy && <Spinner />}
          <span>
            {isNext
              ? `Next: ${formatUnits(words.length, 'word')} to match`
              : `Check ${formatUnits(file?.lines.length ?? 0, 'line')}`}
          </span>
        </Button>
      )}
      {waiting > 0 && (
        <Button aria-disabled={isBusy} onClick={() => !isBusy && void store.run()}>
          {isBusy && <Spinner />}
          <span>{`${phase === 'ended' ? 'Continue with' : 'Import'} ${formatCustomers(waiting)}`}</span>
        </Button>
      )}
      {imported.length > 0 && (
        <Button
          variant="quiet"
          onClick={() => {
            selectOnly(imported);
            onClose();
          }}
        >
          {`Select the ${formatCount(imported.length)} imported`}
        </Button>
      )}
      {(phase === 'checked' || phase === 'words') && (
        <Button variant="quiet" onClick={store.back}>
          Back
        </Button>
      )}
      {close}
    </div>
  );
}
