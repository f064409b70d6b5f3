import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { controlId, type DraftForm } from '@/components/customer-form/draft-field';
import { FieldLinks } from '@/components/customer-form/field-links';
import { Button } from '@/components/ui/button';
import { ErrorSummary } from '@/components/ui/error-summary';
import { Modal } from '@/components/ui/modal';
import { SelectField } from '@/components/ui/select-field';
import { Spinner } from '@/components/ui/spinner';
import { TextareaField } from '@/components/ui/text-field';
import { activityTextLimit } from '@/domain/activity';
import { checkCustomerDraft } from '@/domain/customer-draft';
import type { CustomerDraftField } from '@/domain/customer-fields';
import { type StaffSource, staffSources } from '@/domain/customer-source';
import { type CustomerStatus, customerStatuses, initialStatus } from '@/domain/customer-status';
import { emptyStaffDraft } from '@/domain/staff-draft';
import { useCustomersStore } from '@/features/customers/store/customers-store';
import { hasVisibleText, toPlainText } from '@/lib/text';
import { AddCustomerFields, Part } from './add-customer-fields';

interface AddCustomerDialogProps {
  onClose: () => void;
}

/**
 * Writes down somebody who rang, wrote or came in. What was typed stays until it is stored or discarded; the details of
 * who was stored open in its place.
 */
export function AddCustomerDialog({ onClose }: AddCustomerDialogProps) {
  const { addCustomer, openDetails } = useCustomersStore();
  const formId = useId();
  const [draft, setDraft] = useState(emptyStaffDraft);
  const [office, setOffice] = useState<Office>(newOffice);
  const [fieldMessages, setFieldMessages] = useState<DraftForm['fieldMessages']>({});
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [attempt, setAttempt] = useState(0);
  const [isSaving, setIsSaving] = useState(false);
  const [isTouched, setIsTouched] = useState(false);
  const { isAsking, askToClose, keepWriting } = useQuestion(isTouched, onClose);
  useQuestionBeforeUnload(isTouched);
  // The number comes first, not the cross.
  useLayoutEffect(() => document.getElementById(controlId('phone'))?.focus(), []);

  const edit: DraftForm['edit'] = (changes) => {
    const changed = typeof changes === 'function' ? changes(draft) : changes;
    setDraft((current) => ({
      ...current,
      ...(typeof changes === 'function' ? changes(current) : changes),
    }));
    setFieldMessages((current) =>
      Object.fromEntries(Object.entries(current).filter(([field]) => !(field in changed))),
    );
    touch();
  };

  function touch() {
    setProblems([]);
    setIsTouched(true);
  }

  function refuse(messages: readonly string[]) {
    setProblems(messages);
    setAttempt((last) => last + 1);
  }

  async function save() {
    if (isSaving) return;
    const check = checkCustomerDraft(draft, 'their');
    if (!check.success) {
      setFieldMessages(check.fieldMessages);
      return refuse(check.messages);
    }
    const { source, status, note } = office;
    setProblems([]);
    setFieldMessages({});
    setIsSaving(true);
    const text = toPlainText(note);
    const added = { draft: check.draft, source, status, note: hasVisibleText(text) ? text : '' };
    const result = await addCustomer(added);
    setIsSaving(false);
    if (!result.success) return refuse([result.error]);
    onClose();
    openDetails(result.id);
  }

  return (
    <Modal
      title="Add a customer"
      onClose={askToClose}
      footer={
        <div className="space-y-3">
          <ErrorSummary messages={problems} attempt={attempt}>
            <FieldLinks fields={Object.keys(fieldMessages) as CustomerDraftField[]} />
          </ErrorSummary>
          {isAsking && <CloseQuestion isSaving={isSaving} onDiscard={onClose} onKeep={keepWriting} />}
          <div className="flex flex-wrap gap-2">
            <Button
              type="submit"
              form={formId}
              aria-disabled={isSaving}
              className="aria-disabled:cursor-progress"
            >
              {isSaving && <Spinner />}
              <span aria-live="polite">{isSaving ? 'Saving to Database...' : 'Add customer'}</span>
            </Button>
            <Button variant="quiet" onClick={askToClose}>
              Cancel
            </Button>
          </div>
        </div>
      }
    >
      <form
        id={formId}
        aria-label="Customer"
        noValidate
        aria-busy={isSaving}
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <div inert={isSaving}>
          <p className="mb-5 text-petrol-600 text-sm">
            Fields marked <span className="text-danger-600">*</span> are required
          </p>
          <AddCustomerFields form={{ draft, fieldMessages, edit }} />
          <OfficeFields
            office={office}
            onChange={(changes) => {
              setOffice((current) => ({ ...current, ...changes }));
              touch();
            }}
          />
        </div>
      </form>
    </Modal>
  );
}

/** What only the office says of a customer. */
interface Office {
  source: StaffSource;
  status: CustomerStatus;
  note: string;
}

const newOffice: Office = { source: 'phone', status: initialStatus, note: '' };

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
        onChange={({ target }) =>
          onChange({ source: staffSources.find(({ value }) => value === target.value)?.value ?? source })
        }
      />
      <SelectField
        id="add-status"
        label="Status"
        options={customerStatuses}
        value={status}
        onChange={({ target }) =>
          onChange({ status: customerStatuses.find(({ value }) => value === target.value)?.value ?? status })
        }
      />
      <TextareaField
        id="add-note"
        label="First Note"
        hint="For colleagues: what was said, what to remember."
        rows={3}
        maxLength={activityTextLimit}
        value={note}
        onChange={({ target }) => onChange({ note: target.value })}
        className="sm:col-span-2"
      />
    </Part>
  );
}

/** Asks before something typed is lost; asked to close again, it goes back to what was typed. */
function useQuestion(isTouched: boolean, onClose: () => void) {
  const [isAsking, setIsAsking] = useState(false);
  const home = useRef<Element>(null);

  function keepWriting() {
    setIsAsking(false);
    if (home.current instanceof HTMLElement) home.current.focus();
  }

  function askToClose() {
    if (!isTouched) return onClose();
    if (isAsking) return keepWriting();
    home.current = document.activeElement;
    setIsAsking(true);
  }

  return { isAsking, askToClose, keepWriting };
}

interface CloseQuestionProps {
  isSaving: boolean;
  onDiscard: () => void;
  onKeep: () => void;
}

function CloseQuestion({ isSaving, onDiscard, onKeep }: CloseQuestionProps) {
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => keep.current?.focus(), []);
  return (
    <div role="alert" className="flex flex-wrap items-center gap-x-4 gap-y-2 font-semibold">
      <p>{isSaving ? 'It is being saved.' : 'What you typed is not saved.'}</p>
      <div className="flex flex-wrap gap-2">
        <Button ref={keep} variant="dark" onClick={onKeep}>
          Keep writing
        </Button>
        {!isSaving && (
          <Button variant="quiet" onClick={onDiscard}>
            Discard
          </Button>
        )}
      </div>
    </div>
  );
}

/** A reload or a closed tab asks, too. */
function useQuestionBeforeUnload(isTouched: boolean) {
  useEffect(() => {
    if (!isTouched) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isTouched]);
}
