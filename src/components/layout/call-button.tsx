import { useNow } from '@/components/ui/use-now';
import { company } from '@/config/company';
import { openingState } from '@/domain/business-days';
import { CallLink, emergencyCall } from './call-link';

/** Calls the office while it is open, and the emergency line otherwise. */
export function CallButton() {
  const { until } = openingState(useNow());
  const officeCall = { phone: company.phone, label: 'Call us', note: `Open until ${until}` };
  return <CallLink {...(until ? officeCall : emergencyCall)} />;
}
