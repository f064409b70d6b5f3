import { render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { paths } from '@/config/paths';
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

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T15:00:00-05:00') });
});
afterEach(() => {
  vi.useRealTimers();
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

  it('says that a public holiday is one, and which are next', async () => {
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
