import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { afterEach, expect, it } from 'vitest';
import { lazyStaticSection } from './lazy-static-section';

afterEach(() => {
  document.body.innerHTML = '';
});

const Section = () => <p>Two tanks.</p>;

async function hydrate(load: () => Promise<typeof Section>) {
  const Part = lazyStaticSection('tanks', load);
  const root = document.createElement('div');
  root.innerHTML = '<!--$--><div id="tanks"><p>Two tanks.</p></div><!--/$-->';
  document.body.append(root);
  await act(async () => {
    hydrateRoot(root, <Part />, { onRecoverableError: (error) => expect.fail(String(error)) });
  });
  return root;
}

it.each([
  ['arrives', async () => Section],
  [
    'does not arrive',
    () => Promise.reject(new TypeError('Failed to fetch dynamically imported module: /x.js')),
  ],
])('keeps its prerendered HTML when its script %s', async (_, load) => {
  const root = await hydrate(load);
  expect(root.querySelector('#tanks > p')).toHaveTextContent('Two tanks.');
  expect(document.querySelectorAll('p')).toHaveLength(1);
});

it('shows a notice when script and HTML are missing', async () => {
  const Part = lazyStaticSection('tanks', () =>
    Promise.reject(new TypeError('Failed to fetch dynamically imported module: /x.js')),
  );
  render(<Part />);
  expect(await screen.findByRole('alert')).toHaveTextContent('Loading chunk failed');
  expect(screen.getByRole('button', { name: 'Load again' })).toBeInTheDocument();
});

it('has its id without prerendered HTML', async () => {
  const Part = lazyStaticSection('tanks', async () => Section);
  render(<Part />);
  expect((await screen.findByText('Two tanks.')).parentElement).toHaveAttribute('id', 'tanks');
});
