import { useId } from 'react';
import { useStore } from 'zustand';
import { controlClass } from '@/components/ui/fields';
import type { ForeignWord } from '@/domain/import/foreign-words';
import { targetLabel } from '@/domain/import/import-targets';
import { optionsOf } from '@/domain/import/option-words';
import type { ImportStore } from '@/features/customers/import/import-store';
import { cn } from '@/lib/cn';
import { formatCount } from '@/lib/format-count';

export function MatchWords({ store }: { store: ImportStore }) {
  const words = useStore(store, (state) => state.words);
  const fields = [...new Set(words.map(({ target }) => target))];
  return (
    <div className="space-y-6">
      <p>
        We do not know these words. Choose what each one means, or keep it in the first note. Nothing is
        stored yet.
      </p>
      {fields.map((field) => (
        <fieldset key={field}>
          <legend className="font-semibold">{targetLabel(field)}</legend>
          <ul className="mt-1 border-paper-line border-t">
            {words
              .filter(({ target }) => target === field)
              .map((word) => (
                <WordRow key={word.key} store={store} word={word} />
              ))}
          </ul>
        </fieldset>
      ))}
    </div>
  );
}

const strangers: Partial<Record<ForeignWord['target'], string>> = { parish: 'not a Jamaican parish' };

function WordRow({
  store,
  word: { key, target, word, lines, proposal },
}: {
  store: ImportStore;
  word: ForeignWord;
}) {
  const id = useId();
  const meaning = useStore(store, (state) => state.meanings.get(key) ?? '');
  const isProposal = proposal !== undefined && meaning === proposal;
  return (
    <li className="grid items-center gap-x-4 gap-y-1 border-paper-line border-b py-2 sm:grid-cols-2">
      <label htmlFor={id} className="min-w-0">
        <span className="wrap-anywhere block">{`“${word}” is ${strangers[target] ?? 'not one of the choices'}.`}</span>
        <span className="block text-petrol-700 text-sm">
          {`${formatCount(lines)} ${lines === 1 ? 'line' : 'lines'}${isProposal ? ' · our proposal, please check' : ''}`}
        </span>
      </label>
      <select
        id={id}
        value={meaning}
        onChange={({ target: { value } }) => store.setMeaning(key, value)}
        className={cn(controlClass, 'cursor-pointer')}
      >
        <option value="">Keep in the note</option>
        {optionsOf(target).map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </li>
  );
}
