import { Link } from 'react-router-dom';
import { Logo } from '@/components/layout/logo';
import { Ticket } from '@/components/ui/ticket';
import { company } from '@/config/company';
import { paths } from '@/config/paths';
import { mailtoHref } from '@/domain/mail';
import { AuthSplit } from './auth-split';
import { demoMode } from './demo-mode';
import { SignInForm } from './sign-in-form';
import { useSignIn } from './use-sign-in';

/** All of /login but its head (requirement 2). */
export function SignInScreen() {
  const form = useSignIn();
  return (
    <AuthSplit motto={['Every gallon metered.', 'Every delivery on a ticket.']} brand={<WayHome />}>
      <Ticket caption={company.name} title="Sign In" stub={<OtherWays />} className="max-w-md">
        <SignInForm {...form} />
      </Ticket>
      {demoMode && <demoMode.DemoAccounts onUse={form.change} />}
    </AuthSplit>
  );
}

function WayHome() {
  return (
    <Link to={paths.home} className="inline-flex min-h-11 items-center">
      <Logo className="h-10 w-auto" />
    </Link>
  );
}

const linkClass = 'inline-flex min-h-11 items-center font-semibold underline';

function OtherWays() {
  return (
    <div className="text-sm">
      <p>
        Customer or driver without an account?{' '}
        <Link to={paths.signup} className={linkClass}>
          Sign up
        </Link>
      </p>
      <p>
        Need an account?{' '}
        <a href={mailtoHref(company.email)} className={linkClass}>
          Contact administrator
        </a>
      </p>
    </div>
  );
}
