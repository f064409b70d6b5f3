import {
  type EstimatedRequest,
  type EstimateFrequency,
  estimateFrequencies,
} from '@/domain/estimated-request';
import {
  deliveryVolume,
  generatorLoads,
  generatorRate,
  type LengthUnit,
  machines,
  powerFactor,
  type TankShape,
  tankRoom,
  tankShapes,
  volumeBand,
  type Work,
} from '@/domain/fuel-estimate';
import { deliveryFrequencies, labelOf, type ValueOf } from '@/domain/options';
import { type Range, volumeText } from '@/domain/volume';
import { formatCount, formatUnits } from '@/lib/format-count';

export const calculationKinds = [
  { value: 'generator', label: 'Generator' },
  { value: 'machine', label: 'Trucks, machines' },
  { value: 'tank', label: 'Room in a tank' },
] as const;

/** Text as it is typed, so that half a number stays. */
export interface CalculatorValues {
  kind: ValueOf<typeof calculationKinds>;
  rating: string;
  ratingUnit: 'kVA' | 'kW';
  load: string;
  machine: string;
  count: string;
  hoursADay: string;
  daysAWeek: string;
  daysInAll: string;
  frequency: EstimateFrequency;
  fuel: EstimatedRequest['fuel'];
  shape: TankShape;
  sizes: readonly [string, string, string];
  dip: string;
  unit: LengthUnit;
}

export const initialValues: CalculatorValues = {
  kind: 'generator',
  rating: '100',
  ratingUnit: 'kVA',
  load: '0.5',
  machine: 'excavator',
  count: '1',
  hoursADay: '8',
  daysAWeek: '5',
  daysInAll: '3',
  frequency: 'weekly',
  fuel: 'Diesel',
  shape: 'lying',
  sizes: ['72', '48', '48'],
  dip: '12',
  unit: 'inches',
};

export const frequencyOptions = estimateFrequencies.map(({ value }) => ({
  value,
  label: labelOf(deliveryFrequencies, value),
}));

export interface Estimate {
  /** US gallons a delivery. */
  volume: Range;
  caption: string;
  /** The consumption in an hour, or the tank's capacity. */
  basis: string;
  request: EstimatedRequest;
}

export const numberEntries = {
  rating: { label: 'Rating on the plate', example: '100' },
  count: { label: 'How many', example: '3' },
  hoursADay: { label: 'Hours a day', example: '7.5' },
  daysAWeek: { label: 'Days a week', example: '5' },
  daysInAll: { label: 'Days in all', example: '3' },
  dip: { label: 'Dip: how deep the fuel stands', example: '12.5' },
} as const;

type NumberEntryName = keyof typeof numberEntries;
type NumberName = NumberEntryName | `size${number}`;

/** A sentence for each wrong number, in the order of the form. */
export interface Problems {
  problems: Readonly<Partial<Record<NumberName, string>>>;
}

