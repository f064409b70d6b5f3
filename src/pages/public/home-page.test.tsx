import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import { ratingText } from '@/config/claims';
import { paths } from '@/config/paths';
import { chosenParishKey, parishes } from '@/domain/options';
import { HomePage } from './home-page';

beforeEach(async () => {
  render(
    <MemoryRouter initialEntries={[paths.home]}>
      <HomePage />
    </MemoryRouter>,
  );
  await screen.findByRole('group', { name: 'Your parish' });
});

it('links each of the three services to its page', () => {
  const services = screen.getByRole('region', { name: 'Our Comprehensive Services' });
  const links = within(services)
    .getAllByRole('listitem')
    .map((item) => {
      const link = within(item).getByRole('link');
      return [within(item).getByRole('heading').textContent, link.textContent, link.getAttribute('href')];
    });
  expect(links).toEqual([
    ['Mobile Fuel Delivery', 'See our diesel and services', '/services'],
    ['Fleet Refueling Programs', 'See how we supply fleets', '/industry'],
    ['Bulk Fuel Supply', 'Work out how much you need', '/services#estimate'],
  ]);
});

it('shows one testimonial with the rating', () => {
  const proof = within(screen.getByRole('region', { name: ratingText }));
  expect(proof.getAllByRole('figure')).toHaveLength(1);
  expect(proof.getByText('Three Mango Haulage, Old Harbour')).toBeVisible();
});

it('tells search engines of the rating that it shows', async () => {
  const business = await waitFor(() => {
    const block = document.getElementById('ld-local-business')?.textContent;
    expect(block).toBeTruthy();
    return JSON.parse(block ?? '') as { aggregateRating: { ratingValue: number; reviewCount: number } };
  });
  const { ratingValue, reviewCount } = business.aggregateRating;
  expect(ratingText).toContain(`${ratingValue} out of 5 from ${reviewCount} reviews`);
  expect(screen.getAllByText(ratingText)[0]).toBeVisible();
});

it('stores the chosen parish for the form, whichever link leads there', () => {
  fireEvent.click(screen.getByRole('radio', { name: 'Portland' }));
  expect(window.sessionStorage.getItem(chosenParishKey)).toBe('Portland');
});

it('names every parish on the map', () => {
  const names = [...document.querySelectorAll('svg text')].map((name) =>
    [...name.querySelectorAll('tspan')].map(({ textContent }) => textContent).join(' '),
  );
  expect(names.toSorted()).toEqual(parishes.map(({ label }) => label).toSorted());
});
