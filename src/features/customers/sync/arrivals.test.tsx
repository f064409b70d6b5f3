import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DataError } from '@/data/data-error';
import { listChangedCustomers, listCustomers } from '@/data/list-customers';
import type { Changes } from '@/data/paging/read-changes';
import { staffDeviceKey } from '@/data/push-subscription';
import { addStaffDevice, canAddStaffDevice, isStaffDevice, removeStaffDevice } from '@/data/staff-devices';
import type { Customer } from '@/domain/customer';
import { reportError } from '@/lib/report-error';
import { buildCustomer } from '../../../../tests/support/build-customer';
import { deferred } from '../../../../tests/support/deferred';
import { fakeCustomerPages } from '../../../../tests/support/fake-customer-pages';
import {
  renderCustomersPage,
  renderLoadedCustomersPage,
} from '../../../../tests/support/render-customers-page';

vi.mock('@/data/list-customers');
vi.mock('@/data/staff-devices');
vi.mock('@/lib/report-error', () => ({ reportError: vi.fn() }));

const stored = buildCustomer({ id: 'stored' });
const names = ['Marcia', 'Leroy', 'Devon', 'Simone', 'Kerry-Ann'];
const arrivals = names.map((firstName) => buildCustomer({ id: firstName, firstName }));
const title = 'Customer Management | Island Fuel Delivery';
const storageKey = 'notifyOfNewLeads';

/** The browser's notifications, as far as the screen can see. */
const shown: FakeNotification[] = [];
class FakeNotification {
  static permission: NotificationPermission = 'default';
  static answer: NotificationPermission = 'granted';
  static requestPermission = vi.fn(async () => {
    FakeNotification.permission = FakeNotification.answer;
    return FakeNotification.answer;
  });
  readonly close = vi.fn();
  onclick?: () => void;
  readonly title: string;
  readonly options: NotificationOptions | undefined;
  constructor(title: string, options?: NotificationOptions) {
    this.title = title;
    this.options = options;
    shown.push(this);
  }
}

let visibility: DocumentVisibilityState;

const turn = (state: DocumentVisibilityState) =>
  act(async () => {
    visibility = state;
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });

/** Has customers arrive: they were asked for in view, and the answer finds the tab as it is then. */
async function arrive(customers: Customer[], state: DocumentVisibilityState) {
  const changes = deferred<Changes<Customer>>();
  vi.mocked(listChangedCustomers).mockReturnValueOnce(changes.promise);
  await turn('visible');
  await turn(state);
  await act(async () => changes.resolve({ items: customers, readAt: new Date() }));
}

async function renderLoaded() {
  const rendered = await renderLoadedCustomersPage([stored]);
  await waitFor(() => expect(document.title).toBe(title));
  return rendered;
}

const toggle = () => screen.getByRole('switch', { name: 'Notify me of new leads' });

beforeEach(() => {
  visibility = 'visible';
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  vi.mocked(listCustomers).mockReset();
  vi.mocked(listChangedCustomers).mockReset().mockResolvedValue({ items: [], readAt: new Date() });
  vi.mocked(canAddStaffDevice).mockReset().mockResolvedValue(false);
  vi.mocked(isStaffDevice).mockReset().mockResolvedValue(false);
  vi.mocked(addStaffDevice).mockReset().mockResolvedValue();
  vi.mocked(removeStaffDevice).mockReset().mockResolvedValue();
  shown.length = 0;
  FakeNotification.permission = 'default';
  FakeNotification.answer = 'granted';
  FakeNotification.requestPermission.mockClear();
  vi.stubGlobal('Notification', FakeNotification);
});

describe('The title of a hidden tab', () => {
  it('counts who arrives until the tab is seen, which then says so', async () => {
    await renderLoaded();
    await arrive(arrivals.slice(0, 1), 'hidden');
    await waitFor(() => expect(document.title).toBe(`(1) ${title}`));
    expect(screen.queryByText(/^New lead:/)).not.toBeInTheDocument();
    await turn('visible');
    await waitFor(() => expect(document.title).toBe(title));
    expect(screen.getByRole('status')).toHaveTextContent('New lead: Marcia Bennett');
  });

  it('adds up those who arrive one after another', async () => {
    await renderLoaded();
    await arrive(arrivals.slice(0, 1), 'hidden');
    const more = { items: arrivals.slice(1, 3), readAt: new Date() };
    vi.mocked(listChangedCustomers).mockResolvedValueOnce(more);
    // A hidden tab asks again when the network is back.
    await act(async () => void window.dispatchEvent(new Event('online')));
    expect(document.title).toBe(`(3) ${title}`);
  });

  it('stays as it is for who arrives in view', async () => {
    await renderLoaded();
    await arrive(arrivals.slice(0, 1), 'visible');
    expect(screen.getByRole('status')).toHaveTextContent('New lead: Marcia Bennett');
    expect(document.title).toBe(title);
  });
});

