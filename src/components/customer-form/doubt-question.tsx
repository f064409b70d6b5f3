import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { type CustomerDraftField, customerFields, draftFields } from '@/domain/customer-fields';
import type { DraftDoubts } from '@/domain/draft-doubts';
import { controlId } from './draft-field';

interface DoubtQuestionProps {
  doubts: DraftDoubts;
  verb: 'Send' | 'Save';
  scope?: string | undefined;
  onSend: () => void;
  /** Whether that button submits the form around it, after `onSend`. */
  submits?: boolean;
  onUse: (field: CustomerDraftField, suggestion: string) => void;
  onCorrect: () => void;
}

/** Asks about answers that look wrong and may be right. It takes the focus. */
export function DoubtQuestion(props: DoubtQuestionProps) {
  const { doubts, verb, scope, onSend, submits, onUse, onCorrect } = props;
  const question = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other doubts are another question.
  useEffect(() => question.current?.focus(), [doubts]);
  const fields = draftFields.filter((field) => doubts[field]);
  const [first] = fields;
  if (!first) return null;

  function correct() {
    onCorrect();
    document.getElementById(controlId(first ?? 'phone', scope))?.focus();
  }

  return (
    <div
      ref={question}
      role="alert"
      tabIndex={-1}
      className="space-y-3 rounded-md border-2 border-amber-500 bg-amber-100 px-4 py-3 font-medium text-petrol-950"
    >
      {fields.map((field) => {
        const { sentence, suggestion } = doubts[field] ?? {};
        return (
          <div key={field} className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <p className="wrap-anywhere">{`${customerFields[field].label}: ${sentence}`}</p>
            {suggestion && (
              <Button variant="outline" className="wrap-anywhere" onClick={() => onUse(field, suggestion)}>
                {`Use ${suggestion}`}
              </Button>
            )}
          </div>
        );
      })}
      <p>{`${verb} anyway?`}</p>
      <div className="flex flex-wrap gap-2">
        <Button type={submits ? 'submit' : 'button'} variant="dark" onClick={onSend}>
          {`${verb} anyway`}
        </Button>
        <Button variant="quiet" onClick={correct}>
          Correct it
        </Button>
      </div>
    </div>
  );
}
