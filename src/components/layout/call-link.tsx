import { Phone } from 'lucide-react';
import { buttonClass } from '@/components/ui/button';
import { claims } from '@/config/claims';
import { company } from '@/config/company';
import { telHref } from '@/domain/phone';
import { cn } from '@/lib/cn';

interface CallLinkProps {
  phone: string;
  label: string;
  note: string;
}

export const emergencyCall: CallLinkProps = {
  phone: company.emergencyPhone,
  label: `Call ${claims.emergencyDelivery.value}`,
  note: 'Emergency line',
};

export function CallLink({ phone, label, note }: CallLinkProps) {
  return (
    <a
      href={telHref(phone)}
      className={cn(
        buttonClass({ variant: 'primary' }),
        'max-w-full flex-[1_0_9.25rem] max-[22rem]:basis-29',
      )}
    >
      <Phone aria-hidden="true" className="size-5 shrink-0 max-[22rem]:hidden" />
      <span className="text-left leading-4">
        <span>{label}</span>
        <small className="block">{note}</small>
      </span>
    </a>
  );
}
