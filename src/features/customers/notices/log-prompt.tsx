import { Fragment, type MouseEvent, type ReactNode, type RefObject, useRef } from 'react';
import { ListboxButton } from '@/components/staff/listbox-button';
import { DismissButton } from '@/components/ui/banner';
import { Button, buttonClass } from '@/components/ui/button';
import { useFocusKept } from '@/components/ui/use-focus-successor';
import { useReturnFocusFrom } from '@/components/ui/use-return-focus';
import { callOutcomes, messageChannels } from '@/domain/activity';
import { followUpOptions, nextTryOptions } from '@/domain/activity-text';
import { statusLabel } from '@/domain/customer-status';
import { displayName } from '@/domain/customer-text';
import { labelOf } from '@/domain/options';
import { requestFocusInPlace, useFocusTarget } from '@/features/customers/focus/focus-request';
import type { LogOffer } from '@/features/customers/state/customers-state';
import { useCustomers, useCustomersStore, useScreenTime } from '@/features/customers/store/customers-store';
import { useReadVisibleRows } from '@/features/customers/store/use-address';
import { cn } from '@/lib/cn';

/** Its text stands in a region that is always there, so that a screen reader says it. */
export function LogPrompt() {
  const { find, shownOffer, isSendingLog } = useCustomersStore();
  const offer = useCustomers(shownOffer);
  const customer = useCustomers(() => offer && find(offer.customerId)?.customer);
  const isSending = useCustomers(() => offer !== undefined && isSendingLog(offer.customerId));
  const container = useRef<HTMLElement>(null);
  const name = customer && displayName(customer);
  const isShown = offer !== undefined && name !== undefined;
  return (
    <section
      ref={container}
      {...(isShown && { 'aria-label': `Log for ${name}`, 'aria-busy': isSending })}
      className={isShown ? promptClass : 'absolute'}
    >
      <div
        aria-live="polite"
        className={cn(
          'min-w-0 font-semibold text-sm',
          isShown && 'max-[22rem]:min-h-9 max-sm:w-full max-sm:pr-10',
        )}
      >
        {isShown && (
          <p key={offer.logId} className="wrap-anywhere line-clamp-2">
            {promptText(offer, name)}
          </p>
        )}
      </div>
      {isShown && (
        <PromptButtons key={offer.logId} container={container} offer={offer} isSending={isSending} />
      )}
    </section>
  );
}

const promptClass = cn(
  'relative flex flex-wrap items-center gap-x-4 gap-y-1',
  'rounded-md border-2 border-petrol-900 bg-paper-bright py-2 pr-14 pl-4 shadow-lg max-sm:px-3',
);

interface PromptButtonsProps {
  container: RefObject<HTMLElement | null>;
  offer: LogOffer;
  isSending: boolean;
}

function PromptButtons({ container, offer, isSending }: PromptButtonsProps) {
  const { dismissLog } = useCustomersStore();
  const { customerId, isReached } = offer;
  const readVisibleRows = useReadVisibleRows();
  // The row may have left the list with the logged call.
  useReturnFocusFrom(container, (gone) => {
    const row = gone.closest<HTMLElement>('[data-index]');
    if (row) requestFocusInPlace(Number(row.dataset.index), readVisibleRows().rows);
    return row !== null;
  });
  useFocusKept(container, isReached, (element) => element.querySelector('button'));
  return (
    <>
      <div className="flex flex-wrap gap-2 [overflow-wrap:normal] max-sm:[&_button]:px-3">
        {isReached ? (
          <NextStatus customerId={customerId} />
        ) : (
          <Outcomes channel={offer.channel} isSending={isSending} />
        )}
      </div>
      <div className="absolute top-1 right-1">
        <DismissButton onDismiss={unlessDouble(dismissLog)} />
      </div>
    </>
  );
}

/** The second click of a double click would act on the next offer, which has come to its place. */
const unlessDouble = (act: () => unknown) => (event?: MouseEvent) => {
  if ((event?.detail ?? 0) <= 1) act();
};

function promptText({ channel, isReached }: LogOffer, name: string): ReactNode {
  if (isReached) return `${name} was reached.`;
  if (channel === 'call') return `Log this call with ${name}`;
  return `Log this message to ${name}`;
}

/** A key brings the focus here: the prompt itself takes none from the list. */
const logTarget = { kind: 'log' } as const;

const busyClass = 'aria-disabled:cursor-progress';

function Outcomes({ channel, isSending }: Pick<LogOffer, 'channel'> & { isSending: boolean }) {
  const { log } = useCustomersStore();
  const isWorkRead = useCustomers((state) => state.work !== undefined);
  const now = useScreenTime();
  const first = useFocusTarget<HTMLButtonElement>(logTarget);
  const look = { variant: 'quiet', 'aria-disabled': isSending, className: busyClass } as const;
  if (channel !== 'call') {
    return (
      <Button ref={first} {...look} onClick={unlessDouble(log)}>
        {`Sent by ${labelOf(messageChannels, channel)}`}
      </Button>
    );
  }
  return callOutcomes.map(({ value, label }, index) => (
    <Fragment key={value}>
      {value !== 'call-back' && (
        <Button ref={index === 0 ? first : undefined} {...look} onClick={unlessDouble(() => log(value))}>
          {label}
        </Button>
      )}
      {/* Before the follow-ups are read, another could replace an unseen one. */}
      {isWorkRead && value !== 'reached' && <NextTime outcome={value} now={now} isSending={isSending} />}
    </Fragment>
  ));
}

const nextTimes = {
  'no-answer': { label: 'No answer, try again …', options: nextTryOptions },
  'call-back': { label: 'Call back at …', options: followUpOptions },
};

interface NextTimeProps {
  outcome: keyof typeof nextTimes;
  now: Date;
  isSending: boolean;
}

function NextTime({ outcome, now, isSending }: NextTimeProps) {
  const { log } = useCustomersStore();
  const { label, options } = nextTimes[outcome];
  return (
    <ListboxButton
      label={label}
      options={options(now)}
      value=""
      isDisabled={isSending}
      onChoose={(at) => void log(outcome, new Date(at))}
      className={cn(buttonClass({ variant: 'quiet' }), busyClass)}
    >
      {label}
    </ListboxButton>
  );
}

function NextStatus({ customerId }: { customerId: string }) {
  const { changeStatus, dismissLog } = useCustomersStore();
  const button = useFocusTarget<HTMLButtonElement>(logTarget);
  function move() {
    dismissLog();
    void changeStatus(customerId, 'contacted');
  }
  return <Button ref={button} onClick={unlessDouble(move)}>{`Mark as ${statusLabel('contacted')}`}</Button>;
}
