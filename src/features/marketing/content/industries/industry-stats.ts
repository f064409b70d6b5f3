import { fuelTypes } from '@/domain/options';
import { claims } from '@/features/marketing/content/claims';
import type { Figure } from '@/features/marketing/content/content-types';
import { paymentMethods } from '@/features/marketing/content/payment-methods';
import { specificationRows } from '@/features/marketing/content/ulsd-specification';

/** Figures an industry may show: claims of the company, limits of the specification sheet, or counts of what is offered. */
export const industryStats = {
  emergencyDelivery: claims.emergencyDelivery,
  emergencyResponse: claims.emergencyResponse,
  deliverySuccess: claims.deliverySuccess,
  parishes: claims.parishes,
  fuels: { value: String(fuelTypes.length), label: 'types of fuel' },
  payments: { value: String(paymentMethods.items.length), label: 'ways to pay' },
  sulphur: { value: specificationRows.sulfur.value, label: 'sulphur' },
  cetane: { value: specificationRows.cetane.value, label: 'cetane' },
  flashPoint: { value: specificationRows.flashPoint.value, label: 'flash point' },
  water: { value: specificationRows.water.value, label: 'water' },
  ash: { value: specificationRows.ash.value, label: 'ash' },
} as const satisfies Record<string, Figure>;
