import { act, screen, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter, useNavigate } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { paths } from '@/config/paths';
import { ContactForm } from './contact-form';
import {
  fields,
  fillRequired,
  pressSubmit,
  showContactForm,
  submitButton,
  write,
} from './contact-form-testing';
import { createCustomer, customerSaved, isCustomerStored, newCustomerId } from './fake-data';

vi.mock('@/data/create-customer', () => import('./fake-data'));
vi.mock('@/data/create-newsletter-subscriber', () => import('./fake-data'));

const notice = () => screen.queryByText('Your answers are still here from before.');
const startAfresh = () => screen.getByRole('button', { name: 'Start afresh' });
const kept = () => Object.values(window.sessionStorage).join();
const thanks = () => screen.findByRole('heading', { name: 'Thank You!' });

/** Fills in the form, and leaves it as a reload does. */
async function writeAndLeave() {
  const { user, unmount } = showContactForm();
  fillRequired();
  await user.click(screen.getByLabelText('Kerosene'));
  await user.click(screen.getByLabelText('SMS alerts'));
  unmount();
}

describe('a form that is opened again in its tab', () => {
  it('holds what was written, says so quietly, and keeps the focus where it was', async () => {
    await writeAndLeave();
    showContactForm();
    expect(fields.firstName()).toHaveValue('Marcia');
    expect(screen.getByLabelText('Kerosene')).toBeChecked();
    expect(screen.getByLabelText('SMS alerts')).toBeChecked();
    expect(notice()).toBeVisible();
    expect(notice()).toHaveAttribute('role', 'status');
    expect(document.body).toHaveFocus();
  });

  it('says nothing when nothing had been written', () => {
    showContactForm().unmount();
    showContactForm();
    expect(notice()).not.toBeInTheDocument();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(screen.queryByRole('button', { name: 'Start afresh' })).not.toBeInTheDocument();
  });

  it('never keeps what only a bot writes', async () => {
    await writeAndLeave();
    const { unmount } = showContactForm();
    const trap = document.querySelector<HTMLInputElement>('input[name="subject"]');
    if (trap) write(trap, 'Cheap loans');
    write(fields.firstName(), 'Marcia');
    expect(kept()).toContain('Bennett');
    expect(kept()).not.toContain('Cheap loans');
    expect(kept()).not.toContain('subject');
    unmount();
  });

  it('takes nobody for a bot who sends at once what took its time before', async () => {
    await writeAndLeave();
    const { user } = showContactForm(undefined, 0);
    await pressSubmit(user);
    await thanks();
    expect(createCustomer).toHaveBeenCalledTimes(1);
  });

  it('is empty after Start afresh, with the focus on its heading, and leaves nothing behind', async () => {
    await writeAndLeave();
    const { user, unmount } = showContactForm();
    await user.click(startAfresh());
    expect(fields.firstName()).toHaveValue('');
    expect(screen.getByLabelText('Kerosene')).not.toBeChecked();
    expect(screen.getByRole('heading', { name: 'Request a quote' })).toHaveFocus();
    expect(notice()).not.toBeInTheDocument();
    expect(window.sessionStorage).toHaveLength(0);
    unmount();
    showContactForm();
    expect(fields.firstName()).toHaveValue('');
  });

  it('is empty after a success, and after Submit Another Form', async () => {
    await writeAndLeave();
    const { user, unmount } = showContactForm();
    await pressSubmit(user);
    await thanks();
    expect(window.sessionStorage).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Submit Another Form' }));
    expect(notice()).not.toBeInTheDocument();
    expect(window.sessionStorage).toHaveLength(0);
    unmount();
    showContactForm();
    expect(fields.firstName()).toHaveValue('');
  });

  it('works as ever where storage is out of reach', async () => {
    vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    await writeAndLeave();
    const { user } = showContactForm();
    expect(fields.firstName()).toHaveValue('');
    createCustomer.mockRejectedValueOnce(new Error('offline'));
    fillRequired();
    await pressSubmit(user);
    await screen.findByRole('alert');
    await pressSubmit(user);
    await thanks();
    expect(createCustomer.mock.calls.map(([id]) => id)).toEqual(['draft1', 'draft1']);
    vi.restoreAllMocks();
  });
});

