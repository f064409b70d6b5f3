import { type CopyOutcome, copyText } from '@/components/ui/copy-text';
import { company } from '@/config/company';
import type { Customer } from '@/domain/customer';
import { textOf } from '@/domain/option-text';
import { averageVolumes, deliveryTimes, labelOf } from '@/domain/options';
import { toPlainLines } from '@/lib/plain-lines';
import { hasVisibleText, toSingleLine } from '@/lib/text';

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
    ['Address', [address, parish].filter(hasVisibleText).join(', ')],
    ['Fuel types', fuelTypes.filter(hasVisibleText).join(', ')],
    ['Volume', textOf(averageVolumes, averageVolume)],
    ['Delivery time', labelOf(deliveryTimes, preferredDeliveryTime)],
  ].map(([label, answer = '']) => [label, toSingleLine(answer)]);
  return [['Job for', company.name], ...answers, ['Message', toPlainLines(customer.message)]]
    .filter(([, answer = '']) => hasVisibleText(answer))
    .map(([label, answer]) => `${label}: ${answer}`)
    .join('\n');
}

/** Said by a browser when somebody thought better of sharing, or is still choosing whom to share with. */
const quietErrors: readonly unknown[] = ['AbortError', 'InvalidStateError'];

/**
 * Hands a text to the device's share sheet, or to the clipboard where there is none or it fails. Gives what to
 * say of a copy; never rejects.
 */
export async function shareText(text: string): Promise<CopyOutcome | undefined> {
  if (!navigator.share) return copyText(text);
  try {
    await navigator.share({ text });
  } catch (error) {
    const isQuiet = error instanceof DOMException && quietErrors.includes(error.name);
    if (!isQuiet) return copyText(text);
  }
  return undefined;
}
