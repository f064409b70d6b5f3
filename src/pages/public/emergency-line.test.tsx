import { act, render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { PublicLayout } from '@/components/layout/public-layout';
import { claims } from '@/config/claims';
import { company } from '@/config/company';
import { pages } from '@/config/pages';
import { telHref } from '@/domain/phone';

const modules = import.meta.glob<Record<string, ComponentType>>('./public/*-page.tsx', {
  base: '/src/pages',
  eager: true,
});
const allHours = claims.emergencyDelivery.value;

it.each(pages.filter(({ isIndexed }) => isIndexed))(
  'where $path says 24/7 of a number, it is the emergency line’s, which nothing else dials',
  async ({ path, file }) => {
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
    const links = [...container.querySelectorAll('a')].map((link) => ({
      text: link.textContent ?? '',
      isEmergency: link.getAttribute('href') === telHref(company.emergencyPhone),
    }));
    expect(links.filter(({ text, isEmergency }) => text.includes(allHours) && !isEmergency)).toEqual([]);
    // Beside it, or in the words around it.
    const silent = links.filter(({ text, isEmergency }) => isEmergency && !/24\/7|emergency/i.test(text));
    expect(silent.every(({ text }) => text === company.emergencyPhone)).toBe(true);
    const bar = container.querySelector('.bottom-action-bar');
    expect(bar?.querySelector('p')).toBeNull();
    expect([...(bar?.querySelectorAll('a') ?? [])].map(({ textContent }) => textContent)).toEqual([
      `Call ${allHours}Emergency line`,
      'WhatsApp',
    ]);
    if (container.querySelector('main')?.textContent?.includes(allHours)) {
      expect(
        container.querySelectorAll(`main a[href="${telHref(company.emergencyPhone)}"]`).length,
      ).toBeGreaterThan(0);
    }
  },
);
