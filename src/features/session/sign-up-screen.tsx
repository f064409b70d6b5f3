import { Link } from 'react-router-dom';
import { Ticket } from '@/components/ui/ticket';
import { company } from '@/config/company';
import { paths } from '@/config/paths';
import { AuthSplit } from './auth-split';
import { SignUpForm } from './sign-up-form';
import { SignUpSuccess } from './sign-up-success';
import { useSignUp } from './use-sign-up';

/** All of /signup but its head and the shared layout (requirement 2). */
export function SignUpScreen() {
  const { account, ...form } = useSignUp();
  return (
    <AuthSplit motto={['Diesel where you work.', 'The ticket to prove it.']}>
      {account ? (
        <SignUpSuccess account={account} />
      ) : (
        <Ticket caption={company.name} title="Create Account" stub={<SignInInstead />} className="max-w-lg">
          <SignUpForm {...form} />
        </Ticket>
      )}
    </AuthSplit>
  );
}

function SignInInstead() {
  return (
    <p className="text-sm">
      Already have an account?{' '}
      <Link to={paths.login} className="inline-flex min-h-11 items-center font-semibold underline">
        Sign in
      </Link>
    </p>
  );
}
