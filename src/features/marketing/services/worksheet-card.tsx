import { type ReactNode, useEffect, useState } from 'react';
import { LinkButton } from '@/components/ui/button';
import { SelectField, TextField } from '@/components/ui/fields';
import { RadioCards } from '@/components/ui/radio-cards';
import { paths } from '@/config/paths';
import { generatorLoads, machines, tankShapes } from '@/domain/fuel-estimate';
import { fuelTypes } from '@/domain/options';
import { gallonsText, litresText } from '@/domain/volume';
import {
  type Estimate,
  estimateOf,
  frequencyOptions,
  newWorksheet,
  type Problem,
  type Worksheet,
  worksheetKinds,
} from './worksheet';

interface SheetProps {
  sheet: Worksheet;
  write: (changes: Partial<Worksheet>) => void;
}

type TextKey = { [Key in keyof Worksheet]: Worksheet[Key] extends string ? Key : never }[keyof Worksheet];

interface EntryProps extends SheetProps {
  entry: TextKey;
  label: string;
}

/** A number on the worksheet. */
function NumberEntry({ sheet, write, entry, label }: EntryProps) {
  return (
    <TextField
      id={`estimate-${entry}`}
      label={label}
      inputMode="decimal"
      autoComplete="off"
      value={sheet[entry]}
      onChange={(event) => write({ [entry]: event.target.value })}
    />
  );
}

interface ChoiceEntryProps extends EntryProps {
  options: readonly { readonly value: string; readonly label: string }[];
}

/** A choice on the worksheet: what is written is one of its options. */
function ChoiceEntry({ sheet, write, entry, label, options }: ChoiceEntryProps) {
  return (
    <SelectField
      id={`estimate-${entry}`}
      label={label}
      options={options}
      value={sheet[entry]}
      onChange={(event) => write({ [entry]: event.target.value })}
    />
  );
}

const asOptions = <const Value extends string>(values: readonly Value[]) =>
  values.map((value) => ({ value, label: value }));
const powerUnits = asOptions(['kVA', 'kW']);
const lengthUnits = asOptions(['inches', 'centimetres']);
/** Gas is not measured with a dipstick. */
const tankFuels = fuelTypes.filter(({ value }) => value !== 'Cooking Gas (LPG)');

function GeneratorEntries(props: SheetProps) {
  return (
    <>
      <NumberEntry {...props} entry="rating" label="Rating on the plate" />
      <ChoiceEntry {...props} entry="ratingUnit" label="Rating in" options={powerUnits} />
      <ChoiceEntry {...props} entry="load" label="Load, on average" options={generatorLoads} />
    </>
  );
}

function MachineEntries(props: SheetProps) {
  return (
    <>
      <ChoiceEntry {...props} entry="machine" label="Kind" options={machines} />
      <NumberEntry {...props} entry="count" label="How many" />
    </>
  );
}

/** How long it runs, and how often we come. */
function WorkEntries(props: SheetProps) {
  const isSingle = props.sheet.frequency === 'one-time';
  return (
    <>
      <NumberEntry {...props} entry="hoursADay" label="Hours a day" />
      <NumberEntry
        {...props}
        entry={isSingle ? 'daysInAll' : 'daysAWeek'}
        label={isSingle ? 'Days in all' : 'Days a week'}
      />
      <ChoiceEntry {...props} entry="frequency" label="A delivery" options={frequencyOptions} />
    </>
  );
}

function TankEntries(props: SheetProps) {
  const { sheet, write } = props;
  const { sizes: names } = tankShapes.find(({ value }) => value === sheet.shape) ?? tankShapes[0];
  return (
    <>
      <ChoiceEntry {...props} entry="shape" label="Shape" options={tankShapes} />
      <ChoiceEntry {...props} entry="unit" label="Measured in" options={lengthUnits} />
      {names.map((name, index) => (
        <TextField
          key={name}
          id={`estimate-size-${index}`}
          label={name}
          inputMode="decimal"
          autoComplete="off"
          value={sheet.sizes[index]}
          onChange={(event) => {
            const sizes: [string, string, string] = [...sheet.sizes];
            sizes[index] = event.target.value;
            write({ sizes });
          }}
        />
      ))}
      <NumberEntry {...props} entry="dip" label="Dip: how deep the fuel stands" />
      <ChoiceEntry {...props} entry="fuel" label="Fuel" options={tankFuels} />
    </>
  );
}

const entries: Record<Worksheet['kind'], (props: SheetProps) => ReactNode> = {
  generator: (props) => (
    <>
      <GeneratorEntries {...props} />
      <WorkEntries {...props} />
    </>
  ),
  machine: (props) => (
    <>
      <MachineEntries {...props} />
      <WorkEntries {...props} />
    </>
  ),
  tank: (props) => <TankEntries {...props} />,
};

/** What the worksheet comes to, as a meter shows it. */
function Result({ result }: { result: Estimate | Problem }) {
  return (
    <div role="status" className="mt-6 rounded-md bg-petrol-900 px-5 py-4 text-paper-bright">
      {'problem' in result ? (
        <p>{result.problem}</p>
      ) : (
        <>
          <p className="form-caption text-petrol-200">{result.caption}</p>
          <p className="meter text-3xl text-amber-300">{gallonsText(result.volume)} gallons</p>
          <p className="meter text-xl">{litresText(result.volume)} litres</p>
          <p className="mt-2 text-petrol-100 text-sm">{result.basis}</p>
        </>
      )}
    </div>
  );
}

/** What was written last: whoever comes back from the form finds it. A page that is loaded anew begins with none. */
let written = newWorksheet;

/** The worksheet: what burns it, how long, how often; and the way to ask for what it comes to. */
export function WorksheetCard() {
  const [sheet, setSheet] = useState(written);
  useEffect(() => {
    written = sheet;
  }, [sheet]);
  const write = (changes: Partial<Worksheet>) => setSheet((before) => ({ ...before, ...changes }));
  const result = estimateOf(sheet);

  return (
    <>
      <RadioCards
        legend="Work it out for"
        name="estimate-kind"
        options={worksheetKinds}
        value={sheet.kind}
        onChange={(kind) => write({ kind })}
      />
      <div className="mt-5 grid gap-5 xs:grid-cols-2">{entries[sheet.kind]({ sheet, write })}</div>
      <Result result={result} />
      {'request' in result && (
        <LinkButton
          to={paths.contact}
          state={{ estimate: result.request }}
          size="large"
          className="mt-4 w-full"
        >
          Ask for this
        </LinkButton>
      )}
    </>
  );
}
