import { Mail, MessageCircle, Phone } from 'lucide-react';
import { AnchorButton } from '@/components/ui/button';
import type { Customer } from '@/domain/customer';
import type { CustomerStatus } from '@/domain/customer-status';
import { greetingLinks } from '@/features/customers/store/customer-links';
import { StatusSelect } from '@/features/customers/table/status-select';

interface DetailsFooterProps {
  customer: Customer;
  pending: CustomerStatus | undefined;
  onStatusChange: (id: string, status: CustomerStatus) => void;
}

const wayClass = 'flex-1 sm:flex-none';

/** What can be done next: write, call, WhatsApp, move to another status (requirement 2). */
export function DetailsFooter({ customer, pending, onStatusChange }: DetailsFooterProps) {
  const { email, call, whatsapp } = greetingLinks(customer);
  return (
    <div className="flex flex-wrap gap-2">
      {email && (
        <AnchorButton href={email} className={wayClass}>
          <Mail aria-hidden="true" className="size-5" />
          Send Email
        </AnchorButton>
      )}
      {call && (
        <AnchorButton href={call} variant="dark" className={wayClass}>
          <Phone aria-hidden="true" className="size-5" />
          Call Customer
        </AnchorButton>
      )}
      {whatsapp && (
        <AnchorButton
          href={whatsapp}
          target="_blank"
          rel="noopener noreferrer"
          variant="dark"
          className={wayClass}
        >
          <MessageCircle aria-hidden="true" className="size-5" />
          WhatsApp
        </AnchorButton>
      )}
      <StatusSelect
        asOrder
        customer={customer}
        pending={pending}
        onChange={onStatusChange}
        className="w-full sm:ml-auto sm:w-auto"
      />
    </div>
  );
}
