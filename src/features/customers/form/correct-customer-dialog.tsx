import { type Ref, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import { controlId } from '@/components/customer-form/draft-field';
import { useSubmission } from '@/components/ui/use-submission';
import type { Customer } from '@/domain/customer';
import {
  type CustomerFormValues,
  canHold,
  checkCustomerDraft,
  givenFields,
  heldFields,
  type NewCustomer,
} from '@/domain/customer-draft';
import { type CustomerDraftField, customerFields, draftFields, fieldText } from '@/domain/customer-fields';
import { displayName, orDash } from '@/domain/customer-text';
import { fuelTypes, valuesOf } from '@/domain/options';
import { emptyStaffDraft } from '@/domain/staff-draft';
import { failureNotice, failureText } from '@/features/customers/changes/failure-text';
import { dropStoredDraft, saveDraft, savedDraft } from '@/features/customers/state/saved-drafts';
import { useCustomersStore } from '@/features/customers/store/customers-store';
import { isSameValue } from '@/lib/is-same-value';
import { pick } from '@/lib/pick';
import { DraftDialog, useDraftForm } from './draft-dialog';
import { StaffDraftFields } from './staff-draft-fields';

const scope = 'correct';

const Value = v.union([v.string(), v.boolean(), v.array(v.picklist(valuesOf(fuelTypes)))]);
type Value = v.InferOutput<typeof Value>;
const Conflict = v.object({ field: v.picklist(draftFields), mine: Value, stored: Value });
type Conflict = v.InferOutput<typeof Conflict>;
const SavedCorrection = v.object({
  draft: v.record(v.string(), v.unknown()),
  expected: v.pipe(
    v.record(v.string(), v.unknown()),
    v.transform((held) => held as Partial<Customer>),
  ),
  // An older build may have offered a fuel that this one does not.
  conflicts: v.fallback(v.array(Conflict), []),
  mayBeSaved: v.optional(v.boolean()),
});

interface CorrectCustomerDialogProps {
  customer: Customer;
  onClose: () => void;
}

/** Stores only changed fields, and only if the database still has the values that the dialog opened with. */
export function CorrectCustomerDialog({ customer, onClose }: CorrectCustomerDialogProps) {
  const { correctCustomer, notify } = useCustomersStore();
  // A colleague may correct the name meanwhile.
  const [name] = useState(() => displayName(customer));
  const draftName = `correction ${customer.id}` as const;
  const [saved] = useState(() => savedCorrection(customer));
  const [expected, setExpected] = useState<Customer>(() => ({ ...customer, ...saved?.expected }));
  const [initial, setInitial] = useState(() => toDraft(expected));
  const draftForm = useDraftForm(() => ({ ...initial, ...(saved && heldFields(saved.draft)) }), {
    scope,
    mayBeSaved: saved?.mayBeSaved,
  });
  const { form, problems, doubts, mayBeSaved } = draftForm;
  const { refuse, isDoubted, clear, setDraft, onOutcome } = draftForm;
  const [conflicts, setConflicts] = useState<readonly Conflict[]>(saved?.conflicts ?? []);
  const { pending: isSaving, submit } = useSubmission();
  const conflictsPlace = useRef<HTMLElement>(null);
  useLayoutEffect(() => document.getElementById(controlId('phone', scope))?.focus(), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new list of conflicts takes the focus.
  useLayoutEffect(() => conflictsPlace.current?.focus(), [conflicts]);

  const { draft } = form;
  const isTouched = !isSameValue(draft, initial);
  useEffect(() => {
    const held = pick(expected, draftFields);
    const correction = { draft, expected: held, conflicts, mayBeSaved: mayBeSaved || isSaving };
    saveDraft(draftName, isTouched ? correction : undefined);
  }, [draftName, isTouched, draft, expected, conflicts, mayBeSaved, isSaving]);

  function discard() {
    saveDraft(draftName, undefined);
    onClose();
  }

  function save() {
    if (isSaving) return;
    const check = checkCustomerDraft(draft, 'their', customer.source);
    if (!check.success) return refuse(check.messages, check.fieldMessages);
    const to = changesIn(check.draft, expected);
    if (Object.keys(to).length === 0) return discard();
    if (isDoubted(to)) return;
    clear();
    setConflicts([]);
    void submit((unmounted) => send(to, unmounted));
  }

  async function send(to: Partial<NewCustomer>, unmounted: AbortSignal) {
    const outcome = await correctCustomer(customer.id, { to, expected });
    onOutcome(outcome);
    if (outcome.kind === 'stored') {
      const sent = { draft, expected: pick(expected, draftFields), conflicts: [], mayBeSaved: true };
      dropStoredDraft(draftName, sent);
      return onClose();
    }
    if (unmounted.aborted) return notify(failureNotice(outcome, 'work', { id: customer.id, name }));
    if (outcome.kind === 'conflict') return merge(outcome.current, to);
    refuse([failureText(outcome, 'form')]);
  }

  /** Merges what was stored in the meantime into the form; both values of a field in conflict are shown. */
  function merge(current: Customer, mine: Partial<NewCustomer>) {
    const stored = toDraft(current);
    setConflicts(
      draftFields.flatMap((field) => {
        const value = mine[field];
        const isConflict =
          value !== undefined &&
          !isSameValue(current[field], expected[field]) &&
          !isSameValue(current[field], value);
        return isConflict ? [{ field, mine: draft[field], stored: stored[field] }] : [];
      }),
    );
    setExpected(current);
    setInitial(stored);
    setDraft({ ...stored, ...pick(draft, givenFields(mine)) });
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
      {...{ form, problems, doubts, isTouched, mayBeSaved, isSaving }}
      isRestored={saved !== undefined}
      onClose={discard}
      onSubmit={save}
    >
      {conflicts.length > 0 && (
        <Conflicts
          ref={conflictsPlace}
          conflicts={conflicts}
          draft={draft}
          onKeep={(field, value) => form.edit({ [field]: value })}
        />
      )}
      <StaffDraftFields
        form={form}
        source={customer.source}
        newsletterNote="A correction subscribes and unsubscribes nobody: the page Newsletter does."
      />
    </DraftDialog>
  );
}

interface ConflictsProps {
  ref: Ref<HTMLElement>;
  conflicts: readonly Conflict[];
  draft: CustomerFormValues;
  onKeep: (field: CustomerDraftField, value: Value) => void;
}

function Conflicts({ ref, conflicts, draft, onKeep }: ConflictsProps) {
  const id = useId();
  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-labelledby={id}
      className="mb-6 rounded-md border-2 border-amber-500 bg-amber-100 px-4 py-3"
    >
      <p id={id} role="alert" className="font-semibold">
        This was changed in the meantime, so nothing was saved. Choose what to keep, then save again.
      </p>
      {conflicts.map(({ field, mine, stored }) => (
        <fieldset key={field} className="mt-3 min-w-0">
          <legend className="font-semibold text-sm">{customerFields[field].label}</legend>
          {(
            [
              ['Yours', mine],
              ['Stored', stored],
            ] as const
          ).map(([whose, value]) => (
            <label key={whose} className="flex min-h-11 cursor-pointer items-center gap-3">
              <input
                type="radio"
                name={`${id}-${field}`}
                checked={isSameValue(draft[field], value)}
                onChange={() => onKeep(field, value)}
                className="size-5 shrink-0 accent-petrol-900"
              />
              <span className="wrap-anywhere min-w-0 whitespace-pre-wrap">
                <span className="text-petrol-700">{`${whose}:`}</span>{' '}
                <bdi>{orDash(fieldText(field, value))}</bdi>
              </span>
            </label>
          ))}
        </fieldset>
      ))}
    </section>
  );
}

/** Ignores a saved correction whose values the customer already has. */
function savedCorrection(customer: Customer) {
  const saved = savedDraft(`correction ${customer.id}`, SavedCorrection);
  if (!saved) return undefined;
  const expected = { ...customer, ...saved.expected };
  const draft = { ...toDraft(expected), ...heldFields(saved.draft) };
  const check = checkCustomerDraft(draft, 'their', customer.source);
  if (!check.success) return saved;
  const to = changesIn(check.draft, expected);
  return isSameValue(to, pick(customer, givenFields(to))) ? undefined : saved;
}

/** Leaves out malformed values, which the form cannot hold, but an e-mail: it would be emptied unnoticed. */
function toDraft(customer: Customer): CustomerFormValues {
  const held = draftFields.filter((field) => field === 'email' || canHold(field, customer[field]));
  return { ...emptyStaffDraft(), ...pick(customer, held) } as CustomerFormValues;
}

function changesIn(draft: NewCustomer, before: Customer): Partial<NewCustomer> {
  const changed = draftFields.filter((field) => !isSameValue(draft[field], before[field]));
  return pick(draft, changed);
}
