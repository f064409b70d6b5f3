import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import * as v from 'valibot';
import { type EstimatedRequest, estimateFrequencies, withEstimate } from '@/domain/estimated-request';
import { averageVolumes, chosenParishKey, fuelTypes, parishes, valuesOf } from '@/domain/options';
import { outboxIdFromState } from '@/features/contact/outbox/outbox-entries';
import { isSameValue } from '@/lib/is-same-value';
import { safeSessionStorage } from '@/lib/storage';
import { toSingleLine } from '@/lib/text';
import { type ContactFormState, type FormDraft, type LinkedFields, unansweredId } from './contact-form-state';
import type { ContactStore } from './contact-store';

/** Takes over answers from other pages after `useReadForm` has read. They wait while a request has no outcome. */
export function useLinkedAnswers({ choose, reopen, form }: ContactStore, shown: ContactFormState) {
  const { phase } = shown.progress;
  const isUnanswered = mayBeStored(shown);
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const isWaiting = useRef(false);
  const draftBefore = useRef<FormDraft>(undefined);
  useEffect(() => {
    const linked = answersFromState(state);
    const outboxId = outboxIdFromState(state);
    const latest = form.getState();
    // The visit began with another state, which is drawn next.
    const isOutdated = phase !== latest.progress.phase || isUnanswered !== mayBeStored(latest);
    const isFree = phase === 'editing' && !outboxId && !mayBeStored(latest);
    const answers = linked ?? (isFree ? answersFromMap() : undefined);
    if (answers) {
      if (isOutdated) return;
      const isSent = phase === 'submitting' || phase === 'saved' || phase === 'queued';
      // Answers that wait for a request also wait until its outcome is read.
      isWaiting.current = phase !== 'editing' && (isSent || isWaiting.current);
      if (isWaiting.current || isUnanswered) {
        draftBefore.current = latest.draft;
        return;
      }
      const edited = editedFields(answers.fields, draftBefore.current, latest);
      choose(
        (draft) => without(edited, answers.changes(draft)),
        answers.fields.filter((field) => !edited.includes(field)),
      );
    }
    draftBefore.current = undefined;
    // A parish of the map counts once, and not for a request that is opened again.
    if (outboxId || (isFree && !linked) || answers?.fields.includes('parish'))
      safeSessionStorage.remove(chosenParishKey);
    if (outboxId) reopen(outboxId);
    // The visitor may answer otherwise later, or send the form.
    if (linked || outboxId) void navigate(pathname, { replace: true, state: null });
  }, [pathname, state, phase, isUnanswered, form, choose, reopen, navigate]);
}

const mayBeStored = (state: ContactFormState) => unansweredId(state) !== undefined && !state.isMissing;

function editedFields(
  fields: LinkedFields,
  before: FormDraft | undefined,
  { draft, record }: ContactFormState,
): LinkedFields {
  const isStartedAfresh = !record;
  if (!before || isStartedAfresh) return [];
  return fields.filter((field) => !isSameValue(before[field], draft[field]));
}

function without(fields: LinkedFields, changes: Partial<FormDraft>): Partial<FormDraft> {
  const others = { ...changes };
  for (const field of fields) delete others[field];
  return others;
}

/** Longer than any line of the fuel calculator. */
const longestLine = 300;

const EstimateState = v.object({
  fuel: v.picklist(valuesOf(fuelTypes)),
  volume: v.picklist(valuesOf(averageVolumes)),
  frequency: v.optional(v.picklist(estimateFrequencies.map(({ value }) => value))),
  line: v.pipe(v.string(), v.maxLength(longestLine), v.transform(toSingleLine)),
}) satisfies v.GenericSchema<EstimatedRequest>;

const ParishChoice = v.picklist(valuesOf(parishes));

const LinkState = v.union([v.object({ parish: ParishChoice }), v.object({ estimate: EstimateState })]);

interface LinkedAnswers {
  changes: (draft: FormDraft) => Partial<FormDraft>;
  fields: LinkedFields;
}

function answersFromState(state: unknown): LinkedAnswers | undefined {
  const result = v.safeParse(LinkState, state);
  if (!result.success) return undefined;
  if ('parish' in result.output) return parishAnswer(result.output.parish);
  const { estimate } = result.output;
  return {
    changes: (draft) => withEstimate(draft, estimate),
    fields: ['fuelTypes', 'deliveryFrequency', 'averageVolume', 'message'],
  };
}

/** The home page stores the parish that was chosen last, and `bootstrap.js` does before hydration. */
function answersFromMap(): LinkedAnswers | undefined {
  const result = v.safeParse(ParishChoice, safeSessionStorage.get(chosenParishKey));
  return result.success ? parishAnswer(result.output) : undefined;
}

function parishAnswer(parish: v.InferOutput<typeof ParishChoice>): LinkedAnswers {
  return { changes: () => ({ parish }), fields: ['parish'] };
}