const vulgarFractions = { '½': ' 1/2', '¼': ' 1/4', '¾': ' 3/4' } as const;
const written =
  /^(\d{1,3}(?:[,\s]\d{3})+(?![\d/])|\d+)?(\.\d*)?(?:(?:^|\s+|(?<=\d)-)(\d+)\/(2|3|4|8|16|32))?\s*([a-z"']*)\.?$/i;

/** The units that a person may type behind a number; another one would change it. */
const units = {
  kVA: /^kva$/i,
  kW: /^kw$/i,
  inches: /^(?:ins?|inch|inches|"|'')$/i,
  centimetres: /^(?:cm|cms|centimetres?|centimeters?)$/i,
  hours: /^(?:h|hrs?|hours?)$/i,
  days: /^(?:d|days?)$/i,
} as const;
type Unit = keyof typeof units;

/** Reads '1,200', '2.5', '12 1/2' and '12-1/2', and a unit behind. NaN for other text, as '24/7', and for '2,5', which many read as 2.5. */
function readNumber(text: string): { number: number; suffix: string } {
  const plain = text
    .replace(/[½¼¾]/, (one) => vulgarFractions[one as keyof typeof vulgarFractions])
    .replace(/[“”″]/g, '"')
    .replace(/[‘’′]/g, "'")
    .normalize('NFKC')
    .trim();
  const [, whole, decimals, over, under, suffix = ''] = written.exec(plain) ?? [];
  const fraction = over ? Number(over) / Number(under) : 0;
  if (!(whole || decimals || over) || fraction >= 1) return { number: Number.NaN, suffix };
  return { number: Number(`${(whole ?? '').replace(/[,\s]/g, '')}${decimals ?? ''}`) + fraction, suffix };
}

const amount = (text: string): number => readNumber(text).number;

interface NumberCheck {
  name: NumberName;
  label: string;
  example: string;
  text: string;
  unit?: Unit | undefined;
  mayBeZero?: boolean;
}

function problemsIn(checks: readonly NumberCheck[]): Problems | undefined {
  const found = checks.flatMap(({ name, label, example, text, unit, mayBeZero }) => {
    const { number, suffix } = readNumber(text);
    if (number >= 0 && unit && suffix && !units[unit].test(suffix))
      return [[name, `Enter “${label}” in ${unit}, e.g. ${example}.`]];
    if (number > 0 || (mayBeZero && number === 0)) return [];
    const isTooLow = number === 0 || text.trim().startsWith('-');
    const wanted = isTooLow ? (mayBeZero ? '0 or more' : 'a number above 0') : 'a number';
    return [[name, `Enter ${wanted} for “${label}”, e.g. ${example}.`]];
  });
  return found.length > 0 ? { problems: Object.fromEntries(found) } : undefined;
}

function checkOf(values: CalculatorValues, name: NumberEntryName): NumberCheck {
  const named: Partial<Record<NumberEntryName, Unit>> = {
    rating: values.ratingUnit,
    hoursADay: 'hours',
    daysAWeek: 'days',
    daysInAll: 'days',
    dip: values.unit,
  };
  return { name, ...numberEntries[name], text: values[name], unit: named[name] };
}

export function estimateOf(values: CalculatorValues): Estimate | Problems {
  return values.kind === 'tank' ? tankEstimate(values) : workEstimate(values);
}

function workEstimate(values: CalculatorValues): Estimate | Problems {
  const { frequency } = values;
  const isSingle = frequency === 'one-time';
  const daysName = isSingle ? 'daysInAll' : 'daysAWeek';
  const names = [values.kind === 'generator' ? 'rating' : 'count', 'hoursADay', daysName] as const;
  const unread = problemsIn(names.map((name) => checkOf(values, name)));
  if (unread) return unread;
  const burner = values.kind === 'generator' ? generatorOf(values) : machineOf(values);
  const hoursADay = amount(values.hoursADay);
  const days = amount(values[daysName]);
  if (hoursADay > 24) return { problems: { hoursADay: 'A day has 24 hours: “Hours a day” is too high.' } };
  if (!isSingle && days > 7) {
    return { problems: { daysAWeek: 'A week has 7 days: “Days a week” is too high.' } };
  }
  const work: Work = { hoursADay, days, frequency };
  const volume = deliveryVolume(burner.rate, work);
  const often = labelOf(deliveryFrequencies, frequency).toLowerCase();
  const time = `${formatCount(hoursADay)} h a day, ${formatUnits(days, 'day')} ${isSingle ? 'in all' : 'a week'}`;
  return {
    volume,
    caption: isSingle ? 'One delivery for all of it' : `A delivery, ${often}`,
    basis: `${volumeText(burner.rate)} an hour`,
    request: {
      fuel: 'Diesel',
      volume: volumeBand(volume),
      frequency,
      line: `${burner.name}, ${time}: ${volumeText(volume)} a delivery, ${often}.`,
    },
  };
}

function generatorOf({ rating, ratingUnit, load }: CalculatorValues) {
  const size = amount(rating);
  const kilowatts = ratingUnit === 'kW' ? size : size * powerFactor;
  return {
    name: `generator ${formatCount(size)} ${ratingUnit}, ${labelOf(generatorLoads, load).toLowerCase()} load`,
    rate: generatorRate(kilowatts, Number(load)),
  };
}

function machineOf({ machine, count }: CalculatorValues) {
  const number = amount(count);
  const { low, high } = machines.find(({ value }) => value === machine)?.rate ?? { low: 0, high: 0 };
  return {
    name: `${formatCount(number)} × ${labelOf(machines, machine).toLowerCase()}`,
    rate: { low: low * number, high: high * number },
  };
}

function tankEstimate(values: CalculatorValues): Estimate | Problems {
  const { shape, sizes, dip, unit, fuel } = values;
  const { label, sizes: names } = tankShapes.find(({ value }) => value === shape) ?? tankShapes[0];
  const unread = problemsIn([
    ...names.map((name, index) => ({
      name: `size${index}` as const,
      label: name,
      example: '48',
      text: sizes[index] ?? '',
      unit,
    })),
    { ...checkOf(values, 'dip'), mayBeZero: true },
  ]);
  if (unread) return unread;
  const numbers = names.map((_, index) => amount(sizes[index] ?? ''));
  const depth = amount(dip);
  const found = tankRoom({ shape, sizes: numbers, dip: depth, unit });
  if (!found) return { problems: { dip: 'The dip is deeper than the tank.' } };
  const { room, capacity } = found;
  if (capacity < 1) {
    return { problems: { size0: `Such a tank holds less than a gallon: are its sizes in ${unit}?` } };
  }
  if (room.high < 1) return { problems: { dip: 'The tank is full: nothing fits in.' } };
  const measures = names
    .map((name, index) => `${name.toLowerCase()} ${formatCount(numbers[index] ?? 0)}`)
    .join(', ');
  return {
    volume: room,
    caption: 'What fits in',
    basis: `The tank holds ${volumeText({ low: capacity, high: capacity })}, and is filled to 95 % of it`,
    request: {
      fuel,
      volume: volumeBand(room),
      line: `tank (${label.toLowerCase()}), ${measures}, dip ${formatCount(depth)} ${unit}: room for ${volumeText(room)}.`,
    },
  };
}
