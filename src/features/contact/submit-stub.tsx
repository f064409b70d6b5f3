import { FieldLinks } from '@/components/customer-form/field-links';
import { ErrorSummary } from '@/components/ui/error-summary';
import { FormNotReady } from '@/components/ui/form-not-ready';
import { SubmitButton } from '@/components/ui/submit-button';
import { commitments } from '@/config/commitments';
import { company } from '@/config/company';
import type { CustomerDraftField } from '@/domain/customer-fields';
import { mailtoHref } from '@/domain/mail';
import type { ContactFormState } from './contact-form-state';
import { FailureNotice } from './failure-notice';

const doubtMessage =
  'We could not tell whether a person or a program filled in this form. Nothing was sent. If you are a person, press Submit Request again: that sends it.';

interface SubmitStubProps {
  state: ContactFormState;
  /** Keeps a request that could not be sent; gives the sentence why that is not possible. */
  onKeep: () => string | undefined;
}

/**
 * Where the form is sent from, and where it says why it was not: below the button, so that nothing slides
 * under the finger of somebody who presses twice.
 */
export function SubmitStub({ state, onKeep }: SubmitStubProps) {
  const { progress, attempt, fieldMessages } = state;
  const isSubmitting = progress.phase === 'submitting';
  return (
    <div className="space-y-5">
      <div className="flex flex-col gap-4 sm:flex-row sm:items-center">
        <SubmitButton
          pending={isSubmitting}
          disabled={isSubmitting}
          pendingLabel="Saving to Database..."
          className="w-full sm:w-auto sm:min-w-64"
        >
          Submit Request
        </SubmitButton>
        <p className="text-petrol-600 text-sm">
          We use your details to answer this request, and to keep you posted where a box above is ticked:
          untick what you do not want.
        </p>
      </div>
      <p className="text-petrol-600 text-sm">
        What you send is kept on our customer list, so that we can quote and deliver, {commitments.retention}.
        To see it, correct it or have it erased, write to{' '}
        <a href={mailtoHref(company.email)} className="-my-3 inline-block py-3 underline underline-offset-4">
          {company.email}
        </a>
        .
      </p>
      <FormNotReady />
      {progress.phase === 'invalid' && (
        <ErrorSummary messages={progress.messages} attempt={attempt}>
          <FieldLinks fields={Object.keys(fieldMessages) as CustomerDraftField[]} />
        </ErrorSummary>
      )}
      {progress.phase === 'doubted' && <ErrorSummary messages={[doubtMessage]} attempt={attempt} />}
      {progress.phase === 'failed' && <FailureNotice failure={progress} onKeep={onKeep} />}
    </div>
  );
}
