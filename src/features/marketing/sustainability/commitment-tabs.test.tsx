import { fireEvent, render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CommitmentTabs } from './commitment-tabs';

const pillars = [
  'Environmental Protection',
  'Community Impact',
  'Clean Energy Future',
  'Responsible Business',
];
const pillar = (name: string) => screen.getByRole('tab', { name });
const selected = () => screen.getByRole('tab', { selected: true });

describe('the commitment pillars', () => {
  it('are four, the first selected at the start', () => {
    render(<CommitmentTabs />);
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(pillars);
    expect(selected()).toHaveAccessibleName('Environmental Protection');
  });

  it.each(pillars)('%s is selected by a click and shows the work behind it', async (name) => {
    render(<CommitmentTabs />);
    fireEvent.click(pillar(name));
    expect(selected()).toHaveAccessibleName(name);
    const panel = screen.getByRole('tabpanel', { name });
    expect(pillar(name)).toHaveAttribute('aria-controls', panel.id);
    expect(await within(panel).findAllByRole('listitem')).toHaveLength(3);
  });

  it('change with the arrow keys, round the ends', () => {
    render(<CommitmentTabs />);
    fireEvent.keyDown(pillar('Environmental Protection'), { key: 'ArrowDown' });
    expect(pillar('Community Impact')).toHaveFocus();
    fireEvent.keyDown(pillar('Community Impact'), { key: 'Home' });
    fireEvent.keyDown(pillar('Environmental Protection'), { key: 'ArrowUp' });
    expect(pillar('Responsible Business')).toHaveFocus();
    expect(selected()).toHaveAccessibleName('Responsible Business');
  });
});
