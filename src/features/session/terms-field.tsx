import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { CheckboxField } from '@/components/ui/checkbox-field';
import { paths } from '@/config/paths';

interface TermsFieldProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** The box that must be ticked before an account can be created (requirement 2). */
export function TermsField({ checked, onChange }: TermsFieldProps) {
  return (
    <CheckboxField
      name="terms"
      checked={checked}
      onChange={(event) => onChange(event.target.checked)}
      label={
        <>
          I accept the <NewTabLink to={paths.terms}>terms of service</NewTabLink> and the{' '}
          <NewTabLink to={paths.privacy}>privacy policy</NewTabLink>
        </>
      }
    />
  );
}

/** Opens beside the form, so that nothing typed is lost. */
function NewTabLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} target="_blank" rel="noopener noreferrer" className="py-2 font-semibold underline">
      {children}
      <span className="sr-only"> (opens in a new tab)</span>
    </Link>
  );
}
