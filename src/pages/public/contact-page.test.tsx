import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { paths } from '@/config/paths';
import { fillRequired, findThanks, pressSubmit } from '../../../tests/support/contact-form';
import { ContactPage } from './contact-page';

const page = (
  <MemoryRouter initialEntries={[paths.contact]}>
    <ContactPage />
  </MemoryRouter>
);
const linksIn = (region: HTMLElement) =>
  within(region)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

vi.mock('@/data/create-customer', () => import('../../../tests/support/fake-create-customer'));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T15:00:00-05:00') });
});

describe('the page Get In Touch', () => {
  it('shows two phone numbers, a WhatsApp number, an e-mail address and the location', async () => {
    render(page);
    expect(await screen.findByRole('heading', { level: 1, name: 'Get In Touch' })).toBeVisible();
    const information = screen.getByRole('region', { name: 'Contact information' });
    expect(linksIn(information)).toEqual([
      ['+1 876-555-0123', 'tel:+18765550123'],
      ['+1 876-555-0124', 'tel:+18765550124'],
      ['+1 876-555-0125', 'https://wa.me/18765550125'],
      ['info@islandfuel.example', 'mailto:info@islandfuel.example'],
    ]);
    expect(within(information).getByText('Spanish Town, Saint Catherine Parish')).toBeVisible();
  });

  it('gives contact information and business hours before what it adds to them', () => {
    render(page);
    const aside = within(
      screen.getByRole('complementary', { name: 'Contact information and business hours' }),
    );
    expect(aside.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Contact information',
      'Business hours',
      'How your quote works',
      'Rated 4.8 out of 5 from 127 reviews',
    ]);
    expect(aside.getByText('Second Bell Builders, Ocho Rios')).toBeVisible();
  });

  it('gives each in one line above the form, with the emergency line', async () => {
    render(page);
    const lines = within(screen.getByRole('list', { name: 'In brief' })).getAllByRole('listitem');
    expect(lines.map(({ textContent }) => textContent)).toEqual([
      'info@islandfuel.example, Spanish Town',
      'Mon to Fri 7:00\u00a0am\u00a0– 6:00\u00a0pm, Sat 8:00\u00a0am\u00a0– 4:00\u00a0pm',
      'Rated 4.8 out of 5 from 127 reviews',
      '24/7 emergency delivery: +1 876-555-0199',
    ]);
    const form = await screen.findByRole('form');
    expect(lines[0]?.compareDocumentPosition(form)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('holds the form’s place with its heading and the phone number until the form is there', async () => {
    vi.resetModules();
    const { ContactPage: NewPage } = await import('./contact-page');
    render(
      <MemoryRouter initialEntries={[paths.contact]}>
        <NewPage />
      </MemoryRouter>,
    );
    expect(screen.getByRole('heading', { name: 'Request a quote' })).toBeVisible();
    const line = screen.getByText('Rather call?');
    expect(within(line).getByRole('link')).toHaveAttribute('href', 'tel:+18765550123');
    expect(await screen.findByRole('form', { name: 'Delivery ticket' })).toBeVisible();
    expect(line).not.toBeInTheDocument();
  });

  it('has Thank You! as its one heading of the first level and in its title, until another form is begun', async () => {
    render(page);
    await screen.findByRole('form');
    const headings = () => screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent);
    const user = userEvent.setup({ delay: null });
    fillRequired();
    await pressSubmit(user);
    const { heading } = await findThanks();
    expect(headings()).toEqual(['Thank You!']);
    expect(heading).toHaveFocus();
    await waitFor(() => expect(document.title).toBe('Thank You! | Island Fuel Delivery'));
    await user.click(screen.getByRole('button', { name: 'Submit Another Form' }));
    expect(headings()).toEqual(['Get In Touch']);
    expect(document.title).not.toContain('Thank You!');
  });

  it('shows the business hours, today’s state by the clock in Jamaica, and that emergencies are answered 24/7', async () => {
    render(page);
    const hours = screen.getByRole('region', { name: 'Business hours' });
    for (const text of [
      'Monday to Friday',
      '7:00 am – 6:00 pm',
      '8:00 am – 4:00 pm',
      'Emergency only',
      '24/7',
    ]) {
      expect(within(hours).getByText(text)).toBeVisible();
    }
    expect(await within(hours).findByText('Open now until 6:00 pm')).toBeVisible();
  });

  it("names today's public holiday and the next ones", async () => {
    vi.setSystemTime(new Date('2026-12-25T12:00:00-05:00'));
    render(page);
    const hours = screen.getByRole('region', { name: 'Business hours' });
    expect(await within(hours).findByText('Closed for Christmas Day: emergency only')).toBeVisible();
    await within(hours).findByText('Christmas Day');
    const rows = within(hours).getAllByRole('term').slice(3);
    expect(rows.map((row) => [row.textContent, row.nextElementSibling?.textContent])).toEqual([
      ['Christmas Day Friday, 25 December', 'Emergency only'],
      ['Boxing Day Saturday, 26 December', 'Emergency only'],
      ["New Year's Day Friday, 1 January", 'Emergency only'],
    ]);
  });

  it('is prerendered without the time of day and without the date', () => {
    vi.setSystemTime(new Date('2026-12-25T12:00:00-05:00'));
    const html = renderToString(page);
    expect(html).toContain('Monday to Friday');
    expect(html).not.toMatch(/Open now|Christmas/);
  });
});
