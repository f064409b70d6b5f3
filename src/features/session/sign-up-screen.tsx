import { type ReactNode, useEffect, useRef } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { LinkButton } from '@/components/ui/button';
import { ErrorSummary } from '@/components/ui/error-summary';
import { CheckboxField, TextField } from '@/components/ui/fields';
import { FormNotReady, NoScriptNotice } from '@/components/ui/form-not-ready';
import { newTab } from '@/components/ui/new-tab';
import { PasswordField } from '@/components/ui/password-field';
import { RadioCards } from '@/components/ui/radio-cards';
import { SubmitButton } from '@/components/ui/submit-button';
import { Ticket } from '@/components/ui/ticket';
import { useReadForm } from '@/components/ui/use-read-form';
import { commitments } from '@/config/commitments';
import { company } from '@/config/company';
import { paths } from '@/config/paths';
import { type SignUpRole, signUpRoles } from '@/domain/role';
import { type Account, minPasswordLength, type SignUpForm as SignUpValues } from '@/domain/sign-up';
import { AuthSplit } from './auth-split';
import { signUpRedirectDelay } from './timings';
import { useSignUp } from './use-sign-up';

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
      <Link to={paths.login} className="inline-flex min-h-11 min-w-11 items-center font-semibold underline">
        Sign in
      </Link>
    </p>
  );
}

const roleHints: Record<SignUpRole, string> = {
  customer: 'Order fuel for your site',
  driver: `Approval ${commitments.driverApproval}`,
};
const roleOptions = signUpRoles.map((role) => ({ ...role, hint: roleHints[role.value] }));

function SignUpForm({ form, change, messages, refusedField, pending, send }: SignUp) {
  const readForm = useReadForm(send);
  const field = (name: TextName) => ({
    id: name,
    value: form[name],
    onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
    error: name === refusedField ? messages[0] : undefined,
    required: name !== 'companyName',
  });
  return (
    <form {...readForm} className="mt-6 space-y-5">
      <NoScriptNotice className="pb-5" />
      <ErrorSummary messages={messages} />
      <RadioCards
        legend="I am signing up as a"
        name="role"
        options={roleOptions}
        value={form.role}
        onChange={(role) => change({ role })}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label="First Name" autoComplete="given-name" {...field('firstName')} />
        <TextField label="Last Name" autoComplete="family-name" {...field('lastName')} />
      </div>
      {form.role === 'customer' && (
        <TextField
          label="Company Name"
          hint="Optional"
          autoComplete="organization"
          {...field('companyName')}
        />
      )}
      <TextField label="Email" type="email" autoComplete="email" {...field('email')} />
      <TextField label="Phone" type="tel" autoComplete="tel" {...field('phone')} />
      <PasswordField
        label="Password"
        hint={`At least ${minPasswordLength} characters`}
        autoComplete="new-password"
        {...field('password')}
      />
      <PasswordField label="Confirm Password" autoComplete="new-password" {...field('confirmPassword')} />
      <TermsField checked={form.termsAccepted} onChange={(termsAccepted) => change({ termsAccepted })} />
      {!form.termsAccepted && (
        <p className="text-petrol-700 text-sm">Accept the terms above, and the account can be created.</p>
      )}
      <SubmitButton
        pending={pending}
        pendingLabel="Creating Account..."
        disabled={!form.termsAccepted}
        className="w-full"
      >
        Create Account
      </SubmitButton>
      <FormNotReady />
    </form>
  );
}

type SignUp = Omit<ReturnType<typeof useSignUp>, 'account'>;
type TextName = Exclude<keyof SignUpValues, 'role' | 'termsAccepted'>;

interface TermsFieldProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
}

function TermsField({ checked, onChange }: TermsFieldProps) {
  return (
    <CheckboxField
      name="terms"
      checked={checked}
      onChange={(event) => onChange(event.target.checked)}
      label={
        <>
          <span>I accept the </span>
          <NewTabLink to={paths.terms}>terms of service</NewTabLink>
          <span> and the </span>
          <NewTabLink to={paths.privacy}>privacy policy</NewTabLink>
        </>
      }
    />
  );
}

/** A new tab keeps the form's values. */
function NewTabLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} {...newTab} className="py-2 font-semibold underline">
      <span>{children}</span>
      <span className="sr-only"> (opens in a new tab)</span>
    </Link>
  );
}

function SignUpSuccess({ account }: { account: Account }) {
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
          Driver accounts are approved by our dispatch desk {commitments.driverApproval}.
        </p>
      )}
      <LinkButton to={paths.login} replace size="large" className="mt-6 w-full">
        Go to Login
      </LinkButton>
    </Ticket>
  );
}
