import { Link } from 'react-router-dom';
import { CheckboxField } from '@/components/ui/checkbox-field';
import { ErrorSummary } from '@/components/ui/error-summary';
import { PasswordField } from '@/components/ui/password-field';
import { RadioCards } from '@/components/ui/radio-cards';
import { SubmitButton } from '@/components/ui/submit-button';
import { TextField } from '@/components/ui/text-field';
import { useEarlyInput } from '@/components/ui/use-early-input';
import { paths } from '@/config/paths';
import { roles } from '@/domain/role';
import { signInMessages } from './sign-in';
import type { useSignIn } from './use-sign-in';

/** The sign-in form of requirement 2. */
export function SignInForm({ credentials, change, message, attempt, pending, send }: SignIn) {
  const earlyInput = useEarlyInput();
  const incomplete = message === signInMessages.incomplete;
  return (
    <form
      ref={earlyInput}
      noValidate
      className="mt-6 space-y-5"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <ErrorSummary messages={message ? [message] : []} attempt={attempt} />
      <RadioCards
        legend="Account Type"
        name="account-type"
        options={roles}
        value={credentials.role}
        onChange={(role) => change({ role })}
      />
      <TextField
        id="email"
        label="Email"
        type="email"
        autoComplete="username"
        required
        value={credentials.email}
        onChange={(event) => change({ email: event.target.value })}
        error={incomplete && credentials.email.trim() === '' ? 'Please enter your email.' : undefined}
      />
      <PasswordField
        id="password"
        label="Password"
        autoComplete="current-password"
        required
        value={credentials.password}
        onChange={(event) => change({ password: event.target.value })}
        error={incomplete && credentials.password === '' ? 'Please enter your password.' : undefined}
      />
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <CheckboxField label="Remember me" name="remember" />
        <Link to={paths.forgotPassword} className="inline-flex min-h-11 items-center font-medium underline">
          Forgot password?
        </Link>
      </div>
      <SubmitButton pending={pending} pendingLabel="Signing In..." className="w-full">
        Sign In
      </SubmitButton>
    </form>
  );
}

type SignIn = ReturnType<typeof useSignIn>;
