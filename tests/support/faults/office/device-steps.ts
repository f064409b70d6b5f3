import { collections } from '@/data/collections';
import { erase, findDocuments } from '../../../../tools/person/documents';
import { emulatedDatabase } from '../../database';
import { judgeEndOfSession } from './judge-end';
import type { Office } from './office';
import type { OfficeRecord } from './office-record';
import type { StaffDesk } from './staff-desk';
import type { DeviceStep, OfficeStep } from './steps';

/** Takes a step of a device; false where it is impossible. */
export function takeDeviceStep(desk: StaffDesk, step: DeviceStep): boolean {
  const { device, office, tab, list } = desk;
  switch (step.do) {
    case 'go offline':
    case 'go online': {
      const isOnline = step.do === 'go online';
      if (device.isOnline === isOnline) return false;
      device.setOnline(isOnline);
      return true;
    }
    case 'revoke':
    case 'grant': {
      const isRevoked = office.revoked.has(desk.email);
      if (isRevoked === (step.do === 'revoke')) return false;
      if (isRevoked) office.revoked.delete(desk.email);
      else office.revoked.add(desk.email);
      return true;
    }
    case 'log in':
      if (list || office.revoked.has(desk.email) || device.storageMode !== 'whole') return false;
      desk.signIn();
      return true;
    case 'storage':
      return changeStorage(desk, step.how);
    case 'lose answer':
      office.network.loseAnswer(device.name);
      return true;
    case 'reopen':
      for (const open of [...device.tabs]) open.leave();
      device.open();
      return true;
  }
  if (!tab) return false;
  switch (step.do) {
    case 'log out':
      if (!list) return false;
      tab.page.signOut();
      device.account = undefined;
      office.begin(judgeLogout(desk));
      return true;
    case 'refresh':
      if (list) office.begin(list.load());
      return list !== undefined;
    case 'reload':
      device.reload(tab);
      return true;
    case 'second tab':
      if (device.tabs.length > 1) return false;
      device.open();
      return true;
    case 'close tab':
      if (device.tabs.length < 2) return false;
      tab.leave();
      return true;
    case 'hide':
    case 'show': {
      const isVisible = step.do === 'show';
      if (tab.isVisible === isVisible) return false;
      device.show(tab, isVisible);
      return true;
    }
  }
}

/** After a moment, in which the other tabs hear of it, nothing of the session is on the device. */
async function judgeLogout({ device, office }: StaffDesk): Promise<void> {
  await office.clock.sleep(250);
  const isOver = !('isAuthenticated' in device.localStorage.items);
  if (isOver && device.storageMode !== 'refused') await judgeEndOfSession(office.clock, device);
}

const garbage = '{"owner": 7, "drafts": [';

function changeStorage(desk: StaffDesk, how: Extract<DeviceStep, { do: 'storage' }>['how']): boolean {
  const { device, office, tab, list } = desk;
  switch (how) {
    case 'refused':
    case 'full':
    case 'whole':
      if (device.database.mode === how) return false;
      device.database.setMode(how);
      device.storageMode = how;
      // A page that asks for its session now finds none, and so ends it.
      if (how === 'refused')
        for (const { window } of device.tabs) window.dispatchEvent(new Event('pageshow'));
      return true;
    case 'garbage session':
      if (device.storageMode !== 'whole' || !('loginTime' in device.localStorage.items)) return false;
      device.localStorage.items.loginTime = garbage;
      desk.isSessionEdited = true;
      return true;
    case 'garbage drafts':
      if (!tab || !list) return false;
      tab.session.items.staffDrafts = garbage;
      return true;
    case 'garbage cache':
      for (const open of [...device.tabs]) open.leave();
      office.begin(spoilCache(office, device));
      return true;
  }
}

async function spoilCache(office: OfficeRecord, device: StaffDesk['device']): Promise<void> {
  const kind = office.events.length % 3;
  if (kind === 0) await device.database.edit('parts', () => garbage);
  if (kind === 1) await device.database.edit('state', () => garbage);
  if (kind === 2) await device.database.edit('work', () => [null]);
  device.open();
}

/** Takes a step of the whole office; false where it is impossible. */
export async function takeOfficeStep(office: Office, step: OfficeStep): Promise<boolean> {
  if (step.do === 'erase') return eraseCustomer(office, step.customer);
  if (step.do === 'deploy') {
    // Pages that are open keep their build until they are loaded again.
    for (const { device } of office.desks)
      device.build = `build-${Number(device.build.slice('build-'.length)) + 1}`;
    return true;
  }
  const devices = [...office.desks, ...office.visitors].map(({ device }) => device);
  for (const device of devices) for (const tab of [...device.tabs]) tab.leave();
  await office.clock.advance(14 * 60 * 60 * 1000);
  for (const { device } of office.desks) device.open();
  return true;
}

async function eraseCustomer(office: Office, n: number): Promise<boolean> {
  const { journal, time, clock, network } = office;
  const ids = [...journal.customers().keys()];
  const id = ids[n % ids.length];
  if (id === undefined) return false;
  const database = emulatedDatabase();
  await clock.hold(time.during(async () => erase(database, await findDocuments(database, id))));
  network.forgetAnswers();
  await clock.advance(0);
  for (const [path, fields] of journal.documents) {
    const [collection, own] = path.split('/');
    if (own === id) {
      if (collection === collections.customers && path.split('/').length === 2)
        office.erasedNames.add(fields.firstName);
      journal.documents.delete(path);
    } else if (collection === collections.customerWork && fields.duplicateOf === id) {
      journal.documents.set(path, { ...fields, duplicateOf: '', updatedAt: time.at });
    }
  }
  office.erased.set(id, time.at);
  return true;
}
