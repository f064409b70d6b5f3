import type { averageVolumes, deliveryFrequencies, fuelTypes, ValueOf } from './options';

/** The weeks that a delivery lasts; a single delivery has days of its own. */
export const estimateFrequencies = [
  { value: 'weekly', weeks: 1 },
  { value: 'bi-weekly', weeks: 2 },
  { value: 'monthly', weeks: 52 / 12 },
  { value: 'one-time', weeks: undefined },
] as const satisfies readonly { value: ValueOf<typeof deliveryFrequencies>; weeks: number | undefined }[];

export type EstimateFrequency = (typeof estimateFrequencies)[number]['value'];

export type VolumeBand = ValueOf<typeof averageVolumes>;

/** An estimate in the router's state, for the contact form. */
export interface EstimatedRequest {
  fuel: ValueOf<typeof fuelTypes>;
  volume: VolumeBand;
  frequency?: EstimateFrequency | undefined;
  line: string;
}

const estimateMark = 'Estimate: ';

export function withEstimate(message: string, line: string): string {
  const lines = message.split('\n');
  const last = lines.map((text) => text.startsWith(estimateMark)).lastIndexOf(true);
  const others = lines.filter((_, index) => index !== last);
  return [...others, estimateMark + line].join('\n').trimStart();
}
