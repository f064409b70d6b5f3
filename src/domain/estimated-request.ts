import { type averageVolumes, type deliveryFrequencies, fuelTypes, type ValueOf, valuesOf } from './options';

/** The weeks that a delivery lasts; a single delivery has days of its own. */
export const estimateFrequencies = [
  { value: 'weekly', weeks: 1 },
  { value: 'bi-weekly', weeks: 2 },
  { value: 'monthly', weeks: 52 / 12 },
  { value: 'one-time', weeks: undefined },
] as const satisfies readonly { value: ValueOf<typeof deliveryFrequencies>; weeks: number | undefined }[];

export type EstimateFrequency = ValueOf<typeof estimateFrequencies>;

export type VolumeBand = ValueOf<typeof averageVolumes>;

/** An estimate in the router's state, for the contact form. */
export interface EstimatedRequest {
  fuel: ValueOf<typeof fuelTypes>;
  volume: VolumeBand;
  frequency?: EstimateFrequency | undefined;
  line: string;
}

const estimateMark = 'Estimate: ';

interface EstimatedAnswers {
  fuelTypes: ValueOf<typeof fuelTypes>[];
  deliveryFrequency: ValueOf<typeof deliveryFrequencies> | '';
  message: string;
  estimatedFuel: string;
  estimatedFrequency: string;
  estimatedLine: string;
}

export function withEstimate(
  answers: EstimatedAnswers,
  { fuel, volume, frequency, line }: EstimatedRequest,
): EstimatedAnswers & { averageVolume: VolumeBand } {
  const chosenFuels = answers.fuelTypes.filter((value) => value !== answers.estimatedFuel);
  const { deliveryFrequency, estimatedFrequency } = answers;
  const chosenFrequency = deliveryFrequency === estimatedFrequency ? '' : deliveryFrequency;
  const newFrequency = frequency ?? (chosenFrequency || 'one-time');
  return {
    fuelTypes: valuesOf(fuelTypes).filter((value) => value === fuel || chosenFuels.includes(value)),
    deliveryFrequency: newFrequency,
    averageVolume: volume,
    message: withEstimateLine(answers, line),
    estimatedFuel: chosenFuels.includes(fuel) ? '' : fuel,
    estimatedFrequency: newFrequency === chosenFrequency ? '' : newFrequency,
    estimatedLine: line,
  };
}

type WrittenEstimate = Pick<EstimatedAnswers, 'message' | 'estimatedLine'>;

function withEstimateLine({ message, estimatedLine }: WrittenEstimate, line: string): string {
  const before = estimateMark + estimatedLine;
  const others = message.split('\n').flatMap((text) => {
    if (estimatedLine === '' || !text.startsWith(before)) return [text];
    const more = text.slice(before.length).trim();
    return more === '' ? [] : [more];
  });
  return [...others, estimateMark + line].join('\n').trimStart();
}
