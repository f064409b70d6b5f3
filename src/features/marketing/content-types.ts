/** Requirement 3.7: static texts, never stored. */

export interface Section<Item> {
  heading: string;
  intro: string;
  items: readonly Item[];
}

export interface Action {
  label: string;
  to: string;
  /** Screen readers add it to a label that does not tell the destination. */
  context?: string;
}

export interface CallToAction {
  heading: string;
  line: string;
  actions: readonly Action[];
}

export interface TitledText {
  title: string;
  description: string;
}

export interface TimelineItem extends TitledText {
  year: string;
}

/** `id` is unique on its page and fit for an element's id. */
export interface BenefitItem extends TitledText {
  id: string;
  details: readonly string[];
}
