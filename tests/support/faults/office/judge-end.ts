import { collections } from '@/data/collections';
import { deviceCacheName } from '@/data/session-store';
import { customerFieldNames } from '@/domain/customer-fields';
import { storedDocuments } from '../../database';
import type { VirtualClock } from '../virtual-clock';
import type { Device, DeviceTab } from './device';
import { type Fields, isSame, toPlainFields } from './journal';
import type { Office } from './office';
import { undatedId } from './office-data';
import { Expected } from './oracle';
import type { StaffDesk } from './staff-desk';
import type { StaffPage } from './staff-page';

/** The journal of the simulation holds what the database does. */
export async function judgeJournal({ journal, time, clock }: Office): Promise<void> {
  for (const [collection, expected] of [
    [collections.customers, journal.customers()],
    [collections.customerWork, journal.work()],
  ] as const) {
    const documents = await clock.hold(storedDocuments(collection));
    const translated = JSON.parse(time.toVirtual(JSON.stringify(documents))) as typeof documents;
    if (translated.length !== expected.size)
      throw new Error(`The database holds ${translated.length} of ${collection}, not ${expected.size}.`);
    for (const { id, fields } of translated)
      expectSame(`${collection}/${id}`, toPlainFields(fields), expected.get(id) ?? {});
  }
}

function expectSame(what: string, actual: Fields, expected: Fields): void {
  for (const field of new Set([...Object.keys(actual), ...Object.keys(expected)])) {
    if (isTime(field) || isSame(actual[field], expected[field])) continue;
    throw new Error(
      `${what} has the ${field} ${JSON.stringify(actual[field])}, not ${JSON.stringify(expected[field])}.`,
    );
  }
}

/** The erasing program's own times have no place in the journal. */
const isTime = (field: string) => field === 'updatedAt' || field === 'lastCall';

/** A tab that has asked last shows what the database holds, and counts it as the oracle does. */
export function judgeTab(office: Office, desk: StaffDesk, tab: DeviceTab<StaffPage>): void {
  const list = tab.page.list();
  if (!list) return;
  const { rows, work, loading, isLive, asOf } = list.getState();
  if (loading || !isLive || asOf)
    throw new Error(`${tab.name} is not up to date: ${JSON.stringify({ loading, isLive, asOf })}`);
  const customers = office.journal.customers();
  const stored = office.journal.work();
  for (const { customer } of rows)
    if (!customers.has(customer.id))
      throw new Error(`${tab.name} shows ${customer.id}, whom the database does not hold.`);
  if (rows.length !== customers.size)
    throw new Error(`${tab.name} shows ${rows.length} customers of ${customers.size}.`);
  for (const { customer } of rows)
    expectSame(`${tab.name}: ${customer.id}`, toShown(customer), toShown(customers.get(customer.id)));
  for (const [id, fields] of stored) {
    const own = work?.get(id);
    const shown = {
      owner: own?.owner,
      followUpAt: own?.followUpAt?.getTime() ?? null,
      duplicateOf: own?.duplicateOf,
      outcome: own?.lastCall?.outcome,
      by: own?.lastCall?.by,
    };
    const { owner, followUpAt, duplicateOf } = fields;
    const { outcome, by } = (fields.lastCall ?? {}) as Fields;
    if (customers.has(id))
      expectSame(`${tab.name}: the work with ${id}`, shown, { owner, followUpAt, duplicateOf, outcome, by });
  }
  const undatedAt = rows.find(({ customer }) => customer.id === undatedId)?.customer.createdAt ?? new Date(0);
  judgeLooks(
    office,
    tab,
    new Expected(office.journal, { now: desk.device.now(), me: desk.email, undatedAt }),
  );
}

/** Tiles, work lists, filters, search and sort go by what the database holds. */
function judgeLooks({ looks }: Office, { name, page }: DeviceTab<StaffPage>, expected: Expected): void {
  for (const [does, actual, wanted] of [
    ['counts', page.figures(), expected.figures()] as const,
    ...looks.map(
      (look) => [`finds by ${JSON.stringify(look)}`, page.shown(look), expected.shown(look)] as const,
    ),
  ])
    if (!isSame(actual, wanted))
      throw new Error(`${name} ${does} ${JSON.stringify(actual)}, not ${JSON.stringify(wanted)}.`);
}

const toShown = (customer: object = {}): Fields =>
  Object.fromEntries(
    Object.entries(customer).filter(
      ([field]) => (customerFieldNames as readonly string[]).includes(field) && field !== 'createdAt',
    ),
  );

/** Nothing of an erased customer, and nothing of a session that has ended, is on the device. */
export async function judgeDevice(
  office: Office,
  { device, email, isSessionEdited }: StaffDesk,
): Promise<void> {
  const contents = await office.clock.hold(device.database.contents());
  const isSignedIn = device.tabs.some(({ page }) => page.list());
  if (isSignedIn && office.revoked.has(email))
    throw new Error(`${device.name} shows the list without the role.`);
  const drafts = device.tabs.map(({ session }) => session.items.staffDrafts ?? '');
  const held = JSON.stringify([contents, drafts]);
  for (const id of office.erased.keys())
    if (isSignedIn && !isSessionEdited && held.includes(id))
      throw new Error(`${device.name} still holds ${id}, who was erased.`);
  if (!isSignedIn && device.tabs.length > 0) await judgeEndOfSession(office.clock, device);
}

/** @throws {Error} when something of a session that has ended is on its device. */
export async function judgeEndOfSession(clock: VirtualClock, device: Device<StaffPage>): Promise<void> {
  const contents = await clock.hold(device.database.contents());
  const drafts = device.tabs.map(({ session }) => session.items.staffDrafts ?? '');
  const left = [
    ...Object.keys(device.localStorage.items),
    ...Object.entries(contents).flatMap(([store, values]) =>
      store.startsWith(deviceCacheName) && values.length > 0 ? [store] : [],
    ),
    ...drafts.filter((draft) => draft !== ''),
  ];
  if (left.length > 0) throw new Error(`${device.name} holds ${left.join()} after the end of its session.`);
}
