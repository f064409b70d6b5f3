import { savingLabel } from '@/components/customer-form/draft-field';
import { FormNotReady } from '@/components/ui/form-not-ready';
import { SubmitButton } from '@/components/ui/submit-button';
import { consentFields, customerFields } from '@/domain/customer-fields';
import { SendOutcome, type SendOutcomeProps, sendLabels } from './send-outcome';

/** Sends the form with the required fields alone, for a foreman in a hurry. */
export function SendNow(props: Omit<SendOutcomeProps, 'place'>) {
  const { progress, place, draft } = props.state;
  const isSubmitting = progress.phase === 'submitting';
  const ticked = consentFields.filter((field) => draft[field]).map((field) => customerFields[field].label);
  const further = ticked.length > 0 ? `; ticked further down: ${ticked.join(', ')}` : '';
  return (
    <div className="space-y-4 border-paper-line border-t py-6">
      <div className="flex flex-col gap-4 sm:flex-row sm:items-center">
        <SubmitButton
          pending={isSubmitting && place === 'quick'}
          disabled={isSubmitting}
          pendingLabel={savingLabel}
          className="w-full shrink-0 sm:w-auto sm:min-w-48"
        >
          {sendLabels.quick}
        </SubmitButton>
        <p className="text-petrol-600 text-sm">
          {`This is enough for a call from us. We use it to answer this request${further}.`}
        </p>
      </div>
      <FormNotReady />
      <SendOutcome {...props} place="quick" />
    </div>
  );
}
