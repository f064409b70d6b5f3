import { Link } from 'react-router-dom';
import { LogoLink } from '@/components/layout/logo';
import { ErrorSummary } from '@/components/ui/error-summary';
import { CheckboxField, TextField } from '@/components/ui/fields';
import { FormNotReady, NoScriptNotice } from '@/components/ui/form-not-ready';
import { PasswordField } from '@/components/ui/password-field';
import { RadioCards } from '@/components/ui/radio-cards';
import { SubmitButton } from '@/components/ui/submit-button';
import { Ticket } from '@/components/ui/ticket';
import { useReadForm } from '@/components/ui/use-read-form';
import { company } from '@/config/company';
import { paths } from '@/config/paths';
import { mailtoHref } from '@/domain/mail';
import { roles } from '@/domain/role';
import { AuthSplit } from './auth-split';
import { demoMode, signInMessages, useSignIn } from './sign-in';

export function SignInScreen() {
  const form = useSignIn();
  return (
    <AuthSplit motto={['Every gallon metered.', 'Every delivery on a ticket.']} brand={<LogoLink />}>
      <Ticket caption={company.name} title="Sign In" stub={<OtherWays />} className="max-w-md">
        <SignInForm {...form} />
      </Ticket>
      {demoMode && <demoMode.DemoAccounts onUse={form.change} />}
    </AuthSplit>
  );
}

function SignInForm({ credentials, change, messages, pending, send }: ReturnType<typeof useSignIn>) {
  const readForm = useReadForm(send);
  const incomplete = messages.includes(signInMessages.incomplete);
  const isNoMatch = messages.includes(signInMessages.noMatch);
  return (
    <form {...readForm} className="mt-6 space-y-5">
      <NoScriptNotice className="pb-5" />
      <ErrorSummary messages={messages} />
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
        doubt={isNoMatch && isSpaced(credentials.password) ? signInMessages.spaced : undefined}
      />
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <CheckboxField label="Remember me" name="remember" />
        <Link
          to={paths.forgotPassword}
          className="inline-flex min-h-11 min-w-11 items-center font-medium underline"
        >
          Forgot password?
        </Link>
      </div>
      <SubmitButton pending={pending} pendingLabel="Signing In..." className="w-full">
        Sign In
      </SubmitButton>
      <FormNotReady />
    </form>
  );
}

const isSpaced = (text: string) => text.trim() !== text;

const linkClass = 'inline-flex min-h-11 min-w-11 items-center font-semibold underline';

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
