import { useId, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { Button } from '@/components/ui/button';
import { controlClass, SelectOptions } from '@/components/ui/fields';
import { useFocusKept } from '@/components/ui/use-focus-successor';
import type { ForeignWord } from '@/domain/import/foreign-words';
import { targetLabel } from '@/domain/import/import-targets';
import { optionsOf } from '@/domain/import/option-words';
import type { ImportStore } from '@/features/customers/import/import-store';
import { cn } from '@/lib/cn';
import { formatCount, formatUnits } from '@/lib/format-count';
import { shownAtOnce } from './shown-at-once';

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
            {inRows(words.filter(({ target }) => target === field)).map((row) => (
              <WordRow key={row[0].key} store={store} words={row} />
            ))}
          </ul>
        </fieldset>
      ))}
    </div>
  );
}

type Row = [ForeignWord, ...ForeignWord[]];

const mostAskedAlone = 20;

/** Many words with one proposal share a row: a column of amounts may hold thousands. */
function inRows(words: readonly ForeignWord[]): readonly Row[] {
  if (words.length <= mostAskedAlone) return words.map((word) => [word]);
  const rows = new Map<string | undefined, Row>();
  for (const word of words) {
    const row = rows.get(word.proposal);
    if (row) row.push(word);
    else rows.set(word.proposal, [word]);
  }
  return [...rows.values()];
}

const strangers: Partial<Record<ForeignWord['target'], readonly [one: string, several: string]>> = {
  parish: ['not a Jamaican parish', 'no Jamaican parishes'],
};

interface WordRowProps {
  store: ImportStore;
  words: Readonly<Row>;
}

function WordRow({ store, words }: WordRowProps) {
  const id = useId();
  const [{ target, proposal }] = words;
  const meaning = useStore(store, ({ meanings }) => {
    const [first, ...others] = words.map(({ key }) => meanings.get(key) ?? '');
    return others.every((other) => other === first) ? first : severalMeanings;
  });
  const isProposal = proposal !== undefined && meaning === proposal;
  return (
    <li className="grid items-center gap-x-4 gap-y-1 border-paper-line border-b py-2 sm:grid-cols-2">
      <label htmlFor={id} className="min-w-0">
        <span className="wrap-anywhere block">{nameWords(words)}</span>
        <span className="block text-petrol-700 text-sm">
          {`${countOf(words)}${isProposal ? ' · our proposal, please check' : ''}`}
        </span>
      </label>
      <select
        id={id}
        value={meaning}
        onChange={({ target: { value } }) =>
          store.setMeaning(
            words.map(({ key }) => key),
            value,
          )
        }
        className={cn(controlClass, 'cursor-pointer')}
      >
        {meaning === severalMeanings && <option value={severalMeanings}>Each as chosen below</option>}
        <option value="">Keep in the note</option>
        <SelectOptions options={optionsOf(target)} />
      </select>
      {words.length > 1 && <EachWord store={store} words={words} />}
    </li>
  );
}

const severalMeanings = 'several';

function countOf([{ lines }, ...others]: Readonly<Row>): string {
  return others.length > 0 ? formatUnits(others.length + 1, 'word') : formatUnits(lines, 'line');
}

const namedAtOnce = 3;

function nameWords([first, ...others]: Readonly<Row>): string {
  const [one, several] = strangers[first.target] ?? ['not one of the choices', 'not among the choices'];
  if (others.length === 0) return `“${first.word}” is ${one}.`;
  const named = [first, ...others].slice(0, namedAtOnce).map(({ word }) => `“${word}”`);
  const rest = others.length + 1 - named.length;
  const all = rest > 0 ? `${named.join(', ')} and ${formatCount(rest)} more` : named.join(' and ');
  return `${all} are ${several}.`;
}

function EachWord({ store, words }: WordRowProps) {
  const [shown, setShown] = useState(0);
  const each = useRef<HTMLDetailsElement>(null);
  useFocusKept(each, shown, (element) =>
    element.querySelector(`li:nth-child(${shown - shownAtOnce + 1}) select`),
  );
  return (
    <details
      ref={each}
      className="sm:col-span-2"
      onToggle={({ currentTarget }) => setShown(currentTarget.open ? shownAtOnce : 0)}
    >
      <summary className="cursor-pointer py-2.5 leading-6">{`Decide on each of the ${formatCount(words.length)}`}</summary>
      <ul className="border-paper-line border-t ps-4">
        {words.slice(0, shown).map((word) => (
          <WordRow key={word.key} store={store} words={[word]} />
        ))}
      </ul>
      {shown > 0 && words.length > shown && (
        <Button variant="quiet" onClick={() => setShown(shown + shownAtOnce)}>
          {`Show more: ${formatCount(words.length - shown)} left`}
        </Button>
      )}
    </details>
  );
}
