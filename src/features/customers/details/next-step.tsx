import { type FormEvent, type RefObject, useId, useRef, useState } from 'react';
import { CaptionedSection } from '@/components/staff/captioned-section';
import { ListboxButton } from '@/components/staff/listbox-button';
import { Button, buttonClass } from '@/components/ui/button';
import { controlClass } from '@/components/ui/fields';
import { ownEmail } from '@/data/session-store';
import { followUpOptions, loggedCallOptions, staffName } from '@/domain/activity-text';
import { noAssignment } from '@/domain/assignment';
import { isInBusinessHours } from '@/domain/business-days';
import type { Customer } from '@/domain/customer';
import { closedStatus, statusLabel } from '@/domain/customer-status';
import { displayName } from '@/domain/customer-text';
import { openFollowUp } from '@/domain/last-call';
import { shortcutTarget } from '@/features/customers/keyboard/shortcuts';
import { ownerOptions } from '@/features/customers/list/filter-rows';
import { useCustomers, useCustomersStore, useScreenTime } from '@/features/customers/store/customers-store';
import { cn } from '@/lib/cn';
import { dayLength } from '@/lib/dates';
import { formatDayTime, fromLocalText, toLocalText } from '@/lib/day-times';

const controlLook = cn(buttonClass({ variant: 'quiet' }), 'border-paper-edge');

export const unreadText = 'Owner and follow-up are not read yet.';

export function NextStep({ customer }: { customer: Customer }) {
  const isRead = useCustomers((state) => state.work !== undefined);
  return (
    <CaptionedSection title="Next step">
      {isRead ? (
        <div className="mt-1 flex flex-wrap items-center gap-2">
          <Owner customer={customer} />
          <FollowUp key={customer.id} customer={customer} />
          <LogCall customer={customer} />
          <NeverDue customer={customer} />
        </div>
      ) : (
        <p className="mt-2 text-petrol-700 text-sm">{unreadText}</p>
      )}
    </CaptionedSection>
  );
}

const useAssignment = (id: string) => useCustomers((state) => state.work?.get(id) ?? noAssignment);
const useIsSaving = (id: string) => useCustomers((state) => state.saving.has(id));

function Owner({ customer }: { customer: Customer }) {
  const { setOwner } = useCustomersStore();
  const staff = useCustomers((state) => state.staff);
  const { owner } = useAssignment(customer.id);
  const isSaving = useIsSaving(customer.id);
  return (
    <ListboxButton
      label={`Owner of ${displayName(customer)}`}
      options={ownerOptions(staff, ownEmail())}
      value={owner}
      isBusy={isSaving}
      onChoose={(wish) => void setOwner(customer.id, wish)}
      className={controlLook}
    >
      <span className="shrink-0 font-normal text-petrol-700">Owner:</span>{' '}
      <span>{staffName(staff, owner) || 'nobody'}</span>
    </ListboxButton>
  );
}

function LogCall({ customer }: { customer: Customer }) {
  const { logCall, isSendingLog } = useCustomersStore();
  const isSending = useCustomers(() => isSendingLog(customer.id));
  const isSaving = useIsSaving(customer.id);
  const options = loggedCallOptions(useScreenTime());

  function log(value: string) {
    const chosen = options.find((option) => option.value === value);
    if (chosen) void logCall(customer.id, chosen.outcome, chosen.nextAt);
  }
  return (
    <ListboxButton
      label={`Log a call with ${displayName(customer)}`}
      options={options}
      value={undefined}
      isBusy={isSaving}
      isDisabled={isSending}
      {...shortcutTarget('log')}
      onChoose={log}
      className={cn(controlLook, 'aria-disabled:cursor-progress')}
    >
      Log a call
    </ListboxButton>
  );
}

function NeverDue({ customer }: { customer: Customer }) {
  const work = useAssignment(customer.id);
  if (!openFollowUp(work) || customer.status !== closedStatus) return null;
  return (
    <p className="w-full text-petrol-700 text-sm">
      {`${statusLabel(closedStatus)} customers are in no work list, so this follow-up is never due.`}
    </p>
  );
}

