import type { averageVolumes, deliveryFrequencies, fuelTypes, Option } from './options';

type ValueOf<List extends readonly Option[]> = List[number]['value'];

/** How often fuel can be asked for, with the weeks that a delivery lasts; a single one lasts for days of its own. */
export const estimateFrequencies = [
  { value: 'weekly', weeks: 1 },
  { value: 'bi-weekly', weeks: 2 },
  { value: 'monthly', weeks: 52 / 12 },
  { value: 'one-time', weeks: undefined },
] as const satisfies readonly { value: ValueOf<typeof deliveryFrequencies>; weeks: number | undefined }[];

export type EstimateFrequency = (typeof estimateFrequencies)[number]['value'];

export type VolumeBand = ValueOf<typeof averageVolumes>;

/** What an estimate carries to the contact form in the router's state. */
export interface EstimatedRequest {
  fuel: ValueOf<typeof fuelTypes>;
  volume: VolumeBand;
  /** Undefined where nobody was asked: once, unless the form says otherwise. */
  frequency?: EstimateFrequency | undefined;
  /** One line for the message. */
  line: string;
}

/** Begins the line that an estimate adds to a message: the next estimate takes its place. */
const estimateMark = 'Estimate: ';

/** A message with the line of an estimate at its end, in place of the last estimate's. */
export function withEstimate(message: string, line: string): string {
  const lines = message.split('\n');
  const last = lines.map((text) => text.startsWith(estimateMark)).lastIndexOf(true);
  const others = lines.filter((_, index) => index !== last);
  return [...others, estimateMark + line].join('\n').trimStart();
}
