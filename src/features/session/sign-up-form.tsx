import { ErrorSummary } from '@/components/ui/error-summary';
import { PasswordField } from '@/components/ui/password-field';
import { RadioCards } from '@/components/ui/radio-cards';
import { SubmitButton } from '@/components/ui/submit-button';
import { TextField } from '@/components/ui/text-field';
import { useEarlyInput } from '@/components/ui/use-early-input';
import { promises } from '@/config/promises';
import { type SignUpRole, signUpRoles } from '@/domain/role';
import { minPasswordLength, type SignUpForm as SignUpValues } from '@/domain/sign-up';
import { TermsField } from './terms-field';
import type { useSignUp } from './use-sign-up';

const roleHints: Record<SignUpRole, string> = {
  customer: 'Order fuel for your site',
  driver: `Approval ${promises.driverApproval}`,
};
const roleOptions = signUpRoles.map((role) => ({ ...role, hint: roleHints[role.value] }));

/** The sign-up form of requirement 2. */
export function SignUpForm({ form, change, problem, attempt, pending, send }: SignUp) {
  const earlyInput = useEarlyInput();
  const field = (name: TextName) => ({
    id: name,
    value: form[name],
    onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
    error: problem?.field === name ? problem.message : undefined,
    required: name !== 'companyName',
  });
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
      <ErrorSummary messages={problem?.message ? [problem.message] : []} attempt={attempt} />
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
      <SubmitButton
        pending={pending}
        pendingLabel="Creating Account..."
        disabled={!form.termsAccepted}
        className="w-full"
      >
        Create Account
      </SubmitButton>
    </form>
  );
}

type SignUp = Omit<ReturnType<typeof useSignUp>, 'account'>;
type TextName = Exclude<keyof SignUpValues, 'role' | 'termsAccepted'>;
