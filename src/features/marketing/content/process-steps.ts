import type { Section, TitledText } from './content-types';

export interface ProcessStep extends TitledText {
  id: 1 | 2 | 3;
}

/** Specification, point 1: three process steps. */
export const processSteps: Section<ProcessStep> = {
  heading: 'How Our Process Works',
  intro: 'One order, one delivery, one ticket.',
  items: [
    {
      id: 1,
      title: 'Make Contact & Order Fuel',
      description:
        'Call or message with your requirements and the delivery location: which fuel, how many gallons, which gate.',
    },
    {
      id: 2,
      title: 'Fuel Delivered & Receipts Provided',
      description:
        'We pump into your tank or machine and hand over the documents. What the meter counted is what the ticket says.',
    },
    {
      id: 3,
      title: 'Make Payment',
      description: 'Pay by any method you prefer, in Jamaican dollars.',
    },
  ],
};
