import { override } from './company';

interface BuyerFact {
  label: string;
  text: string;
}

/** The owner fills these in, here or by a `VITE_COMPANY_…` variable. Empty facts are not shown. */
const facts: readonly BuyerFact[] = [
  { label: 'Licence', text: override('LICENCE', '') },
  { label: 'Insurance', text: override('INSURANCE', '') },
  { label: 'Minimum order', text: override('MINIMUM_ORDER', '') },
  { label: 'Payment terms', text: override('PAYMENT_TERMS', '') },
  { label: 'Service charges', text: override('SERVICE_CHARGES', '') },
];

export const buyerFacts = facts.filter(({ text }) => text !== '');
