import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { LinkButton } from '@/components/ui/button';
import { Ticket } from '@/components/ui/ticket';
import { paths } from '@/config/paths';
import { promises } from '@/config/promises';
import type { Account } from '@/domain/sign-up';
import { signUpRedirectDelay } from './timings';

/** Says that the account was created and moves on to /login (requirements 2 and 4). */
export function SignUpSuccess({ account }: { account: Account }) {
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    heading.current?.focus();
    const timer = setTimeout(() => navigate(paths.login, { replace: true }), signUpRedirectDelay);
    return () => clearTimeout(timer);
  }, [navigate]);

  return (
    <Ticket caption={`Account for ${account.firstName.trim()}`} className="max-w-lg">
      <h1 ref={heading} tabIndex={-1} className="mt-1 font-extrabold text-3xl tracking-tight outline-none">
        Account Created!
      </h1>
      <p className="mt-4">Account created successfully! You can now log in.</p>
      {account.status === 'pending_approval' && (
        <p className="mt-3 border-amber-500 border-l-4 pl-3 text-petrol-700">
          Driver accounts are approved by our dispatch desk {promises.driverApproval}.
        </p>
      )}
      <LinkButton to={paths.login} replace size="large" className="mt-6 w-full">
        Go to Login
      </LinkButton>
    </Ticket>
  );
}
