import { type EstimateFrequency, estimateFrequencies, type VolumeBand } from './estimated-request';
import type { Option, ValueOf } from './options';
import { bandOf, litresPerGallon, type Range } from './volume';

/** docs/fuel-consumption.md says more on each source. */
interface FuelSource {
  publisher: string;
  document: string;
}

export const fuelSources = {
  caterpillarSet: { publisher: 'Caterpillar', document: 'Cat C15 GC generator set, LEHE2011-04' },
  cumminsSmall: { publisher: 'Cummins', document: 'Engine data sheets 6BT5.9-G6 and 6BTAA5.9-G6' },
  cumminsLarge: { publisher: 'Cummins', document: 'Engine data sheet QSK23-G3, FR-50011' },
  kohler: { publisher: 'Kohler', document: 'KD1000-E industrial diesel generator set' },
  caterpillarMachines: { publisher: 'Caterpillar', document: 'Performance Handbook, edition 47' },
  energyDepartment: { publisher: 'US Department of Energy', document: 'Facts #626 and #861 on trucks' },
  trade: {
    publisher: 'Trade press',
    document: 'articles on excavators, of which no maker’s table was found',
  },
} as const satisfies Record<string, FuelSource>;

/** Makers rate generators in kVA at this power factor. */
export const powerFactor = 0.8;

export const generatorLoads = [
  { value: '0.25', label: 'A quarter' },
  { value: '0.5', label: 'Half' },
  { value: '0.75', label: 'Three quarters' },
  { value: '1', label: 'Full' },
] as const satisfies readonly Option[];

/** Litres of diesel in an hour at a rating in kW. One line fits the makers' sheets of 90 to 800 kW. */
export function generatorLitres(rated: number, load: number): number {
  return 1 + rated * (0.021 + 0.245 * load);
}

/** In kW. Smaller sets differ too much for one line. */
const smallSet = 60;

/** US gallons in an hour. */
export function generatorRate(rated: number, load: number): Range {
  const gallons = generatorLitres(rated, load) / litresPerGallon;
  const [least, most] = rated < smallSet ? [0.7, 1.45] : [0.85, 1.15];
  return { low: gallons * least, high: gallons * most };
}

interface Machine extends Option {
  rate: Range;
  source: keyof typeof fuelSources;
}

const litresAnHour = (low: number, high: number): Range => ({
  low: low / litresPerGallon,
  high: high / litresPerGallon,
});

/** Speed in miles an hour, consumption in miles a gallon. */
const driving = (speed: number, worst: number, best: number): Range => ({
  low: speed / best,
  high: speed / worst,
});

export const machines = [
  {
    value: 'delivery-truck',
    label: 'Delivery truck in town',
    rate: driving(20, 5, 12),
    source: 'energyDepartment',
  },
  {
    value: 'tipper',
    label: 'Tipper or concrete truck',
    rate: driving(20, 2.5, 6),
    source: 'energyDepartment',
  },
  {
    value: 'tractor-trailer',
    label: 'Tractor and trailer on the road',
    rate: driving(30, 4, 7.5),
    source: 'energyDepartment',
  },
  {
    value: 'idling',
    label: 'Truck standing, engine on',
    rate: { low: 0.44, high: 0.97 },
    source: 'energyDepartment',
  },
  { value: 'backhoe', label: 'Backhoe loader', rate: litresAnHour(11, 17.4), source: 'caterpillarMachines' },
  {
    value: 'loader',
    label: 'Wheel loader, 2–3 m³ bucket',
    rate: litresAnHour(5.2, 8.9),
    source: 'caterpillarMachines',
  },
  {
    value: 'large-loader',
    label: 'Wheel loader, 3–4 m³ bucket',
    rate: litresAnHour(10.3, 15.4),
    source: 'caterpillarMachines',
  },
  {
    value: 'mini-excavator',
    label: 'Mini excavator, to 6 tonnes',
    rate: litresAnHour(3, 8),
    source: 'trade',
  },
  { value: 'excavator', label: 'Excavator, about 20 tonnes', rate: litresAnHour(15, 25), source: 'trade' },
] as const satisfies readonly Machine[];

export interface Work {
  hoursADay: number;
  /** In a week; for a single delivery, in all. */
  days: number;
  frequency: EstimateFrequency;
}

export function deliveryVolume(rate: Range, { hoursADay, days, frequency }: Work): Range {
  const { weeks = 1 } = estimateFrequencies.find(({ value }) => value === frequency) ?? {};
  const hours = hoursADay * days * weeks;
  return { low: rate.low * hours, high: rate.high * hours };
}

const cubicInchesPerGallon = 231;
const inchesPerUnit = { inches: 1, centimetres: 1 / 2.54 } as const;

export type LengthUnit = keyof typeof inchesPerUnit;

export const tankShapes = [
  { value: 'box', label: 'Box', sizes: ['Length', 'Width', 'Height'] },
  { value: 'lying', label: 'Cylinder, lying', sizes: ['Length', 'Diameter'] },
  { value: 'standing', label: 'Cylinder, standing', sizes: ['Height', 'Diameter'] },
] as const satisfies readonly (Option & { sizes: readonly string[] })[];

export type TankShape = ValueOf<typeof tankShapes>;

interface Tank {
  shape: TankShape;
  sizes: readonly number[];
  dip: number;
  unit: LengthUnit;
}

/** Overfill protection stops at this share of the tank (40 CFR 280.20). */
const fillLimit = 0.95;
/** The error of a reading, as a share: a dent, a tilt or a thumb on the stick. */
const dipTolerance = 0.05;

/** In US gallons; undefined when the dip is deeper than the tank. */
export function tankRoom({ shape, sizes, dip, unit }: Tank): { room: Range; capacity: number } | undefined {
  const [first = 0, second = 0, third = 0] = sizes.map((size) => size * inchesPerUnit[unit]);
  const depth = dip * inchesPerUnit[unit];
  const [volumeAt, height] = {
    box: [(level: number) => first * second * level, third] as const,
    lying: [(level: number) => first * circleBelow(level, second / 2), second] as const,
    standing: [(level: number) => Math.PI * (second / 2) ** 2 * level, first] as const,
  }[shape];
  if (depth > height) return undefined;
  const capacity = volumeAt(height) / cubicInchesPerGallon;
  const roomAbove = (level: number) =>
    Math.max(0, fillLimit * capacity - volumeAt(Math.min(level, height)) / cubicInchesPerGallon);
  const room = { low: roomAbove(depth * (1 + dipTolerance)), high: roomAbove(depth * (1 - dipTolerance)) };
  return { room, capacity };
}

function circleBelow(level: number, radius: number): number {
  const above = radius - level;
  return radius ** 2 * Math.acos(above / radius) - above * Math.sqrt(radius ** 2 - above ** 2);
}

export function volumeBand({ low, high }: Range): VolumeBand {
  return bandOf((low + high) / 2) ?? 'under-50';
}
