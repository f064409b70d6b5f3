import { useId, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { SelectField } from '@/components/ui/fields';
import type { ImportStore } from '@/features/customers/import/import-store';
import { countDoubts, describeLines, leftOutTexts, toUnit } from '@/features/customers/import/line-counts';
import { encodings } from '@/features/customers/import/reading/decode-text';
import type { ImportFile } from '@/features/customers/import/reading/import-file';
import { delimiters } from '@/features/customers/import/reading/lines/csv-dialect';
import { formatCount } from '@/lib/format-count';
import { ReadingProgress } from './choose-file';
import { shownAtOnce } from './shown-at-once';

export function FileReading({ store }: { store: ImportStore }) {
  const { file } = useStore(store);
  const section = useRef<HTMLElement>(null);
  if (!file) return null;
  const { encoding, leftOut, remarks = [] } = file;
  const isAsked = encoding !== undefined && !encoding.isProved && encoding.words.length > 0;
  return (
    <section
      ref={section}
      aria-label="How the file was read"
      tabIndex={-1}
      className="mb-6 space-y-3 outline-none"
    >
      <p>
        <strong className="wrap-anywhere">{file.name}</strong>
        <span>{`: ${describeLines(file)}.${countDoubts(file) > 0 ? ' You decide about those in doubt after the check.' : ''}`}</span>
      </p>
      {remarks.length > 0 && (
        <ul className="space-y-3">
          {remarks.map((remark) => (
            <li key={remark} className="wrap-anywhere">
              {remark}
            </li>
          ))}
        </ul>
      )}
      {isAsked && (
        <div className="rounded-md border border-amber-500 bg-amber-100 p-4">
          <p className="mb-3">
            The file does not say how its letters are encoded. Do these words look right?{' '}
            <bdi className="wrap-anywhere font-semibold">{encoding.words.join(' · ')}</bdi>
          </p>
          <EncodingField store={store} file={file} />
        </div>
      )}
      {leftOut.length > 0 && (
        <details>
          <summary className="cursor-pointer py-2.5 font-semibold leading-6">
            {`${toUnit(file, leftOut.length)} left out`}
          </summary>
          <ul className="border-paper-line border-t text-sm">
            {leftOut.slice(0, shownAtOnce).map(({ number, kind, raw }) => (
              <li key={number} className="wrap-anywhere border-paper-line border-b py-2">
                <span className="text-petrol-700">{`Line ${formatCount(number)}, ${leftOutTexts[kind]}: `}</span>
                <bdi>{raw}</bdi>
              </li>
            ))}
          </ul>
          {leftOut.length > shownAtOnce && (
            <p className="mt-2 text-sm">{`… and ${toUnit(file, leftOut.length - shownAtOnce)} more.`}</p>
          )}
        </details>
      )}
      {file.format !== 'contact cards' && (
        <OtherReading store={store} file={file} hasEncoding={encoding !== undefined && !isAsked} />
      )}
      <ReadingProgress store={store} successor={section} />
    </section>
  );
}

interface FieldOfFile {
  store: ImportStore;
  file: ImportFile;
}

function OtherReading({ store, file, hasEncoding }: FieldOfFile & { hasEncoding: boolean }) {
  const [isOpen, setIsOpen] = useState(file.headerLine !== file.firstLines[0]?.number);
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className="cursor-pointer py-2.5 font-semibold leading-6">Read it in another way</summary>
      <div className="grid gap-4 sm:grid-cols-2">
        <HeaderField store={store} file={file} />
        {file.format === 'workbook' ? (
          <SheetField store={store} file={file} />
        ) : (
          <DelimiterField store={store} file={file} />
        )}
        {hasEncoding && <EncodingField store={store} file={file} />}
      </div>
    </details>
  );
}

function EncodingField({ store, file }: FieldOfFile) {
  return (
    <SelectField
      id={useId()}
      label="Encoding"
      options={encodings}
      value={file.encoding?.name}
      onChange={({ target }) => void store.readAgain({ encoding: target.value })}
    />
  );
}

function HeaderField({ store, file }: FieldOfFile) {
  const lines = file.firstLines.map(({ number, raw }) => ({
    value: String(number),
    label: `Line ${formatCount(number)}: ${raw.slice(0, 60)}`,
  }));
  return (
    <SelectField
      id={useId()}
      label="Titles of the columns"
      options={[...lines, { value: '0', label: 'None: the first line is a customer' }]}
      value={String(file.headerLine)}
      onChange={({ target }) => void store.readAgain({ headerLine: Number(target.value) })}
    />
  );
}

function DelimiterField({ store, file }: FieldOfFile) {
  const { delimiter = ',' } = file;
  const isUsual = delimiters.some(({ value }) => value === delimiter);
  return (
    <SelectField
      id={useId()}
      label="Between two cells"
      options={isUsual ? delimiters : [...delimiters, { value: delimiter, label: delimiter }]}
      value={delimiter}
      onChange={({ target }) => void store.readAgain({ delimiter: target.value })}
    />
  );
}

function SheetField({ store, file }: FieldOfFile) {
  const id = useId();
  if (!file.sheets) return null;
  return (
    <SelectField
      id={id}
      label="Sheet"
      options={file.sheets.names.map((name) => ({ value: name, label: name }))}
      value={file.sheets.read}
      onChange={({ target }) => void store.readAgain({ sheet: target.value })}
    />
  );
}
