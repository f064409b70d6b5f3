import { type ReactNode, useRef } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { SavingLine } from '@/components/staff/saving-line';
import { TimedNotice } from '@/components/staff/timed-notice';
import { DismissButton } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { useReturnFocusFrom } from '@/components/ui/use-return-focus';
import { displayName, formatCustomers } from '@/domain/customer-text';
import type { CustomersState, ExportRequest, Notice } from '@/features/customers/state/customers-state';
import {
  useCustomers,
  useCustomersStore,
  useShownCustomer,
} from '@/features/customers/store/customers-store';
import { formatCount } from '@/lib/format-count';

const offerStays = 60_000;

export function NoticeBanner() {
  const notice = useCustomers((state) => state.notice);
  const { dismissNotice, undo } = useCustomersStore();
  const isInDetails = useShownCustomer() !== undefined;
  const exported = isInDetails ? undefined : notice?.exported;
  const bulk = notice?.bulk;
  const arrivedId = notice?.isArrival ? notice.customerId : undefined;
  return (
    <>
      <EarlierFailures />
      <TimedNotice
        notice={notice}
        stays={exported && offerStays}
        saving={<SavingCustomers />}
        onDismiss={dismissNotice}
        onUndo={undo}
        action={bulk?.again ? <TryAgainButton /> : arrivedId && <OpenButton customerId={arrivedId} />}
        below={
          bulk ? (
            <FailedChanges failures={bulk.failures} />
          ) : (
            exported && <ExportEverything exported={exported} />
          )
        }
      />
    </>
  );
}

function EarlierFailures() {
  const missed = useCustomers((state) => state.missed);
  const { dismissMissed } = useCustomersStore();
  if (missed.length === 0) return null;
  return (
    <Failures label="Earlier failures" onDismiss={dismissMissed}>
      {missed.map(({ text, detail = '', bulk }) => (
        <li key={`${text} ${detail}`}>
          <span className="font-semibold">{text}</span>
          <span>{` ${detail}`}</span>
          {bulk && bulk.failures.length > 0 && (
            <ul className="pl-4">
              <FailureItems failures={bulk.failures} />
            </ul>
          )}
        </li>
      ))}
    </Failures>
  );
}

interface FailuresProps {
  label: string;
  onDismiss?: () => void;
  children: ReactNode;
}

function Failures({ label, onDismiss, children }: FailuresProps) {
  const box = useRef<HTMLDivElement>(null);
  useReturnFocusFrom(box);
  return (
    <div
      ref={box}
      className="mt-1 flex items-start rounded-md border-2 border-danger-600 bg-paper-bright text-sm shadow-lg"
    >
      <section
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it.
        tabIndex={0}
        className="scroller wrap-anywhere max-h-28 min-w-0 flex-1 overflow-y-auto px-4 py-2"
      >
        <ul>{children}</ul>
      </section>
      {onDismiss && <DismissButton onDismiss={onDismiss} />}
    </div>
  );
}

const mostNamed = 100;

type BulkFailures = NonNullable<Notice['bulk']>['failures'];

function FailedChanges({ failures }: { failures: BulkFailures }) {
  if (failures.length === 0) return null;
  return (
    <Failures label="Not changed">
      <FailureItems failures={failures} />
    </Failures>
  );
}

function FailureItems({ failures }: { failures: BulkFailures }) {
  const more = failures.length - mostNamed;
  return (
    <>
      {failures.slice(0, mostNamed).map((failure) => (
        <FailureItem key={failure.id} {...failure} />
      ))}
      {more > 0 && <li>{`and ${formatCount(more)} more`}</li>}
    </>
  );
}

/** Names no erased customer. */
function FailureItem({ id, name, reason }: BulkFailures[number]) {
  const { find } = useCustomersStore();
  const isKnown = useCustomers(() => find(id) !== undefined);
  return (
    <li>
      {isKnown && <bdi className="font-semibold">{`${name}: `}</bdi>}
      <span>{reason}</span>
    </li>
  );
}

const actionClass =
  'min-h-11 min-w-11 shrink-0 cursor-pointer rounded-md px-3 font-bold underline underline-offset-4 hover:bg-night-5';

function TryAgainButton() {
  const { tryAgain } = useCustomersStore();
  return (
    <button type="button" onClick={() => void tryAgain()} className={actionClass}>
      Try again
    </button>
  );
}

function OpenButton({ customerId }: { customerId: string }) {
  const { find, openDetails, dismissNotice } = useCustomersStore();
  const customer = find(customerId)?.customer;
  function open() {
    dismissNotice();
    openDetails(customerId);
  }
  return (
    <button
      type="button"
      onClick={open}
      aria-label={`Open ${customer ? displayName(customer) : ''}`.trim()}
      className={actionClass}
    >
      Open
    </button>
  );
}

function ExportEverything({ exported }: { exported: ExportRequest }) {
  const { requestExport } = useCustomersStore();
  const box = useRef<HTMLDivElement>(null);
  useReturnFocusFrom(box);
  return (
    <div
      ref={box}
      className="mt-1 flex flex-wrap items-center justify-between gap-x-4 rounded-md border border-paper-edge bg-paper-bright py-1 pr-1 pl-4 text-sm shadow-lg"
    >
      <p className="flex-[1_1_8rem]">To import them again one day:</p>
      <Button variant="quiet" className="ml-auto" onClick={() => requestExport(exported)}>
        Everything, for import
      </Button>
    </div>
  );
}

const none: readonly string[] = [];

const changedAlone = ({ bulk, saving, pending }: CustomersState) =>
  bulk ? none : [...new Set([...saving, ...pending.keys()])];

function SavingCustomers() {
  const { find } = useCustomersStore();
  const ids = useCustomers(useShallow(changedAlone));
  const [id, ...others] = ids;
  const customer = id === undefined ? undefined : find(id)?.customer;
  if (!customer) return null;
  return <SavingLine name={others.length > 0 ? formatCustomers(ids.length) : displayName(customer)} />;
}
