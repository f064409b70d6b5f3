import { Phone } from 'lucide-react';
import { MessagePage } from '@/components/layout/message-page';
import { AnchorButton, LinkButton } from '@/components/ui/button';
import { company } from '@/config/company';
import { paths } from '@/config/paths';
import { telHref } from '@/domain/phone';
import { useSession } from './session';
import { SignOutButton } from './sign-out-button';

interface ComingSoonProps {
  title: string;
  promise: string;
  meanwhile: string;
}

export function ComingSoon({ title, promise, meanwhile }: ComingSoonProps) {
  const email = useSession()?.userEmail;
  return (
    <MessagePage title={title}>
      <p className="font-semibold text-lg">{promise}</p>
      <p>{meanwhile}</p>
      <AnchorButton href={telHref(company.phone)} size="large" className="w-full">
        <Phone aria-hidden="true" className="size-5" />
        <span>
          Call <span className="inline-block">{company.phone}</span>
        </span>
      </AnchorButton>
      <div className="grid gap-3 sm:grid-cols-2">
        <LinkButton variant="outline" to={paths.home}>
          Go to Homepage
        </LinkButton>
        <SignOutButton />
      </div>
      {email && <p className="text-petrol-600 text-sm">{`Signed in as ${email}`}</p>}
    </MessagePage>
  );
}