describe('A new lead', () => {
  const dismiss = () => act(async () => fireEvent.click(screen.getByRole('button', { name: 'Dismiss' })));

  async function renderWithNotice() {
    FakeNotification.answer = 'denied';
    await renderLoaded();
    await act(async () => fireEvent.click(toggle()));
    expect(screen.getByRole('alert')).toHaveTextContent('This browser does not allow notifications');
  }

  it.each(['visible', 'hidden'] as const)(
    'that arrives in a %s tab beside a notice is announced after it',
    async (state) => {
      await renderWithNotice();
      await arrive(arrivals.slice(0, 1), state);
      await arrive(arrivals.slice(1, 2), state);
      await turn('visible');
      expect(screen.queryByText('2 new leads')).not.toBeInTheDocument();
      await dismiss();
      expect(screen.getByRole('status')).toHaveTextContent('2 new leads');
      await dismiss();
      expect(screen.getByRole('status')).toBeEmptyDOMElement();
    },
  );
});

describe('Notifications of the system', () => {
  it('are never asked for, nor shown, without the switch', async () => {
    FakeNotification.permission = 'granted';
    await renderLoaded();
    await arrive(arrivals, 'hidden');
    expect(toggle()).not.toBeChecked();
    expect(FakeNotification.requestPermission).not.toHaveBeenCalled();
    expect(shown).toEqual([]);
  });

  it('are asked for by the press on the switch, which this browser remembers', async () => {
    const { user, unmount } = await renderLoaded();
    await user.click(toggle());
    expect(FakeNotification.requestPermission).toHaveBeenCalledOnce();
    expect(toggle()).toBeChecked();
    expect(screen.getByRole('status')).toHaveTextContent(
      'You will be notified of new leads while this tab is hidden.',
    );
    unmount();
    await renderLoaded();
    expect(toggle()).toBeChecked();
    await user.click(toggle());
    expect(toggle()).not.toBeChecked();
    expect(window.localStorage).toHaveLength(0);
  });

  it.each([
    ['one', 1, 'New lead: Marcia Bennett', { tag: 'Marcia' }],
    ['two', 2, '2 new leads', { tag: 'Marcia,Leroy', body: 'Marcia Bennett, Leroy Bennett' }],
    [
      'five',
      5,
      '5 new leads',
      {
        tag: 'Marcia,Leroy,Devon,Simone,Kerry-Ann',
        body: 'Marcia Bennett, Leroy Bennett, Devon Bennett and 2 more',
      },
    ],
  ])('hold names and nothing else: %s', async (_, count, heading, options) => {
    const { user } = await renderLoaded();
    await user.click(toggle());
    await arrive(arrivals.slice(0, count), 'hidden');
    expect(shown.map((notification) => [notification.title, notification.options])).toEqual([
      [heading, options],
    ]);
  });

  it('are not shown for who arrives in view', async () => {
    const { user } = await renderLoaded();
    await user.click(toggle());
    await arrive(arrivals, 'visible');
    expect(shown).toEqual([]);
  });

  it('go when the tab is seen, and when the screen closes', async () => {
    const { user, unmount } = await renderLoaded();
    await user.click(toggle());
    await arrive(arrivals.slice(0, 1), 'hidden');
    expect(shown[0]?.close).not.toHaveBeenCalled();
    await turn('visible');
    expect(shown[0]?.close).toHaveBeenCalledOnce();
    await arrive(arrivals.slice(1, 2), 'hidden');
    unmount();
    expect(shown[1]?.close).toHaveBeenCalledOnce();
  });

  it('bring the tab to the front when pressed', async () => {
    const focus = vi.spyOn(window, 'focus').mockImplementation(() => undefined);
    const { user } = await renderLoaded();
    await user.click(toggle());
    await arrive(arrivals.slice(0, 1), 'hidden');
    shown[0]?.onclick?.();
    expect(focus).toHaveBeenCalledOnce();
  });

  it.each([
    ['denied', 'This browser does not allow notifications from this site.'],
    ['default', 'Notifications stay off until you allow them.'],
  ] as const)('that are answered with %s stay off, and the screen says why', async (answer, sentence) => {
    FakeNotification.answer = answer;
    const { user } = await renderLoaded();
    await user.click(toggle());
    expect(screen.getByRole('alert')).toHaveTextContent(sentence);
    expect(toggle()).not.toBeChecked();
  });

  it('are off when the permission was taken away since', async () => {
    window.localStorage.setItem(storageKey, 'on');
    FakeNotification.permission = 'denied';
    await renderLoaded();
    expect(toggle()).not.toBeChecked();
  });

  it('are switched off here when they are in another tab', async () => {
    const { user } = await renderLoaded();
    await user.click(toggle());
    window.localStorage.clear();
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: storageKey })));
    expect(toggle()).not.toBeChecked();
  });

  it('that only a service worker may show are switched off, and the screen says why', async () => {
    const { user } = await renderLoaded();
    await user.click(toggle());
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    const Illegal = Object.assign(
      function illegal() {
        throw new TypeError('Illegal constructor');
      },
      { permission: 'granted' },
    );
    vi.stubGlobal('Notification', Illegal);
    await arrive(arrivals.slice(0, 1), 'hidden');
    expect(screen.getByRole('alert')).toHaveTextContent(
      'This browser cannot show notifications from a website.',
    );
    expect(toggle()).not.toBeChecked();
  });

  it('have no switch in a browser without them', async () => {
    vi.unstubAllGlobals();
    await renderLoaded();
    expect(screen.queryByRole('switch')).not.toBeInTheDocument();
  });
});

