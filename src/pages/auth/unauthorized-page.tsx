import type { Head } from '@/components/layout/head-tags';
import { MessagePage } from '@/components/layout/message-page';
import { LinkButton } from '@/components/ui/button';
import { company } from '@/config/company';
import { paths } from '@/config/paths';
import { mailtoHref } from '@/domain/mail';
import { GoBackButton } from '@/features/session/go-back-button';
import { SessionSummary } from '@/features/session/session-summary';
import { SignOutButton } from '@/features/session/sign-out-button';

export const head: Head = {
  title: 'Access Denied',
};

/** /unauthorized (requirements 2 and 8). */
export function UnauthorizedPage() {
  return (
    <MessagePage title="Access Denied">
      <p className="text-lg">You don't have permission to access this page.</p>
      <SessionSummary />
      <p>
        If this should be open to you, contact the system administrator:{' '}
        <a href={mailtoHref(company.email)} className="font-semibold underline">
          {company.email}
        </a>
      </p>
      <div className="grid gap-3 pt-2 sm:grid-cols-2">
        <GoBackButton />
        <LinkButton variant="outline" to={paths.home}>
          Go to Homepage
        </LinkButton>
        <div className="grid sm:col-span-2">
          <SignOutButton>Logout & Login as Different User</SignOutButton>
        </div>
      </div>
    </MessagePage>
  );
}
