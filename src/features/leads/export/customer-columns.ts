import type { Customer } from '@/domain/customer';
import { toIsoDate } from '@/lib/dates';

interface Column {
  title: string;
  read: (customer: Customer) => string;
}

/** Specification, point 7: the columns of the export, in their order. */
export const customerColumns: readonly Column[] = [
  { title: 'Name', read: ({ firstName, lastName }) => `${firstName} ${lastName}`.trim() },
  { title: 'Email', read: ({ email }) => email },
  { title: 'Phone', read: ({ phone }) => phone },
  { title: 'WhatsApp', read: ({ whatsapp }) => whatsapp },
  { title: 'Company', read: ({ companyName }) => companyName },
  { title: 'Position', read: ({ position }) => position },
  { title: 'Business Type', read: ({ businessType }) => businessType },
  { title: 'Parish', read: ({ parish }) => parish },
  { title: 'Address', read: ({ address }) => address },
  { title: 'Fuel Types', read: ({ fuelTypes }) => fuelTypes.join('; ') },
  { title: 'Delivery Frequency', read: ({ deliveryFrequency }) => deliveryFrequency },
  { title: 'Volume', read: ({ averageVolume }) => averageVolume },
  { title: 'Preferred Contact', read: ({ preferredContact }) => preferredContact },
  { title: 'Newsletter', read: ({ newsletter }) => (newsletter ? 'Yes' : 'No') },
  { title: 'Status', read: ({ status }) => status },
  { title: 'Created Date', read: ({ createdAt }) => toIsoDate(createdAt) },
  { title: 'Message', read: ({ message }) => message },
];
