import type { Customer } from '@/domain/customer';
import { buildCustomer } from './build-customer';

/** Control syntax of every file format, and characters that no line may hold. */
export const hostileText =
  'A\r\nTEL:+19005550100\nEND:VCARD\rATTACH:http://evil.example\u2028X\u0085Y;Z,\\n\u202e\u0000 👩‍🚒\ud83d';

/** A customer whose every text attacks the files and messages made of it. */
export function hostileCustomer(overrides: Partial<Customer> = {}): Customer {
  return buildCustomer({
    firstName: hostileText,
    lastName: hostileText,
    email: hostileText,
    companyName: hostileText,
    position: hostileText,
    address: hostileText,
    parish: hostileText,
    fuelTypes: [hostileText],
    averageVolume: hostileText,
    preferredDeliveryTime: hostileText,
    message: `${hostileText} ${'x'.repeat(5000)}`,
    ...overrides,
  });
}
