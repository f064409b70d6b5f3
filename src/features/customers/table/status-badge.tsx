import { Badge, type BadgeTone } from '@/components/ui/badge';
import { type CustomerStatus, statusLabel } from '@/domain/customer-status';

/** Requirement 4: badge colours. */
const tones = {
  new: 'blue',
  contacted: 'yellow',
  customer: 'green',
  inactive: 'grey',
} as const satisfies Record<CustomerStatus, BadgeTone>;

/** A customer's status in its colour. */
export function StatusBadge({ status }: { status: CustomerStatus }) {
  return <Badge tone={tones[status]}>{statusLabel(status)}</Badge>;
}
