export interface PaymentMethod {
  name: string;
  description: string;
}

/** Specification, point 1: four payment methods and the note under them. */
export const paymentMethods = {
  heading: 'Accepted Payment Methods',
  note: 'Secure and reliable payment processing',
  items: [
    { name: 'Card Payment', description: 'Credit and debit cards' },
    { name: 'Cash Payment', description: 'Cash on delivery' },
    { name: 'Bank Transfer', description: 'Direct bank transfer' },
    { name: 'Advance Card Payment', description: 'Pre-payment options' },
  ],
} as const satisfies { heading: string; note: string; items: readonly PaymentMethod[] };
