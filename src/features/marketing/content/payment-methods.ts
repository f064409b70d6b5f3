export interface PaymentMethod {
  name: string;
  description: string;
  /** The name of the drawing beside it. */
  mark: 'card' | 'cash' | 'transfer' | 'advance';
}

/** Specification, point 1: four payment methods and the note under them. */
export const paymentMethods = {
  heading: 'Accepted Payment Methods',
  note: 'Secure and reliable payment processing',
  items: [
    { name: 'Card Payment', description: 'Credit and debit cards', mark: 'card' },
    { name: 'Cash Payment', description: 'Cash on delivery', mark: 'cash' },
    { name: 'Bank Transfer', description: 'Direct bank transfer', mark: 'transfer' },
    { name: 'Advance Card Payment', description: 'Pre-payment options', mark: 'advance' },
  ],
} as const satisfies { heading: string; note: string; items: readonly PaymentMethod[] };
