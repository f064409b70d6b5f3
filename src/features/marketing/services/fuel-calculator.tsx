import { type ReactNode, useState } from 'react';
import { LinkButton } from '@/components/ui/button';
import { SelectField, TextField } from '@/components/ui/fields';
import { RadioCards } from '@/components/ui/radio-cards';
import { paths, quoteLabel } from '@/config/paths';
import { generatorLoads, machines, tankShapes } from '@/domain/fuel-estimate';
import { asOptions, fuelTypes, type Option } from '@/domain/options';
import { gallonsText, litresText } from '@/domain/volume';
import {
  type CalculatorValues,
  calculationKinds,
  type Estimate,
  estimateOf,
  frequencyOptions,
  initialValues,
  numberEntries,
  type Problems,
} from './fuel-calculation';

interface CalculatorProps {
  values: CalculatorValues;
  problems: Problems['problems'];
  write: (changes: Partial<CalculatorValues>) => void;
}

type TextKey = {
  [Key in keyof CalculatorValues]: CalculatorValues[Key] extends string ? Key : never;
}[keyof CalculatorValues];

interface NumberFieldProps {
  id: string;
  label: string;
  text: string | undefined;
  problem: string | undefined;
  onWrite: (text: string) => void;
}

function NumberField({ id, label, text, problem, onWrite }: NumberFieldProps) {
  return (
    <TextField
      id={`estimate-${id}`}
      label={label}
      inputMode="decimal"
      autoComplete="off"
      value={text}
      error={problem}
      onChange={(event) => onWrite(event.target.value)}
    />
  );
}

function NumberEntry({
  values,
  problems,
  write,
  entry,
}: CalculatorProps & { entry: keyof typeof numberEntries }) {
  return (
    <NumberField
      id={entry}
      label={numberEntries[entry].label}
      text={values[entry]}
      problem={problems[entry]}
      onWrite={(text) => write({ [entry]: text })}
    />
  );
}

interface ChoiceEntryProps extends Pick<CalculatorProps, 'values' | 'write'> {
  entry: TextKey;
  label: string;
  options: readonly Option[];
}

function ChoiceEntry({ values, write, entry, label, options }: ChoiceEntryProps) {
  return (
    <SelectField
      id={`estimate-${entry}`}
      label={label}
      options={options}
      value={values[entry]}
      onChange={(event) => write({ [entry]: event.target.value })}
    />
  );
}

const powerUnits = asOptions(['kVA', 'kW']);
const lengthUnits = asOptions(['inches', 'centimetres']);
/** Gas is not measured with a dipstick. */
const tankFuels = fuelTypes.filter(({ value }) => value !== 'Cooking Gas (LPG)');

function GeneratorEntries(props: CalculatorProps) {
  return (
    <>
      <NumberEntry {...props} entry="rating" />
      <ChoiceEntry {...props} entry="ratingUnit" label="Rating in" options={powerUnits} />
      <ChoiceEntry {...props} entry="load" label="Load, on average" options={generatorLoads} />
    </>
  );
}

function MachineEntries(props: CalculatorProps) {
  return (
    <>
      <ChoiceEntry {...props} entry="machine" label="Kind" options={machines} />
      <NumberEntry {...props} entry="count" />
    </>
  );
}

function WorkEntries(props: CalculatorProps) {
  const isSingle = props.values.frequency === 'one-time';
  return (
    <>
      <NumberEntry {...props} entry="hoursADay" />
      <NumberEntry {...props} entry={isSingle ? 'daysInAll' : 'daysAWeek'} />
      <ChoiceEntry {...props} entry="frequency" label="A delivery" options={frequencyOptions} />
    </>
  );
}

function TankEntries(props: CalculatorProps) {
  const { values, problems, write } = props;
  const { sizes: names } = tankShapes.find(({ value }) => value === values.shape) ?? tankShapes[0];
  return (
    <>
      <ChoiceEntry {...props} entry="shape" label="Shape" options={tankShapes} />
      <ChoiceEntry {...props} entry="unit" label="Measured in" options={lengthUnits} />
      {names.map((name, index) => (
        <NumberField
          key={name}
          id={`size-${index}`}
          label={name}
          text={values.sizes[index]}
          problem={problems[`size${index}`]}
          onWrite={(text) => {
            const sizes: [string, string, string] = [...values.sizes];
            sizes[index] = text;
            write({ sizes });
          }}
        />
      ))}
      <NumberEntry {...props} entry="dip" />
      <ChoiceEntry {...props} entry="fuel" label="Fuel" options={tankFuels} />
    </>
  );
}

const entries: Record<CalculatorValues['kind'], (props: CalculatorProps) => ReactNode> = {
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

function Result({ result }: { result: Estimate | Problems }) {
  return (
    <div role="status" className="mt-6 rounded-md bg-petrol-900 px-5 py-4 text-paper-bright">
      {'problems' in result ? (
        Object.values(result.problems).map((problem) => <p key={problem}>{problem}</p>)
      ) : (
        <>
          <p className="form-caption text-petrol-200">{result.caption}</p>
          <p className="meter text-3xl text-amber-300">{`${gallonsText(result.volume)} gallons`}</p>
          <p className="meter text-xl">{`${litresText(result.volume)} litres`}</p>
          <p className="mt-2 text-petrol-100 text-sm">{result.basis}</p>
        </>
      )}
    </div>
  );
}

/** Survives a visit to the form, not a reload. */
let written = initialValues;

export function FuelCalculator() {
  const [values, setValues] = useState(written);
  const write = (changes: Partial<CalculatorValues>) => {
    written = { ...written, ...changes };
    setValues(written);
  };
  const result = estimateOf(values);
  const problems = 'problems' in result ? result.problems : {};

  return (
    <>
      <RadioCards
        legend="Work it out for"
        name="estimate-kind"
        options={calculationKinds}
        value={values.kind}
        onChange={(kind) => write({ kind })}
      />
      <div className="mt-5 grid gap-5 xs:grid-cols-2">
        {entries[values.kind]({ values, problems, write })}
      </div>
      <Result result={result} />
      {'request' in result && (
        <LinkButton
          to={paths.contact}
          state={{ estimate: result.request }}
          size="large"
          className="mt-4 w-full"
        >
          {quoteLabel} for this
        </LinkButton>
      )}
    </>
  );
}
