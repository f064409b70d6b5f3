import { company } from '@/config/company';
import type { Customer } from '@/domain/customer';
import { textOf } from '@/domain/option-text';
import { averageVolumes, deliveryTimes, labelOf } from '@/domain/options';
import { toPlainLines } from '@/lib/content-lines';
import { labelledLines } from '@/lib/labelled-lines';
import { hasVisibleText, toSingleLine } from '@/lib/text';

/** The answers for a driver, who may be named, one a line. The message comes last, so that none of its lines passes for an answer. */
export function jobSummary(customer: Customer, driver = ''): string {
  const { firstName, lastName, address, parish, fuelTypes, averageVolume, preferredDeliveryTime } = customer;
  const answers: [label: string, answer: string][] = [
    ['Driver', driver],
    ['Company', customer.companyName],
    ['Customer', `${firstName} ${lastName}`],
    ['Phone', customer.phone],
    ['Address', [address, parish].filter(hasVisibleText).join(', ')],
    ['Fuel types', fuelTypes.filter(hasVisibleText).join(', ')],
    ['Volume', textOf(averageVolumes, averageVolume)],
    ['Delivery time', labelOf(deliveryTimes, preferredDeliveryTime)],
  ];
  return labelledLines([
    ['Job for', company.name],
    ...answers.map(([label, answer]) => [label, toSingleLine(answer)] as const),
    ['Message', toPlainLines(customer.message)],
  ]).join('\n');
}
