import { act, render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { BottomActionBar } from '@/components/layout/bottom-action-bar';
import { PublicLayout } from '@/components/layout/public-layout';
import { claims } from '@/config/claims';
import { company } from '@/config/company';
import { pages } from '@/config/pages';
import { paths } from '@/config/paths';
import { telHref } from '@/domain/phone';

const modules = import.meta.glob<Record<string, ComponentType>>('./public/*-page.tsx', {
  base: '/src/pages',
  eager: true,
});
const allHours = claims.emergencyDelivery.value;
const publicPages = pages.filter(({ isIndexed }) => isIndexed);
const quote = ['Request A Quote', paths.contact] as const;
const whatsapp = ['WhatsApp', 'https://wa.me/18765550125'] as const;
const emergency = [`Call ${allHours}Emergency line`, 'tel:+18765550199'] as const;

async function renderPage({ path, file }: (typeof publicPages)[number]) {
  const { head: _, ...exported } = modules[`./${file}.tsx`] ?? {};
  const [Content = () => null] = Object.values(exported);
  const { container } = render(
    <MemoryRouter initialEntries={[path]}>
      <Routes>
        <Route element={<PublicLayout />}>
          <Route path={path} element={<Content />} />
        </Route>
      </Routes>
    </MemoryRouter>,
  );
  await act(() => vi.dynamicImportSettled());
  return container;
}

beforeEach(() => {
  // A Sunday.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T12:00:00-05:00') });
});

it.each(publicPages)('shows 24/7 on $path beside the emergency line alone', async (page) => {
  const container = await renderPage(page);
  const links = [...container.querySelectorAll('a')].map((link) => ({
    text: link.textContent ?? '',
    isEmergency: link.getAttribute('href') === telHref(company.emergencyPhone),
  }));
  expect(links.filter(({ text, isEmergency }) => text.includes(allHours) && !isEmergency)).toEqual([]);
  // Beside the number, or in the words around it.
  const silent = links.filter(({ text, isEmergency }) => isEmergency && !/24\/7|emergency/i.test(text));
  expect(silent.every(({ text }) => text === company.emergencyPhone)).toBe(true);
  if (container.querySelector('main')?.textContent?.includes(allHours)) {
    expect(
      container.querySelectorAll(`main a[href="${telHref(company.emergencyPhone)}"]`).length,
    ).toBeGreaterThan(0);
  }
});

describe('The bar at the foot of a phone’s screen', () => {
  async function linksOn(path: string) {
    const { container } = render(
      <MemoryRouter initialEntries={[path]}>
        <BottomActionBar />
      </MemoryRouter>,
    );
    await act(() => vi.dynamicImportSettled());
    return [...container.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')]);
  }

  it.each(publicPages)(
    'offers on $path a call, WhatsApp and, elsewhere than there, the form',
    async ({ path }) => {
      const others = path === paths.contact ? [whatsapp] : [quote, whatsapp];
      expect(await linksOn(path)).toEqual([emergency, ...others]);
    },
  );

  it.each([
    ['at noon of a Monday', '2026-11-23T12:00:00', 'Call usOpen until 6:00 pm', 'tel:+18765550123'],
    ['at noon of a Saturday', '2026-11-28T12:00:00', 'Call usOpen until 4:00 pm', 'tel:+18765550123'],
    ['at closing time', '2026-11-23T18:00:00', ...emergency],
    ['on a public holiday', '2026-12-25T12:00:00', ...emergency],
  ])('dials the open line, %s', async (_, now, text, href) => {
    vi.setSystemTime(new Date(`${now}-05:00`));
    const [call] = await linksOn(paths.home);
    expect(call).toEqual([text, href]);
  });
});
