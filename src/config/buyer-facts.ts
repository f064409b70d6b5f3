import { override } from './company';

/** Something that a careful buyer looks for before they order. */
interface BuyerFact {
  label: string;
  text: string;
}

/**
 * What the owner fills in, here or by a `VITE_COMPANY_…` variable. Nothing is made up for them: what is empty is not
 * shown.
 */
const facts: readonly BuyerFact[] = [
  { label: 'Licence', text: override('LICENCE', '') },
  { label: 'Insurance', text: override('INSURANCE', '') },
  { label: 'Minimum order', text: override('MINIMUM_ORDER', '') },
  { label: 'Payment terms', text: override('PAYMENT_TERMS', '') },
  { label: 'Service charges', text: override('SERVICE_CHARGES', '') },
];

/** The facts that are filled in. */
export const buyerFacts = facts.filter(({ text }) => text !== '');
