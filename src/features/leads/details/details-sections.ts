import type { Customer } from '@/domain/customer';
import { statusLabel } from '@/domain/customer-status';
import {
  averageVolumes,
  contactMethods,
  deliveryFrequencies,
  deliveryTimes,
  labelOf,
  referralSources,
} from '@/domain/options';
import { businessTypeText, displayName } from '@/features/leads/model/customer-text';
import { formatDateTime } from '@/lib/dates';

type Entry = readonly [label: string, value: string, look?: 'sentence'];

interface Section {
  title: string;
  entries: readonly Entry[];
}

const yesNo = (flag: boolean) => (flag ? 'Yes' : 'No');

/** Specification, point 2: what the details dialog shows, but for the message. */
export function detailsSections(customer: Customer): readonly Section[] {
  return [
    {
      title: 'Personal Information',
      entries: [
        ['Name', displayName(customer)],
        ['E-mail', customer.email],
        ['Phone', customer.phone],
        ['WhatsApp', customer.whatsapp],
        ['Preferred contact', labelOf(contactMethods, customer.preferredContact)],
      ],
    },
    {
      title: 'Business Information',
      entries: [
        ['Company', customer.companyName],
        ['Position', customer.position],
        ['Business type', businessTypeText(customer.businessType), 'sentence'],
        ['Parish', customer.parish],
        ['Address', customer.address],
      ],
    },
    {
      title: 'Service Preferences',
      entries: [
        ['Fuel types', customer.fuelTypes.join(', ')],
        ['Delivery frequency', labelOf(deliveryFrequencies, customer.deliveryFrequency)],
        ['Average volume', labelOf(averageVolumes, customer.averageVolume)],
        ['Preferred delivery time', labelOf(deliveryTimes, customer.preferredDeliveryTime)],
      ],
    },
    {
      title: 'Marketing Preferences',
      entries: [
        ['Newsletter', yesNo(customer.newsletter)],
        ['WhatsApp updates', yesNo(customer.whatsappUpdates)],
        ['SMS alerts', yesNo(customer.smsAlerts)],
        ['Heard about us', labelOf(referralSources, customer.hearAboutUs)],
      ],
    },
    {
      title: 'Database Information',
      entries: [
        ['Created', formatDateTime(customer.createdAt)],
        ['Last updated', formatDateTime(customer.updatedAt)],
        ['Source', customer.source.replaceAll('_', ' '), 'sentence'],
        ['Status', statusLabel(customer.status)],
        ['Reference ID', customer.id],
      ],
    },
  ];
}
