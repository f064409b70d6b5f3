import { useState } from 'react';
import type { DraftForm } from '@/components/customer-form/draft-field';
import type { CustomerDraftInput } from '@/domain/customer-draft';

/** What keeps a draft from being saved. */
interface Refusal {
  problems: readonly string[];
  /** Counts the refusals, so that the summary takes the focus again. */
  attempt: number;
}

/** A draft that staff fill in, what is wrong with it, and whether anything was typed, now or before. */
export function useDraftForm(initial: () => CustomerDraftInput, scope?: string, wasTouched = false) {
  const [draft, setDraft] = useState(initial);
  const [fieldMessages, setFieldMessages] = useState<DraftForm['fieldMessages']>({});
  const [{ problems, attempt }, setRefusal] = useState<Refusal>({ problems: [], attempt: 0 });
  const [isTouched, setIsTouched] = useState(wasTouched);

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
    setRefusal((last) => ({ ...last, problems: [] }));
    setIsTouched(true);
  }

  return {
    form: { draft, fieldMessages, edit, ...(scope !== undefined && { scope }) } satisfies DraftForm,
    problems,
    attempt,
    isTouched,
    /** Something beside the fields was changed. */
    touch,
    setDraft,
    /** Says what needs mending, and where. */
    refuse(messages: readonly string[], fields: DraftForm['fieldMessages'] = {}) {
      setFieldMessages(fields);
      setRefusal((last) => ({ problems: messages, attempt: last.attempt + 1 }));
    },
    /** It is being saved: what was said of the last try is past. */
    clear() {
      setFieldMessages({});
      setRefusal((last) => ({ ...last, problems: [] }));
    },
  };
}