const another = 'another';
const none = 'none';

function FollowUp({ customer }: { customer: Customer }) {
  const { setFollowUp } = useCustomersStore();
  const work = useAssignment(customer.id);
  const { followUpAt } = work;
  const isAnswered = followUpAt !== null && openFollowUp(work) === undefined;
  const isSaving = useIsSaving(customer.id);
  const [isTyping, setIsTyping] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const now = useScreenTime();
  const times = followUpOptions(now);
  const [, secondTime] = times;
  const isAhead = followUpAt !== null && followUpAt > now;
  const options = [
    ...times,
    { value: another, label: 'Another time...' },
    ...(followUpAt ? [{ value: none, label: 'No follow-up' }] : []),
  ];

  function choose(wish: string) {
    setIsTyping(wish === another);
    if (wish !== another) void setFollowUp(customer.id, wish === none ? null : new Date(wish));
  }

  return (
    <>
      <ListboxButton
        ref={button}
        label={`Follow-up of ${displayName(customer)}`}
        options={options}
        value={followUpAt?.toISOString() ?? ''}
        isBusy={isSaving}
        onChoose={choose}
        className={controlLook}
      >
        <span className="shrink-0 font-normal text-petrol-700">Follow-up:</span>{' '}
        <span className={cn(isAnswered && 'line-through')}>
          {followUpAt ? formatDayTime(followUpAt, now) : 'none'}
        </span>
        {isAnswered && <span className="sr-only"> (called since)</span>}
      </ListboxButton>
      {isTyping && (
        <TypedTime
          ref={form}
          initial={isAhead ? followUpAt : secondTime ? new Date(secondTime.value) : now}
          onChoose={(at) => setFollowUp(customer.id, at)}
          onStored={() => {
            const hasFocus = form.current?.contains(document.activeElement);
            setIsTyping(false);
            if (hasFocus) button.current?.focus();
          }}
          onCancel={() => {
            setIsTyping(false);
            button.current?.focus();
          }}
        />
      )}
    </>
  );
}

interface TypedTimeProps {
  ref: RefObject<HTMLFormElement | null>;
  initial: Date;
  onChoose: (at: Date) => Promise<boolean>;
  onStored: () => void;
  onCancel: () => void;
}

const furthest = 2 * 365 * dayLength;

function obstacleTo(at: Date, now: Date): string | undefined {
  if (at <= now) return 'That time has passed.';
  return at.getTime() - now.getTime() > furthest ? 'That is more than two years away.' : undefined;
}

function TypedTime({ ref, initial, onChoose, onStored, onCancel }: TypedTimeProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(() => toLocalText(initial));
  const now = useScreenTime();
  const at = fromLocalText(text);
  const obstacle = at && obstacleTo(at, now);
  const doubt = obstacle ?? (at && !isInBusinessHours(at) ? 'The office is closed then.' : undefined);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const isStored = at && !obstacle && (await onChoose(at));
    if (isStored && field.current?.value === text) onStored();
  }

  return (
    <form
      ref={ref}
      onSubmit={(event) => void submit(event)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        onCancel();
      }}
      className="flex w-full flex-wrap items-center gap-2"
    >
      <label htmlFor={id} className="text-sm">
        Day and time
      </label>
      <input
        // biome-ignore lint/a11y/noAutofocus: the person just asked for it.
        autoFocus
        ref={field}
        id={id}
        type="datetime-local"
        required
        min={toLocalText(now)}
        max={toLocalText(new Date(now.getTime() + furthest))}
        value={text}
        onChange={({ target }) => setText(target.value)}
        {...(doubt && { 'aria-describedby': `${id}-doubt` })}
        className={cn(controlClass, 'w-auto min-w-0')}
      />
      <Button type="submit" variant="dark">
        Set follow-up
      </Button>
      <Button variant="quiet" onClick={onCancel}>
        Cancel
      </Button>
      <p
        id={`${id}-doubt`}
        role="status"
        className="w-full empty:absolute font-medium text-amber-800 text-sm"
      >
        {doubt}
      </p>
    </form>
  );
}
