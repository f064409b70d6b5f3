import { type ReactNode, useId, useRef, useState } from 'react';
import { DoubtQuestion } from '@/components/customer-form/doubt-question';
import {
  controlId,
  type DraftForm,
  FieldLinks,
  RequiredNote,
  savingLabel,
} from '@/components/customer-form/draft-field';
import { Modal } from '@/components/staff/modal';
import { Button } from '@/components/ui/button';
import { ErrorSummary } from '@/components/ui/error-summary';
import { Spinner } from '@/components/ui/spinner';
import { useReadForm } from '@/components/ui/use-read-form';
import { useUnloadQuestion } from '@/components/ui/use-unload-question';
import type { CustomerFormValues } from '@/domain/customer-draft';
import { type DraftDoubts, findDoubts } from '@/domain/draft-doubts';
import { CloseQuestion, useCloseQuestion } from './close-question';

interface DraftDialogProps {
  title: ReactNode;
  actions?: ReactNode;
  label: string;
  submitLabel: string;
  form: DraftForm;
  problems: readonly string[];
  doubts: DoubtControl;
  isTouched: boolean;
  mayBeSaved: boolean;
  isSaving: boolean;
  isRestored: boolean;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
}

const mayBeSavedText = 'It may or may not be saved.';

/** A dialog with a draft, which stays until it is stored or discarded, also when the page is left. */
export function DraftDialog(props: DraftDialogProps) {
  const { title, label, submitLabel, form, problems, isTouched, mayBeSaved, isSaving, onClose } = props;
  const { actions, isRestored, doubts, onSubmit, children } = props;
  const formId = useId();
  const readForm = useReadForm(onSubmit);
  const notSaved = mayBeSaved ? mayBeSavedText : 'What you typed is not saved.';
  const { isAsking, askToClose, stay } = useCloseQuestion(isTouched, onClose);
  useUnloadQuestion(isTouched);
  return (
    <Modal
      title={title}
      actions={actions}
      onClose={askToClose}
      footer={
        <div className="space-y-3">
          <ErrorSummary messages={problems}>
            <FieldLinks messages={form.fieldMessages} scope={form.scope} />
          </ErrorSummary>
          <DoubtQuestion
            doubts={doubts.asked}
            verb="Save"
            scope={form.scope}
            onSend={() => {
              doubts.settle();
              onSubmit();
            }}
            onUse={(field, suggestion) => {
              form.edit({ [field]: suggestion });
              document.getElementById(controlId(field, form.scope))?.focus();
            }}
            onCorrect={doubts.dismiss}
          />
          {isAsking && (
            <CloseQuestion
              text={isSaving ? 'It is being saved.' : notSaved}
              stayLabel="Keep writing"
              onStay={stay}
              onDiscard={isSaving ? undefined : onClose}
            />
          )}
          <div className="flex flex-wrap gap-2">
            <Button
              type="submit"
              form={formId}
              aria-disabled={isSaving}
              className="aria-disabled:cursor-progress aria-disabled:opacity-100"
            >
              {isSaving && <Spinner />}
              <span aria-live="polite">{isSaving ? savingLabel : submitLabel}</span>
            </Button>
            <Button variant="quiet" onClick={askToClose}>
              Cancel
            </Button>
          </div>
        </div>
      }
    >
      <form {...readForm} id={formId} aria-label={label} aria-busy={isSaving}>
        <div inert={isSaving}>
          {isRestored && (
            <p role="status" className="mb-3 font-semibold">
              {`What you typed before is still here. ${mayBeSaved ? mayBeSavedText : 'It is not saved yet.'}`}
            </p>
          )}
          <div className="mb-5">
            <RequiredNote />
          </div>
          {children}
        </div>
      </form>
    </Modal>
  );
}

interface DoubtControl {
  asked: DraftDoubts;
  settle: () => void;
  dismiss: () => void;
}

interface DraftFormOptions {
  scope?: string;
  wasTouched?: boolean;
  mayBeSaved?: boolean | undefined;
}

export function useDraftForm(
  initial: () => CustomerFormValues,
  { scope, wasTouched = false, mayBeSaved: wasSent = false }: DraftFormOptions = {},
) {
  const [draft, setDraft] = useState(initial);
  const [fieldMessages, setFieldMessages] = useState<DraftForm['fieldMessages']>({});
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [isTouched, setIsTouched] = useState(wasTouched);
  const [mayBeSaved, setMayBeSaved] = useState(wasSent);
  const [asked, setAsked] = useState<DraftDoubts>({});
  const settled = useRef<Partial<CustomerFormValues>>({});

  const edit: DraftForm['edit'] = (changes) => {
    const changesOf = (values: CustomerFormValues) =>
      typeof changes === 'function' ? changes(values) : changes;
    const changed = changesOf(draft);
    setDraft((current) => ({ ...current, ...changesOf(current) }));
    setFieldMessages((current) =>
      Object.fromEntries(Object.entries(current).filter(([field]) => !(field in changed))),
    );
    touch();
  };

  function touch() {
    setProblems([]);
    setAsked({});
    setIsTouched(true);
  }

  return {
    form: { draft, fieldMessages, edit, ...(scope !== undefined && { scope }) } satisfies DraftForm,
    problems,
    isTouched,
    mayBeSaved,
    /** A later failure does not tell what became of an unknown outcome. */
    onOutcome({ kind }: { kind: string }) {
      if (kind === 'unknown' || kind === 'conflict') setMayBeSaved(kind === 'unknown');
    },
    touch,
    setDraft,
    doubts: {
      asked,
      settle: () => {
        settled.current = draft;
      },
      dismiss: () => setAsked({}),
    } satisfies DoubtControl,
    isDoubted(fields: Partial<CustomerFormValues>): boolean {
      const open = findDoubts(fields, (field) => settled.current[field] !== draft[field]);
      setAsked(open);
      return Object.keys(open).length > 0;
    },
    refuse(messages: readonly string[], fields: DraftForm['fieldMessages'] = {}) {
      setFieldMessages(fields);
      setAsked({});
      setProblems(messages);
    },
    clear() {
      setFieldMessages({});
      setProblems([]);
    },
  };
}