describe('a parish that a link carries', () => {
  function Leave() {
    const navigate = useNavigate();
    return (
      <button type="button" onClick={() => navigate(paths.contact, { state: { parish: 'Portland' } })}>
        Portland
      </button>
    );
  }

  it('wins over the one that was written before, when the link is followed', async () => {
    const { user, unmount } = showContactForm();
    await user.selectOptions(screen.getByLabelText('Parish'), 'Hanover');
    write(fields.firstName(), 'Marcia');
    unmount();
    showContactForm(undefined, undefined, <Leave />);
    expect(screen.getByLabelText('Parish')).toHaveValue('Hanover');
    await user.click(screen.getByRole('button', { name: 'Portland' }));
    expect(screen.getByLabelText('Parish')).toHaveValue('Portland');
    expect(fields.firstName()).toHaveValue('Marcia');
  });

  it('gives way to another that was chosen since, when the page is reloaded', async () => {
    const { user, unmount } = showContactForm({ parish: 'Portland' });
    await user.selectOptions(screen.getByLabelText('Parish'), 'Hanover');
    unmount();
    showContactForm({ parish: 'Portland' });
    expect(screen.getByLabelText('Parish')).toHaveValue('Hanover');
  });
});

describe('a request whose answer never came', () => {
  const id = 'Lead0000000000000001';

  /** Sends the form in vain, and leaves it as a reload does. */
  async function sendInVain() {
    newCustomerId.mockReturnValueOnce(id);
    createCustomer.mockRejectedValueOnce(new Error('offline'));
    const { user, unmount } = showContactForm();
    fillRequired();
    await pressSubmit(user);
    await screen.findByRole('alert');
    unmount();
  }

  it('is sent again under its id', async () => {
    await sendInVain();
    const { user } = showContactForm();
    await pressSubmit(user);
    await thanks();
    expect(createCustomer.mock.calls.map(([sentId]) => sentId)).toEqual([id, id]);
    expect(createCustomer.mock.calls[1]).toEqual(createCustomer.mock.calls[0]);
    expect(isCustomerStored).not.toHaveBeenCalled();
    expect(window.sessionStorage).toHaveLength(0);
  });

  it('is asked about when it was edited since, and sent under a new id if it was stored', async () => {
    await sendInVain();
    isCustomerStored.mockResolvedValue(true);
    const { user } = showContactForm();
    write(fields.phone(), '876 555 0177');
    await pressSubmit(user);
    await thanks();
    expect(isCustomerStored).toHaveBeenCalledExactlyOnceWith(id);
    expect(createCustomer.mock.lastCall?.[0]).toBe('draft1');
  });

  it('has its id kept before it goes out', async () => {
    newCustomerId.mockReturnValueOnce(id);
    createCustomer.mockImplementation(async () => {
      expect(kept()).toContain(id);
      return customerSaved;
    });
    const { user } = showContactForm();
    fillRequired();
    await pressSubmit(user);
    await thanks();
    expect(createCustomer).toHaveBeenCalledTimes(1);
  });

  it('is a request of its own after Start afresh', async () => {
    await sendInVain();
    const { user } = showContactForm();
    await user.click(startAfresh());
    fillRequired();
    await pressSubmit(user);
    await thanks();
    expect(createCustomer.mock.lastCall?.[0]).toBe('draft1');
  });
});

it('is waited for, and not sent twice, by a form that was left meanwhile and opened again', async () => {
  let answer: (result: typeof customerSaved) => void = () => undefined;
  createCustomer.mockReturnValue(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  const { user, unmount } = showContactForm();
  fillRequired();
  await pressSubmit(user);
  await waitFor(() => expect(createCustomer).toHaveBeenCalled());
  unmount();
  showContactForm();
  expect(screen.getByRole('button', { name: 'Saving to Database...' })).toBeDisabled();
  answer(customerSaved);
  await thanks();
  expect(createCustomer).toHaveBeenCalledTimes(1);
  expect(window.sessionStorage).toHaveLength(0);
});

describe('a prerendered form', () => {
  const page = (
    <StrictMode>
      <MemoryRouter initialEntries={[paths.contact]}>
        <ContactForm />
      </MemoryRouter>
    </StrictMode>
  );
  const container = document.createElement('div');
  afterEach(() => container.remove());

  it('holds nothing of a draft until it is alive, and then what was written early wins', async () => {
    await writeAndLeave();
    const html = renderToString(page);
    expect(html).not.toContain('Marcia');
    expect(html).not.toContain('still here');
    container.innerHTML = html;
    document.body.append(container);
    Object.assign(fields.lastName(), { value: 'Early' });
    for (const fuel of ['Diesel', 'Aviation Fuel'])
      Object.assign(screen.getByLabelText(fuel), { checked: true });

    const root = await act(async () => hydrateRoot(container, page));

    expect(fields.firstName()).toHaveValue('Marcia');
    expect(fields.lastName()).toHaveValue('Early');
    for (const fuel of ['Diesel', 'Kerosene', 'Aviation Fuel'])
      expect(screen.getByLabelText(fuel)).toBeChecked();
    expect(notice()).toBeVisible();
    expect(submitButton()).toBeEnabled();
    expect(kept()).toContain('Early');
    await act(async () => root.unmount());
  });
});
