import { useNavigate } from 'react-router-dom';
import { MessagePage } from '@/components/layout/message-page';
import { Button, LinkButton } from '@/components/ui/button';
import { EmailText } from '@/components/ui/email-text';
import { company } from '@/config/company';
import { paths } from '@/config/paths';
import { mailtoHref } from '@/domain/mail';
import { capitalise } from '@/lib/text';
import { useSession } from './session';
import { SignOutButton } from './sign-out-button';

export function AccessDenied({ mayLogOut }: { mayLogOut: () => Promise<boolean> }) {
  return (
    <MessagePage title="Access Denied">
      <p className="text-lg">You don't have permission to access this page.</p>
      <SessionSummary />
      <p>
        If this should be open to you, contact the system administrator:{' '}
        <a href={mailtoHref(company.email)} className="font-semibold underline">
          <EmailText>{company.email}</EmailText>
        </a>
      </p>
      <div className="grid gap-3 pt-2 sm:grid-cols-2">
        <GoBackButton />
        <LinkButton variant="outline" to={paths.home}>
          Go to Homepage
        </LinkButton>
        <div className="grid sm:col-span-2">
          <SignOutButton mayLogOut={mayLogOut}>Logout & Login as Different User</SignOutButton>
        </div>
      </div>
    </MessagePage>
  );
}

const unknown = 'Unknown';

function SessionSummary() {
  const session = useSession();
  return (
    <dl className="grid grid-cols-[auto_1fr] large-text:grid-cols-1 gap-x-6 gap-y-1 rounded-md bg-paper-dim px-4 py-3">
      <dt className="form-caption self-center text-petrol-600">Email</dt>
      <dd className="font-semibold">
        <EmailText>{session?.userEmail || unknown}</EmailText>
      </dd>
      <dt className="form-caption self-center text-petrol-600">Role</dt>
      <dd className="font-semibold">{session?.userRole ? capitalise(session.userRole) : unknown}</dd>
    </dl>
  );
}

function GoBackButton() {
  const navigate = useNavigate();
  const isFromThisSite = () => document.referrer.startsWith(`${window.location.origin}/`);
  const canGoBack = () => window.navigation?.canGoBack ?? (window.history.state?.idx > 0 || isFromThisSite());
  return (
    <Button
      variant="outline"
      onClick={() => (canGoBack() ? navigate(-1) : navigate(paths.home, { replace: true }))}
    >
      Go Back
    </Button>
  );
}
