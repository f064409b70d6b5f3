import { useDeferredValue, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import * as v from 'valibot';
import { controlId } from '@/components/customer-form/draft-field';
import { Button } from '@/components/ui/button';
import { SelectField, TextareaField } from '@/components/ui/fields';
import { useSubmission } from '@/components/ui/use-submission';
import { activityTextLimit } from '@/domain/activity';
import { toCustomer } from '@/domain/customer';
import { type CustomerFormValues, checkCustomerDraft, heldFields } from '@/domain/customer-draft';
import { type StaffSource, staffSources } from '@/domain/customer-source';
import { type CustomerStatus, customerStatuses, initialStatus } from '@/domain/customer-status';
import { valueIn, valuesOf } from '@/domain/options';
import { emptyStaffDraft, type StaffDraft } from '@/domain/staff-draft';
import { failureText } from '@/features/customers/changes/failure-text';
import { PossibleDuplicates } from '@/features/customers/duplicates/possible-duplicates';
import { dropStoredDraft, saveDraft, savedDraft } from '@/features/customers/state/saved-drafts';
import { useCustomersStore } from '@/features/customers/store/customers-store';
import { UnfinishedListNote } from '@/features/customers/store/unfinished-list-note';
import { isSameValue } from '@/lib/is-same-value';
import { hasVisibleText, toPlainText } from '@/lib/text';
import { countNearLimit, tooLongMessage } from '@/lib/text-limit';
import { DraftDialog, useDraftForm } from './draft-dialog';
import { Part, StaffDraftFields } from './staff-draft-fields';

interface AddCustomerDialogProps {
  onClose: () => void;
  onImport: () => void;
}

export function AddCustomerDialog({ onClose, onImport }: AddCustomerDialogProps) {
  const { addCustomer, openDetails } = useCustomersStore();
  const [saved] = useState(() => savedDraft('addition', SavedAddition));
  const draftForm = useDraftForm(() => ({ ...emptyStaffDraft(), ...(saved && heldFields(saved.draft)) }), {
    wasTouched: saved !== undefined,
    mayBeSaved: saved?.mayBeSaved,
  });
  const { form, problems, doubts, isTouched, mayBeSaved } = draftForm;
  const { touch, refuse, isDoubted, clear, onOutcome } = draftForm;
  const [office, setOffice] = useState<Office>(saved?.office ?? newOffice);
  const { pending: isSaving, submit } = useSubmission();
  useLayoutEffect(() => document.getElementById(controlId('phone'))?.focus(), []);

  const { draft } = form;
  useEffect(() => {
    const isEmpty = isSameValue(draft, emptyStaffDraft()) && isSameValue(office, newOffice);
    saveDraft('addition', isEmpty ? undefined : { draft, office, mayBeSaved: mayBeSaved || isSaving });
  }, [draft, office, mayBeSaved, isSaving]);

  function discard() {
    saveDraft('addition', undefined);
    saveDraft('sent addition', undefined);
    onClose();
  }

  function save() {
    if (isSaving) return;
    const check = checkCustomerDraft(draft, 'their', office.source);
    if (!check.success) return refuse(check.messages, check.fieldMessages);
    if (isTooLong(office.note)) return refuse([`First Note: ${tooLongMessage(activityTextLimit)}`]);
    if (isDoubted(check.draft)) return;
    const { source, status, note } = office;
    clear();
    const text = toPlainText(note);
    void submit(() => send({ draft: check.draft, source, status, note: hasVisibleText(text) ? text : '' }));
  }

  async function send(added: StaffDraft) {
    const outcome = await addCustomer(added);
    onOutcome(outcome);
    if (outcome.kind !== 'stored') return refuse([failureText(outcome, 'form')]);
    dropStoredDraft('addition', { draft, office, mayBeSaved: true });
    onClose();
    openDetails(outcome.value.id);
  }

  return (
    <DraftDialog
      title="Add a customer"
      actions={
        // The import would discard the draft.
        !isTouched && (
          <Button variant="quiet" onClick={onImport}>
            Import a file
          </Button>
        )
      }
      label="Customer"
      submitLabel="Add customer"
      {...{ form, problems, doubts, isTouched, mayBeSaved, isSaving }}
      isRestored={saved !== undefined}
      onClose={discard}
      onSubmit={save}
    >
      <StaffDraftFields form={form} source={office.source}>
        <DraftDuplicates draft={draft} />
      </StaffDraftFields>
      <OfficeFields
        office={office}
        onChange={(changes) => {
          setOffice((current) => ({ ...current, ...changes }));
          touch();
        }}
      />
    </DraftDialog>
  );
}

interface Office {
  source: StaffSource;
  status: CustomerStatus;
  note: string;
}

const SavedAddition = v.object({
  draft: v.record(v.string(), v.unknown()),
  office: v.object({
    source: v.picklist(valuesOf(staffSources)),
    status: v.picklist(valuesOf(customerStatuses)),
    note: v.string(),
  }),
  mayBeSaved: v.optional(v.boolean()),
}) satisfies v.GenericSchema<{ draft: object; office: Office }>;

const newOffice: Office = { source: 'phone', status: initialStatus, note: '' };

const isTooLong = (note: string) => toPlainText(note).length > activityTextLimit;

interface OfficeFieldsProps {
  office: Office;
  onChange: (changes: Partial<Office>) => void;
}

function OfficeFields({ office: { source, status, note }, onChange }: OfficeFieldsProps) {
  return (
    <Part title="For the office">
      <SelectField
        id="add-source"
        label="How They Got in Touch"
        options={staffSources}
        value={source}
        onChange={({ target }) => onChange({ source: valueIn(staffSources, target.value) ?? source })}
      />
      <SelectField
        id="add-status"
        label="Status"
        options={customerStatuses}
        value={status}
        onChange={({ target }) => onChange({ status: valueIn(customerStatuses, target.value) ?? status })}
      />
      <TextareaField
        id="add-note"
        label="First Note"
        hint="For colleagues: what was said, what to remember."
        rows={3}
        count={countNearLimit(toPlainText(note).length, activityTextLimit)}
        error={isTooLong(note) ? tooLongMessage(activityTextLimit) : undefined}
        value={note}
        onChange={({ target }) => onChange({ note: target.value })}
        className="sm:col-span-2"
      />
    </Part>
  );
}

/** Warns that the typed customer may be on the list; typing has priority. */
function DraftDuplicates({ draft }: { draft: CustomerFormValues }) {
  const phone = useDeferredValue(draft.phone);
  const whatsapp = useDeferredValue(draft.whatsapp);
  const email = useDeferredValue(draft.email);
  const customer = useMemo(() => toCustomer('', { phone, whatsapp, email }), [phone, whatsapp, email]);
  const isWritten = hasVisibleText(phone + whatsapp + email);
  return (
    <div aria-live="polite" className="empty:absolute sm:col-span-2">
      <PossibleDuplicates customer={customer} />
      {isWritten && <UnfinishedListNote />}
    </div>
  );
}
