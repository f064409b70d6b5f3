import { useLayoutEffect, useRef, useState } from 'react';
import { controlId } from '@/components/customer-form/draft-field';
import type { Customer } from '@/domain/customer';
import {
  type CustomerDraft,
  type CustomerDraftInput,
  canHold,
  checkCustomerDraft,
  isSameValue,
} from '@/domain/customer-draft';
import { type CustomerDraftField, draftFields } from '@/domain/customer-fields';
import { emptyStaffDraft } from '@/domain/staff-draft';
import { CustomerFields } from '@/features/customers/form/customer-fields';
import { DraftDialog } from '@/features/customers/form/draft-dialog';
import { useDraftForm } from '@/features/customers/form/use-draft-form';
import { displayName } from '@/features/customers/store/customer-text';
import { useCustomersStore } from '@/features/customers/store/customers-store';
import { type Conflict, Conflicts } from './conflicts';

/** Its controls have ids of their own: the form for a new customer may lie below. */
const scope = 'correct';

interface CorrectCustomerDialogProps {
  customer: Customer;
  onClose: () => void;
}

/**
 * Corrects what a customer filled in. Only what was changed is stored, and only in place of what it was when the dialog
 * opened: what a colleague has changed meanwhile is shown beside it, to keep either.
 */
export function CorrectCustomerDialog({ customer, onClose }: CorrectCustomerDialogProps) {
  const { correctCustomer } = useCustomersStore();
  // A colleague may correct it meanwhile.
  const [name] = useState(() => displayName(customer));
  const [expected, setExpected] = useState(customer);
  const [initial, setInitial] = useState(() => toDraft(customer));
  const { form, problems, attempt, refuse, clear, setDraft } = useDraftForm(() => initial, scope);
  const [conflicts, setConflicts] = useState<readonly Conflict[]>([]);
  const [isSaving, setIsSaving] = useState(false);
  const conflictsPlace = useRef<HTMLElement>(null);
  // What is corrected most often.
  useLayoutEffect(() => document.getElementById(controlId('phone', scope))?.focus(), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer with conflicts is another.
  useLayoutEffect(() => conflictsPlace.current?.focus(), [conflicts]);

  async function save() {
    if (isSaving) return;
    const check = checkCustomerDraft(form.draft, 'their');
    if (!check.success) return refuse(check.messages, check.fieldMessages);
    const to = changesIn(check.draft, expected);
    if (Object.keys(to).length === 0) return onClose();
    clear();
    setConflicts([]);
    setIsSaving(true);
    const outcome = await correctCustomer(customer.id, { to, expected });
    setIsSaving(false);
    if (outcome.success) return onClose();
    const { current } = outcome;
    if (!current) return refuse([outcome.error]);
    goOnFrom(current, to);
  }

  /** Takes over what a colleague has changed, but for what was changed here as well. */
  function goOnFrom(current: Customer, mine: Partial<CustomerDraft>) {
    const theirs = toDraft(current);
    setConflicts(
      draftFields.flatMap((field) => {
        const value = mine[field];
        const isConflict =
          value !== undefined &&
          !isSameValue(current[field], expected[field]) &&
          !isSameValue(current[field], value);
        return isConflict ? [{ field, mine: form.draft[field], theirs: theirs[field] }] : [];
      }),
    );
    setExpected(current);
    setInitial(theirs);
    setDraft({ ...theirs, ...pick(form.draft, Object.keys(mine) as CustomerDraftField[]) });
  }

  return (
    <DraftDialog
      title={
        <>
          Correct <bdi className="wrap-anywhere">{name}</bdi>
        </>
      }
      label="Correction"
      submitLabel="Save correction"
      {...{ form, problems, attempt, isSaving, onClose }}
      isTouched={!isSameValue(form.draft, initial)}
      onSubmit={() => void save()}
    >
      {conflicts.length > 0 && (
        <Conflicts
          ref={conflictsPlace}
          conflicts={conflicts}
          draft={form.draft}
          onKeep={(field, value) => form.edit({ [field]: value })}
        />
      )}
      <CustomerFields form={form} />
    </DraftDialog>
  );
}

/** What the form can hold of a customer; a malformed value is filled in anew. */
function toDraft(customer: Customer): CustomerDraftInput {
  const held = draftFields.filter((field) => canHold(field, customer[field]));
  return { ...emptyStaffDraft(), ...pick(customer, held) } as CustomerDraftInput;
}

function changesIn(draft: CustomerDraft, before: Customer): Partial<CustomerDraft> {
  const changed = draftFields.filter((field) => !isSameValue(draft[field], before[field]));
  return pick(draft, changed);
}

function pick<Fields extends object, Field extends keyof Fields>(
  from: Fields,
  names: readonly Field[],
): Pick<Fields, Field> {
  return Object.fromEntries(names.map((name) => [name, from[name]])) as Pick<Fields, Field>;
}
