import { render, screen } from '@testing-library/react';
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
