import type {
  averageVolumes,
  businessTypes,
  deliveryFrequencies,
  fuelTypes,
  Option,
  Parish,
  ValueOf,
} from '@/domain/options';

type Weights<List extends readonly Option[]> = Partial<Record<ValueOf<List>, number>>;

/** A kind of customer: who it is, what it burns, how much and how often. */
export interface Trade {
  weight: number;
  businessTypes: Weights<typeof businessTypes>;
  /** Names with {last}, {town} and {parish} to fill in; none for a household. */
  companies: readonly string[];
  positions: readonly string[];
  /** How likely each fuel is; 1 for what this trade cannot do without. */
  fuels: Weights<typeof fuelTypes>;
  volumes: Weights<typeof averageVolumes>;
  frequencies: Weights<typeof deliveryFrequencies>;
  /** Undefined for every parish. */
  parishes?: readonly Parish[];
  atLanding?: boolean;
  /** Messages, with {town} to fill in. */
  messages: readonly string[];
}