describe('A device that hears of new leads while no screen is open', () => {
  beforeEach(() => vi.mocked(canAddStaffDevice).mockResolvedValue(true));

  it('is added by the switch, and removed by it', async () => {
    const { user } = await renderLoaded();
    await user.click(toggle());
    expect(addStaffDevice).toHaveBeenCalledOnce();
    expect(screen.getByRole('status')).toHaveTextContent(
      'This device will be notified of new leads, also while no screen is open.',
    );
    await user.click(toggle());
    expect(removeStaffDevice).toHaveBeenCalledOnce();
    expect(toggle()).not.toBeChecked();
  });

  it.each([
    ['is added', addStaffDevice, () => undefined],
    ['is removed', removeStaffDevice, () => window.localStorage.setItem(storageKey, 'on')],
  ])('%s by the switch only after the work of other tabs', async (_, work, prepare) => {
    prepare();
    FakeNotification.permission = 'granted';
    const turn = deferred<void>();
    const request = async (__: string, ___: object, begin: (lock: object) => Promise<void>) => {
      await turn.promise;
      await begin({});
    };
    vi.stubGlobal('navigator', { userAgent: navigator.userAgent, onLine: true, locks: { request } });
    await renderLoaded();
    await act(async () => fireEvent.click(toggle()));
    expect(work).not.toHaveBeenCalled();
    await act(async () => turn.resolve());
    expect(work).toHaveBeenCalledOnce();
  });

  it('leaves a hidden tab to the functions', async () => {
    const { user } = await renderLoaded();
    await user.click(toggle());
    await arrive(arrivals.slice(0, 1), 'hidden');
    expect(shown).toEqual([]);
  });

  describe('whose subscription has ended', () => {
    beforeEach(() => {
      window.localStorage.setItem(storageKey, 'on');
      window.localStorage.setItem(staffDeviceKey, 'a-device');
      FakeNotification.permission = 'granted';
    });

    it('is added again as the screen opens', async () => {
      await renderLoaded();
      await waitFor(() => expect(addStaffDevice).toHaveBeenCalledOnce());
      await arrive(arrivals.slice(0, 1), 'hidden');
      expect(shown).toEqual([]);
    });

    it('is added once by two tabs', async () => {
      let last = Promise.resolve();
      const request = (_: string, __: object, work: (lock: object) => Promise<void>) => {
        last = last.then(() => work({}));
        return last;
      };
      vi.stubGlobal('navigator', { userAgent: navigator.userAgent, onLine: true, locks: { request } });
      vi.mocked(addStaffDevice).mockImplementation(async () => {
        vi.mocked(isStaffDevice).mockResolvedValue(true);
      });
      vi.mocked(listCustomers).mockReturnValue(fakeCustomerPages().pages);
      renderCustomersPage();
      renderCustomersPage();
      await act(() => last);
      expect(isStaffDevice).toHaveBeenCalledTimes(2);
      expect(addStaffDevice).toHaveBeenCalledOnce();
    });

    it('is added again where the browser refuses locks', async () => {
      const request = async () => Promise.reject(new DOMException('denied', 'SecurityError'));
      vi.stubGlobal('navigator', { userAgent: navigator.userAgent, onLine: true, locks: { request } });
      await renderLoaded();
      await waitFor(() => expect(addStaffDevice).toHaveBeenCalledOnce());
    });

    it('is removed once the switch is off', async () => {
      window.localStorage.removeItem(storageKey);
      await renderLoaded();
      expect(removeStaffDevice).toHaveBeenCalledOnce();
    });

    it('says nothing when it could not be added before either', async () => {
      window.localStorage.setItem(staffDeviceKey, '');
      vi.mocked(addStaffDevice).mockRejectedValue(new DOMException('push service error', 'AbortError'));
      await renderLoaded();
      await waitFor(() => expect(addStaffDevice).toHaveBeenCalledOnce());
      expect(screen.queryByRole('alert')).toBeNull();
    });

    it('stays one when the screen closes meanwhile', async () => {
      const adding = deferred<void>();
      vi.mocked(addStaffDevice).mockReturnValue(adding.promise);
      const { unmount } = await renderLoaded();
      await waitFor(() => expect(addStaffDevice).toHaveBeenCalledOnce());
      unmount();
      await act(async () => adding.resolve());
      expect(removeStaffDevice).not.toHaveBeenCalled();
      expect(window.localStorage.getItem(storageKey)).toBe('on');
    });

    it('says so when it cannot be added', async () => {
      vi.mocked(addStaffDevice).mockRejectedValue(new DOMException('push service error', 'AbortError'));
      await renderLoaded();
      expect(await screen.findByRole('alert')).toHaveTextContent(
        'The push service of this browser cannot be reached',
      );
    });

    it('leaves a hidden tab to the functions once another tab has added it', async () => {
      vi.mocked(addStaffDevice).mockRejectedValue(new DOMException('push service error', 'AbortError'));
      await renderLoaded();
      await screen.findByRole('alert');
      vi.mocked(isStaffDevice).mockResolvedValue(true);
      await act(async () => void window.dispatchEvent(new StorageEvent('storage', { key: staffDeviceKey })));
      await arrive(arrivals.slice(0, 1), 'hidden');
      expect(shown).toEqual([]);
    });

    it.each([
      ['the switch is off', () => window.localStorage.removeItem(storageKey)],
      ['the browser was no device', () => window.localStorage.removeItem(staffDeviceKey)],
      ['it is still subscribed', () => vi.mocked(isStaffDevice).mockResolvedValue(true)],
    ])('is left alone when %s', async (_, change) => {
      change();
      await renderLoaded();
      expect(addStaffDevice).not.toHaveBeenCalled();
    });
  });

  describe('that another tab added', () => {
    async function addElsewhere() {
      const rendered = await renderLoaded();
      FakeNotification.permission = 'granted';
      window.localStorage.setItem(storageKey, 'on');
      window.localStorage.setItem(staffDeviceKey, 'a-device');
      vi.mocked(isStaffDevice).mockResolvedValue(true);
      await act(async () => void window.dispatchEvent(new StorageEvent('storage', { key: storageKey })));
      return rendered;
    }

    it('leaves a hidden tab to the functions', async () => {
      await addElsewhere();
      await arrive(arrivals.slice(0, 1), 'hidden');
      expect(shown).toEqual([]);
    });

    it('is removed by the switch before this tab knows of it', async () => {
      vi.mocked(isStaffDevice).mockReturnValue(new Promise(() => undefined));
      window.localStorage.setItem(storageKey, 'on');
      FakeNotification.permission = 'granted';
      const { user } = await renderLoaded();
      await user.click(toggle());
      expect(removeStaffDevice).toHaveBeenCalledOnce();
    });
  });

  it('is added once by two clicks', async () => {
    const { promise, resolve } = deferred<void>();
    vi.mocked(addStaffDevice).mockReturnValue(promise);
    const { user } = await renderLoaded();
    await user.click(toggle());
    await user.click(toggle());
    await act(async () => resolve());
    expect(addStaffDevice).toHaveBeenCalledOnce();
    expect(toggle()).toBeChecked();
  });

  it('is notified while the screen is open where the push service cannot be reached', async () => {
    vi.mocked(addStaffDevice).mockRejectedValue(new DOMException('push service error', 'AbortError'));
    const { user } = await renderLoaded();
    await user.click(toggle());
    expect(screen.getByRole('alert')).toHaveTextContent(
      'The push service of this browser cannot be reached, so you are notified only while this screen is open.',
    );
    expect(toggle()).toBeChecked();
    await arrive(arrivals.slice(0, 1), 'hidden');
    expect(shown).toHaveLength(1);
  });

  it.each([
    ['the database refuses it', new DataError('refused', 'permission-denied', '')],
    ['a bug prevents it', new TypeError('a bug')],
  ])('says that it was not stored when %s', async (_, error) => {
    vi.mocked(addStaffDevice).mockRejectedValue(error);
    const { user } = await renderLoaded();
    await user.click(toggle());
    expect(screen.getByRole('alert')).toHaveTextContent(
      'This device could not be stored, so you are notified only while this screen is open.',
    );
    expect(toggle()).toBeChecked();
    expect(reportError).toHaveBeenCalledWith(error);
  });
});
