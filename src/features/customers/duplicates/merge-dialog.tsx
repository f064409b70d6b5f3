import { useId, useState } from 'react';
import { savingLabel } from '@/components/customer-form/draft-field';
import { Modal } from '@/components/staff/modal';
import { Button } from '@/components/ui/button';
import { ErrorSummary } from '@/components/ui/error-summary';
import { Spinner } from '@/components/ui/spinner';
import { useSubmission } from '@/components/ui/use-submission';
import type { Customer } from '@/domain/customer';
import { givenFields, type NewCustomer } from '@/domain/customer-draft';
import type { CustomerDraftField } from '@/domain/customer-fields';
import { closedStatus, statusLabel } from '@/domain/customer-status';
import { displayName } from '@/domain/customer-text';
import { needsCorrection, shortLabels, takeableValues, tellApart } from '@/domain/merge-customers';
import { failureNotice } from '@/features/customers/changes/failure-text';
import { useCustomers, useCustomersStore } from '@/features/customers/store/customers-store';
import { pick } from '@/lib/pick';
import { closingObstacle } from './closing-obstacle';
import { type BothRecords, type ComparedRecord, RecordComparison } from './record-comparison';

interface MergeDialogProps {
  pair: readonly [Customer, Customer];
  onClose: () => void;
}

export function MergeDialog({ pair: opened, onClose }: MergeDialogProps) {
  const { closeAsDuplicate } = useCustomersStore();
  // A later change of one is a conflict, and shown only then.
  const [pair, setPair] = useState(opened);
  const [left, setLeft] = useState<ReadonlySet<CustomerDraftField>>(new Set());
  const { pending, submit } = useSubmission();
  const [chosenId, setChosenId] = useState<string>();
  const closingId = pending ? chosenId : undefined;
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [one, other] = toRecords(pair);

  async function close({ kept, closed }: Choice) {
    setProblems([]);
    setChosenId(closed.customer.id);
    const taken = without(kept.takeable, left);
    const outcome = await closeAsDuplicate({ kept: kept.customer, closed: closed.customer, taken });
    if (!outcome || outcome.kind === 'stored' || outcome.kind === 'erased') return onClose();
    const { changed, other } = outcome.kind === 'conflict' ? outcome.current : {};
    const latest = ({ id }: Customer) => [changed, other].find((now) => now?.id === id);
    setPair(([first, second]) => [latest(first) ?? first, latest(second) ?? second]);
    const { id, ...names } = changed ?? closed.customer;
    const { text, detail } = failureNotice(outcome, 'work', { id, name: displayName(names) });
    setProblems(detail ? [text, detail] : [text]);
  }

  function take(field: CustomerDraftField, isTaken: boolean) {
    const others = [...left].filter((leftField) => leftField !== field);
    setLeft(new Set(isTaken ? others : [...others, field]));
  }

  return (
    <Modal
      title="Keep one, close the other"
      onClose={onClose}
      isFooterTall
      footer={
        <div className="space-y-3">
          <ErrorSummary messages={problems} />
          <div className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
            {[
              { kept: one, closed: other },
              { kept: other, closed: one },
            ].map((choice) => (
              <KeepOne
                key={choice.kept.customer.id}
                choice={choice}
                taken={shortLabels(without(choice.kept.takeable, left))}
                closingId={closingId}
                onChoose={() => void submit(() => close(choice))}
              />
            ))}
          </div>
        </div>
      }
    >
      <p className="mb-2 text-sm">
        {`The closed record becomes ${statusLabel(closedStatus)} and leads to the kept one. The kept one takes over what is ticked; each keeps all of its own values.`}
      </p>
      <RecordComparison records={[one, other]} isTaken={(field) => !left.has(field)} onTake={take} />
    </Modal>
  );
}

interface Choice {
  kept: ComparedRecord;
  closed: ComparedRecord;
}

interface KeepOneProps {
  choice: Choice;
  taken: string;
  closingId: string | undefined;
  onChoose: () => void;
}

function KeepOne({ choice: { kept, closed }, taken, closingId, onChoose }: KeepOneProps) {
  const id = useId();
  const { find } = useCustomersStore();
  const work = useCustomers((state) => state.work);
  const isClosing = closingId === closed.customer.id;
  const obstacle =
    work && closingId === undefined
      ? closingObstacle(kept.customer, closed.customer, { work, find })
      : undefined;
  const consequence = needsCorrection(kept.customer, closed.customer)
    ? 'Takes nothing over: correct the kept one first.'
    : taken && `Takes over: ${taken}`;
  return (
    <div className="min-w-0">
      <Button
        variant="dark"
        aria-disabled={closingId !== undefined || obstacle !== undefined}
        aria-describedby={id}
        onClick={() => obstacle === undefined && onChoose()}
        className="w-full"
      >
        {isClosing && <Spinner />}
        <span aria-live="polite" className="wrap-anywhere min-w-0">
          {isClosing ? (
            <span key="saving">{savingLabel}</span>
          ) : (
            <span key="choice">
              Keep <bdi>{kept.name}</bdi>, close <bdi>{closed.name}</bdi>
            </span>
          )}
        </span>
      </Button>
      <p id={id} className="wrap-anywhere mt-1 text-petrol-700 text-sm empty:hidden">
        {obstacle ?? consequence}
      </p>
    </div>
  );
}

function toRecords([one, other]: MergeDialogProps['pair']): BothRecords {
  const [oneName, otherName] = tellApart(one, other);
  return [
    { customer: one, name: oneName, takeable: takeableValues(one, other) },
    { customer: other, name: otherName, takeable: takeableValues(other, one) },
  ];
}

function without(values: Partial<NewCustomer>, left: ReadonlySet<CustomerDraftField>): Partial<NewCustomer> {
  const taken = givenFields(values).filter((field) => !left.has(field));
  return pick(values, taken);
}
