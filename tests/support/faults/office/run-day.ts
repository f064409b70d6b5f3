import { clearDatabase } from '../../database';
import type { OfficeScripts } from './build-office';
import type { Device } from './device';
import { takeDeviceStep, takeOfficeStep } from './device-steps';
import { judgeDevice, judgeJournal, judgeTab } from './judge-end';
import { Office } from './office';
import { storeMorning } from './office-data';
import { takeStaffStep } from './staff-steps';
import { type Day, isDeviceStep, type Step } from './steps';

export interface DayFigures {
  /** How often each kind of step happened, and how many acknowledgements and denials there were. */
  counts: ReadonlyMap<string, number>;
  requests: number;
  faults: number;
}

const minute = 60_000;

/**
 * Plays a day against the emulator, heals everything at its end, and judges what the pages said and show.
 * @throws {Error} naming the first promise that was broken, with the course of events.
 */
export async function runDay(
  day: Day,
  scripts: OfficeScripts,
  onEvening: (office: Office) => Promise<void> = async () => {},
): Promise<DayFigures> {
  await clearDatabase();
  const office = new Office(day, scripts);
  try {
    await storeMorning(office.time, office.journal);
    for (const desk of office.desks) desk.signIn();
    await office.clock.advance(1500);
    for (const [index, step] of day.steps.entries()) await take(office, step, index + 1);
    await endDay(office);
    await onEvening(office);
    const { counts, network } = office;
    return { counts, requests: network.requests, faults: network.injected };
  } catch (error) {
    const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
    throw new Error(`${reason}\n  ${office.events.join('\n  ')}`, { cause: error });
  } finally {
    office.close();
  }
}

async function take(office: Office, step: Step, number: number): Promise<void> {
  const isTaken = await takeOne(office, step, number);
  if (isTaken) {
    office.note(`${number}: ${JSON.stringify(step)}`);
    office.count(step.do === 'storage' ? step.how : step.do);
  }
  await office.clock.advance(isTaken ? step.wait : 0);
  office.judge();
}

function takeOne(office: Office, step: Step, number: number): boolean | Promise<boolean> {
  if ('visitor' in step) return office.visitors[step.visitor]?.take(step, number) ?? false;
  if (!('device' in step)) return takeOfficeStep(office, step);
  const desk = office.desks[step.device];
  if (!desk) return false;
  return isDeviceStep(step) ? takeDeviceStep(desk, step) : takeStaffStep(desk, step, number);
}

/** Lets everything arrive, and has every page ask once more. */
async function endDay(office: Office): Promise<void> {
  const { clock, desks, visitors, network } = office;
  office.note('everything is whole again');
  network.heal();
  for (const { device } of desks) mend(device);
  for (const { device } of visitors) mend(device);
  // A page that found no session while the storage was refused looks again. A visitor's page is left alone.
  for (const { device } of desks)
    for (const { window } of device.tabs) window.dispatchEvent(new Event('pageshow'));
  for (const { device } of desks) for (const tab of device.tabs) device.show(tab, false);
  // Longer than an answer is awaited, and than a list waits for its question for erasures.
  await clock.advance(minute + 5000);
  for (const { device } of desks) for (const tab of device.tabs) device.show(tab, true);
  await clock.advance(3000);
  // A load that failed waits for its person, and asks for erasures a minute later.
  const lists = desks.flatMap(({ device }) => device.tabs.flatMap(({ page }) => page.list() ?? []));
  const failed = lists.filter((list) => list.getState().failed);
  for (const list of failed) office.begin(list.load());
  await clock.advance(failed.length > 0 ? minute + 25_000 : 1500);
  office.judge();
  for (const desk of desks) {
    for (const tab of desk.device.tabs) office.attempt(() => judgeTab(office, desk, tab));
    await judgeDevice(office, desk);
    for (const tab of [...desk.device.tabs]) tab.leave();
  }
  if (visitors.some(({ isQueued }) => isQueued)) await clock.advance(11 * minute);
  for (const visitor of visitors) visitor.judge();
  await judgeJournal(office);
  await reopen(office);
  office.judge();
}

function mend<Page>(device: Device<Page>): void {
  device.storageMode = 'whole';
  device.database.setMode('whole');
  if (!device.isOnline) device.setOnline(true);
  if (device.tabs.length === 0) device.open();
}

/** A device's cache is as good as its screen was. */
async function reopen(office: Office): Promise<void> {
  const opened = office.desks.map((desk) => ({ desk, tab: desk.device.open() }));
  await office.clock.advance(2500);
  for (const { desk, tab } of opened) {
    judgeTab(office, desk, tab);
    desk.isSessionEdited = false;
    await judgeDevice(office, desk);
  }
}
