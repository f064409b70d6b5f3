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
import { deliveryFrequencies, labelOf } from '@/domain/options';
import { type Range, volumeText } from '@/domain/volume';

/** What the worksheet can work out. */
export const worksheetKinds = [
  { value: 'generator', label: 'Generator' },
  { value: 'machine', label: 'Trucks, machines' },
  { value: 'tank', label: 'Room in a tank' },
] as const;

/** Everything on the worksheet as it is written, numbers included: what is half written is kept. */
export interface Worksheet {
  kind: (typeof worksheetKinds)[number]['value'];
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

/** A worksheet to begin with: a generator that runs on working days. */
export const newWorksheet: Worksheet = {
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

/** The frequencies as they are read, in the order in which they can be worked out. */
export const frequencyOptions = estimateFrequencies.map(({ value }) => ({
  value,
  label: labelOf(deliveryFrequencies, value),
}));

/** What a worksheet comes to. */
export interface Estimate {
  /** US gallons to be delivered at once. */
  volume: Range;
  /** What the volume is: 'A delivery, weekly'. */
  caption: string;
  /** What stands behind it: what is burned in an hour, or what the tank holds. */
  basis: string;
  request: EstimatedRequest;
}

/** Something on the worksheet that nothing can be worked out from, as a sentence. */
export interface Problem {
  problem: string;
}

const vulgarFractions = { '½': ' 1/2', '¼': ' 1/4', '¾': ' 3/4' } as const;
const written = /^(\d{1,3}(?:,\d{3})+|\d+)?(\.\d+)?(?:(?:^| +)(\d+)\/(\d+))? *[a-z"'″′]*$/i;

/**
 * A number as it is written: '1,200', '2.5', as on a dipstick '12 1/2', with or without a unit. NaN for anything else,
 * '2,5' among it: to many that is 2.5.
 */
function amount(text: string): number {
  const plain = text.replace(/[½¼¾]/, (one) => vulgarFractions[one as keyof typeof vulgarFractions]).trim();
  const [, whole, decimals, over, under] = written.exec(plain) ?? [];
  if (!(whole || decimals || over)) return Number.NaN;
  const fraction = over && under ? Number(over) / Number(under) : 0;
  return Number(`${(whole ?? '').replaceAll(',', '')}${decimals ?? ''}`) + fraction;
}

/** Says of some texts what keeps them from being numbers. */
function problemIn(texts: readonly string[]): Problem {
  const unread = texts.find((text) => text.trim() !== '' && Number.isNaN(amount(text)));
  if (unread === undefined) return { problem: 'Please fill in every number.' };
  return { problem: `“${unread.trim()}” is no number that we can read. Please write it like 1,200 or 2.5.` };
}

/** Works a worksheet out. */
export function estimateOf(sheet: Worksheet): Estimate | Problem {
  return sheet.kind === 'tank' ? tankEstimate(sheet) : workEstimate(sheet);
}

function workEstimate(sheet: Worksheet): Estimate | Problem {
  const { frequency } = sheet;
  const burner = sheet.kind === 'generator' ? generatorOf(sheet) : machineOf(sheet);
  const isSingle = frequency === 'one-time';
  const hoursADay = amount(sheet.hoursADay);
  const daysText = isSingle ? sheet.daysInAll : sheet.daysAWeek;
  const days = amount(daysText);
  if (!(burner.rate.low > 0 && hoursADay > 0 && days > 0)) {
    return problemIn([sheet.kind === 'generator' ? sheet.rating : sheet.count, sheet.hoursADay, daysText]);
  }
  if (hoursADay > 24) return { problem: 'A day has 24 hours.' };
  if (!isSingle && days > 7) return { problem: 'A week has 7 days.' };
  const work: Work = { hoursADay, days, frequency };
  const volume = deliveryVolume(burner.rate, work);
  const often = labelOf(deliveryFrequencies, frequency).toLowerCase();
  const time = `${hoursADay} h a day, ${days} ${isSingle ? 'days in all' : 'days a week'}`;
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

interface Burner {
  name: string;
  rate: Range;
}

function generatorOf({ rating, ratingUnit, load }: Worksheet): Burner {
  const size = amount(rating);
  const kilowatts = ratingUnit === 'kW' ? size : size * powerFactor;
  return {
    name: `generator ${size.toLocaleString('en-JM')} ${ratingUnit}, ${labelOf(generatorLoads, load).toLowerCase()} load`,
    rate: generatorRate(kilowatts > 0 ? kilowatts : Number.NaN, Number(load)),
  };
}

function machineOf({ machine, count }: Worksheet): Burner {
  const number = amount(count);
  const { low, high } = machines.find(({ value }) => value === machine)?.rate ?? { low: 0, high: 0 };
  return {
    name: `${number.toLocaleString('en-JM')} × ${labelOf(machines, machine).toLowerCase()}`,
    rate: { low: low * number, high: high * number },
  };
}

function tankEstimate({ shape, sizes, dip, unit, fuel }: Worksheet): Estimate | Problem {
  const { label, sizes: names } = tankShapes.find(({ value }) => value === shape) ?? tankShapes[0];
  const numbers = names.map((_, index) => amount(sizes[index] ?? ''));
  const depth = amount(dip);
  if (!(numbers.every((size) => size > 0) && depth >= 0)) {
    return problemIn([...sizes.slice(0, names.length), dip]);
  }
  const found = tankRoom({ shape, sizes: numbers, dip: depth, unit });
  if (!found) return { problem: 'The dip is deeper than the tank.' };
  const { room, capacity } = found;
  if (room.high < 1) return { problem: 'The tank is full: nothing fits in.' };
  const measures = names.map((name, index) => `${name.toLowerCase()} ${numbers[index]}`).join(', ');
  return {
    volume: room,
    caption: 'What fits in',
    basis: `The tank holds ${volumeText({ low: capacity, high: capacity })}, and is filled to 95 % of it`,
    request: {
      fuel,
      volume: volumeBand(room),
      line: `tank (${label.toLowerCase()}), ${measures}, dip ${depth} ${unit}: room for ${volumeText(room)}.`,
    },
  };
}
