import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import * as v from 'valibot';
import type { CustomerDraftField } from '@/domain/customer-fields';
import { type EstimatedRequest, estimateFrequencies, withEstimate } from '@/domain/estimated-request';
import { averageVolumes, fuelTypes, parishes, valuesOf } from '@/domain/options';
import { outboxIdFromState } from '@/features/contact/outbox/outbox-entries';
import { toSingleLine } from '@/lib/text';
import type { ContactFormState, DraftChanges } from './contact-form-state';
import type { ContactStore } from './contact-store';

type Phase = ContactFormState['progress']['phase'];

/** Takes over a link's answers after `useReadForm` has read its own. They wait while the form sends. */
export function useLinkedAnswers({ choose, reopen, form }: ContactStore, phase: Phase) {
  const [fields, setFields] = useState<readonly CustomerDraftField[]>([]);
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const isWaiting = useRef(false);
  useEffect(() => {
    const answers = answersFromState(state);
    const outboxId = outboxIdFromState(state);
    if (answers) {
      // The visit began with another phase, which is drawn next.
      if (phase !== form.getState().progress.phase) return;
      const isSent = phase === 'submitting' || phase === 'saved';
      // Answers that wait for a request also wait until its outcome is read.
      isWaiting.current = phase !== 'editing' && (isSent || isWaiting.current);
      if (isWaiting.current) return;
      choose(answers.changes);
      setFields(answers.fields);
    }
    if (outboxId) reopen(outboxId);
    // The visitor may answer otherwise later, or send the form.
    if (answers || outboxId) void navigate(pathname, { replace: true, state: null });
  }, [pathname, state, phase, form, choose, reopen, navigate]);
  return fields;
}

/** Longer than any line of the fuel calculator. */
const longestLine = 300;

const EstimateState = v.object({
  fuel: v.picklist(valuesOf(fuelTypes)),
  volume: v.picklist(valuesOf(averageVolumes)),
  frequency: v.optional(v.picklist(estimateFrequencies.map(({ value }) => value))),
  line: v.pipe(v.string(), v.maxLength(longestLine), v.transform(toSingleLine)),
}) satisfies v.GenericSchema<EstimatedRequest>;

const LinkState = v.union([
  v.object({ parish: v.picklist(valuesOf(parishes)) }),
  v.object({ estimate: EstimateState }),
]);

function answersFromState(
  state: unknown,
): { changes: DraftChanges; fields: readonly CustomerDraftField[] } | undefined {
  const result = v.safeParse(LinkState, state);
  if (!result.success) return undefined;
  if ('parish' in result.output) return { changes: result.output, fields: ['parish'] };
  const { estimate } = result.output;
  return {
    changes: (draft) => withEstimate(draft, estimate),
    fields: ['fuelTypes', 'deliveryFrequency', 'averageVolume', 'message'],
  };
}
