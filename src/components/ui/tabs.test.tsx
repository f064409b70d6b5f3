import { fireEvent, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Tabs } from './tabs';

const tabs = ['Fleet', 'Farm'].map((label) => ({ id: label, label, panel: <p>{label} deliveries</p> }));

it('hides the other panels after hydration without the style sheet', () => {
  const isHidden = (panel: Element) => panel.classList.contains('hidden');
  const prerendered = document.createElement('div');
  prerendered.innerHTML = renderToStaticMarkup(<Tabs label="Uses" tabs={tabs} />);
  expect([...prerendered.querySelectorAll('[role="tabpanel"]')].map(isHidden)).toEqual([false, false]);

  render(<Tabs label="Uses" tabs={tabs} />);
  expect(screen.getAllByRole('tabpanel').map(isHidden)).toEqual([false, true]);
});

it('leaves the keys of the browser alone', () => {
  render(<Tabs label="Uses" tabs={tabs} />);
  const [first] = screen.getAllByRole('tab');
  if (!first) throw new Error('There is no tab.');
  for (const modifier of ['altKey', 'ctrlKey', 'metaKey']) {
    for (const key of ['ArrowRight', 'ArrowLeft', 'End']) {
      expect(fireEvent.keyDown(first, { key, [modifier]: true })).toBe(true);
      expect(first).toHaveAttribute('aria-selected', 'true');
    }
  }
});
