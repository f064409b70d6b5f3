/** Requirement 3.7: static content records. Texts are shown as they stand; nothing here is stored. */

/** What a section is called, what it says first, and the items under it. */
export interface Section<Item> {
  heading: string;
  intro: string;
  items: readonly Item[];
}

/** A link that looks like a button; `to` is an address of this site. */
export interface Action {
  label: string;
  to: string;
  /** Read out after a label that does not say where it leads. */
  context?: string;
}

/** The opening or closing band of a page: one heading, one line, where to go next. */
export interface Band {
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

/** One choice of a selectable panel. `id` is unique on its page and fit for an element's id. */
export interface BenefitItem extends TitledText {
  id: string;
  details: readonly string[];
}
