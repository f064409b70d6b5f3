import { savingLabel } from '@/components/customer-form/draft-field';
import { EmailText } from '@/components/ui/email-text';
import { FormNotReady } from '@/components/ui/form-not-ready';
import { SubmitButton } from '@/components/ui/submit-button';
import { commitments } from '@/config/commitments';
import { company } from '@/config/company';
import { mailtoHref } from '@/domain/mail';
import { SendOutcome, type SendOutcomeProps, sendLabels } from './send-outcome';

export function SubmitSection(props: Omit<SendOutcomeProps, 'place'>) {
  const { progress, place } = props.state;
  const isSubmitting = progress.phase === 'submitting';
  return (
    <div className="space-y-5">
      <div className="flex flex-col gap-4 sm:flex-row sm:items-center">
        <SubmitButton
          pending={isSubmitting && place === 'end'}
          disabled={isSubmitting}
          pendingLabel={savingLabel}
          className="w-full sm:w-auto sm:min-w-64"
        >
          {sendLabels.end}
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
          <EmailText>{company.email}</EmailText>
        </a>
        .
      </p>
      <FormNotReady />
      <SendOutcome {...props} place="end" />
    </div>
  );
}
