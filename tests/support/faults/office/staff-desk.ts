import type { StaffDraft } from '@/domain/staff-draft';
import type { CustomersState, Notice } from '@/features/customers/state/customers-state';
import type { Action } from './actions';
import type { Device, DeviceTab } from './device';
import { staffEmails, undatedId } from './office-data';
import type { OfficeRecord } from './office-record';
import type { StaffPage } from './staff-page';

export type List = NonNullable<ReturnType<StaffPage['list']>>;
type ImportStore = ReturnType<StaffPage['openImport']>;

/** A person's wish for one customer. */
export type Intent = Pick<Action, 'name' | 'customerId' | 'wishes' | 'text' | 'outcome'>;

/** A customer whom a person adds. Sent again after an unknown outcome, they are stored once. */
export interface Addition {
  added: StaffDraft;
  begun: ReturnType<StaffDesk['begin']>;
  /** The list that has sent it last. */
  list: List;
  attempts: number;
  isUnderWay: boolean;
}

/** Says that nothing of a change was saved. */
const denial = /not saved|needs a signal|^Failed to |was not changed|Nothing was /;

/** A person with a device, who works on the list that it shows. */
export class StaffDesk {
  readonly office: OfficeRecord;
  readonly device: Device<StaffPage>;
  readonly email: string;
  /** The actions behind a notice, which it may offer to undo. */
  readonly actionsOf = new WeakMap<Notice, readonly Action[]>();
  /** The import that was checked last, and the page that shows it. */
  checked: { tab: DeviceTab<StaffPage>; list: List; store: ImportStore } | undefined;

  /** The customer whom this person added last, until the page says what became of it. */
  addition: Addition | undefined;

  /** Somebody has edited the session: the cache of the former one stays until a page is opened. */
  isSessionEdited = false;

  constructor(office: OfficeRecord, device: Device<StaffPage>, email: string) {
    this.office = office;
    this.device = device;
    this.email = email;
  }

  get tab(): DeviceTab<StaffPage> | undefined {
    return this.device.tabs.at(-1);
  }

  get list(): List | undefined {
    return this.tab?.page.list();
  }

  /** The id of the nth customer on the list. */
  idAt(n: number): string | undefined {
    const all = this.list?.getState().rows ?? [];
    const rows = all.filter(({ customer }) => customer.id !== undatedId);
    return rows.length === 0 ? undefined : rows[n % rows.length]?.customer.id;
  }

  static emailAt(n: number): string {
    return staffEmails[n] ?? '';
  }

  signIn(): void {
    const tab = this.tab ?? this.device.open();
    this.device.account = this.email;
    tab.page.signIn(this.email);
  }

  /** Begins an action; its person sees the list until it is over. Returns how it ends. */
  begin(intent: Intent) {
    const { tab, list, office } = this;
    if (!tab || !list) throw new Error('Nobody is signed in.');
    const action = office.actions.begin(tab.name, { ...intent, email: this.email });
    const notices: Notice[] = [];
    let last = list.getState().notice;
    const look = (state: CustomersState) => {
      see(action, state);
      if (state.notice && state.notice !== last) notices.push(state.notice);
      last = state.notice;
    };
    look(list.getState());
    const unsubscribe = list.subscribe(look);
    const stop = () => {
      unsubscribe();
      action.isOver = true;
    };
    return {
      action,
      /** The notices since it began that are about its customer. */
      notices: () => notices.filter(({ customerId }) => customerId === intent.customerId),
      stop,
      acknowledge: (notice: Notice | undefined, isChanged = notice?.undo !== undefined) => {
        office.count('acknowledged');
        office.actions.acknowledge(action, isChanged);
        if (notice) this.actionsOf.set(notice, [action]);
      },
      deny: () => {
        // After a logout nobody reads it.
        if (tab.page.list() !== list) return;
        office.count('denied');
        office.actions.deny(action);
      },
    };
  }

  /** Makes a change of one customer, and judges what the page says of it. */
  async make(intent: Intent, send: (list: List) => Promise<unknown>, isSuccess: (notice: Notice) => boolean) {
    const { list } = this;
    if (!list) return;
    const { notices, stop, acknowledge, deny } = this.begin(intent);
    await send(list);
    stop();
    const said = notices();
    const success = said.find((notice) => notice.tone === 'success' && isSuccess(notice));
    if (success) acknowledge(success);
    else if (said.some(({ tone, text }) => tone === 'error' && denial.test(text))) deny();
  }
}

function see({ customerId, wishes, seen }: Action, { rows, work, pending }: CustomersState): void {
  const customer = rows.find((row) => row.customer.id === customerId)?.customer;
  const own = work?.get(customerId);
  const shown: Record<string, unknown[]> = {
    status: [customer?.status, pending.get(customerId)],
    owner: [own?.owner ?? ''],
    followUpAt: [own?.followUpAt?.getTime() ?? null],
    duplicateOf: [own?.duplicateOf ?? ''],
  };
  for (const { field } of wishes) {
    const values = shown[field] ?? [customer?.[field as keyof typeof customer]];
    const known = seen.get(field) ?? new Set<string>();
    for (const value of values) if (value !== undefined) known.add(JSON.stringify(value));
    seen.set(field, known);
  }
}
