import { company } from '@/config/company';
import type { Customer } from '@/domain/customer';
import { averageVolumes, deliveryTimes, labelOf } from '@/domain/options';
import { toPlainLines } from '@/lib/plain-lines';
import { hasInk, toSingleLine } from '@/lib/text';

/**
 * What a driver needs to know of a customer, an answer a line; what was left empty is left out. The message,
 * which may have many lines, comes last, so that none of them passes for an answer above it.
 */
export function jobSummary(customer: Customer): string {
  const { firstName, lastName, address, parish, fuelTypes, averageVolume, preferredDeliveryTime } = customer;
  const answers = [
    ['Company', customer.companyName],
    ['Customer', `${firstName} ${lastName}`],
    ['Phone', customer.phone],
    ['Address', [address, parish].filter(hasInk).join(', ')],
    ['Fuel types', fuelTypes.filter(hasInk).join(', ')],
    ['Volume', labelOf(averageVolumes, averageVolume)],
    ['Delivery time', labelOf(deliveryTimes, preferredDeliveryTime)],
  ].map(([label, answer = '']) => [label, toSingleLine(answer)]);
  return [['Job for', company.name], ...answers, ['Message', toPlainLines(customer.message)]]
    .filter(([, answer = '']) => hasInk(answer))
    .map(([label, answer]) => `${label}: ${answer}`)
    .join('\n');
}
