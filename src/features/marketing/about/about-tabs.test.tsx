import { fireEvent, render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { AboutTabs } from './about-tabs';

const tab = (name: string) => screen.getByRole('tab', { name });
const headings = async (panel: string, level: number) => {
  const found = await within(screen.getByRole('tabpanel', { name: panel })).findAllByRole('heading', {
    level,
  });
  return found.map(({ textContent }) => textContent);
};

describe("About's tabs", () => {
  it('are four, Our Story open at the start', async () => {
    render(<AboutTabs />);
    expect(screen.getAllByRole('tab').map((one) => one.getAttribute('aria-selected'))).toEqual([
      'true',
      'false',
      'false',
      'false',
    ]);
    expect(tab('Our Story')).toHaveAttribute('aria-selected', 'true');
    expect(await headings('Our Story', 3)).toEqual([
      'Foundation',
      'Market Expansion',
      'Technology Integration',
      'Energy Diversification',
    ]);
  });

  it('keep their names where their labels are hidden on small screens', () => {
    render(<AboutTabs />);
    for (const name of ['Our Story', 'Vision & Mission', 'Energy Solutions', 'Our Values']) {
      expect(tab(name)).toHaveAttribute('aria-label', name);
      expect(within(tab(name)).getByText(name)).toHaveClass('hidden');
    }
  });

  it.each([
    ['Vision & Mission', 2, ['Our Vision', 'Our Mission']],
    [
      'Energy Solutions',
      3,
      [
        'Traditional Fuels',
        'Solar Energy',
        'Energy Storage',
        'Electricity Distribution',
        'Wind Solutions',
        'Electricity pilot',
        'Scale renewables',
        'Caribbean expansion',
      ],
    ],
    ['Our Values', 3, ['Reliability', 'Customer First', 'Innovation', 'Community']],
  ])('%s opens on a click', async (name, level, expected) => {
    render(<AboutTabs />);
    fireEvent.click(tab(name));
    expect(tab(name)).toHaveAttribute('aria-selected', 'true');
    expect(tab('Our Story')).toHaveAttribute('aria-selected', 'false');
    expect(await headings(name, level)).toEqual(expected);
  });

  it.each([
    ['ArrowRight', 'Vision & Mission'],
    ['ArrowLeft', 'Our Values'],
    ['End', 'Our Values'],
  ])('%s moves from Our Story to %s and takes the focus along', (key, name) => {
    render(<AboutTabs />);
    tab('Our Story').focus();
    fireEvent.keyDown(tab('Our Story'), { key });
    expect(tab(name)).toHaveFocus();
    expect(tab(name)).toHaveAttribute('aria-selected', 'true');
  });

  it('say where each energy stands', async () => {
    render(<AboutTabs />);
    const panel = within(screen.getByRole('tabpanel', { name: 'Energy Solutions' }));
    for (const [title, status] of [
      ['Traditional Fuels', 'Established Leader'],
      ['Solar Energy', 'Growing Division'],
      ['Energy Storage', 'Innovation Focus'],
      ['Electricity Distribution', 'Future Vision'],
      ['Wind Solutions', 'Research Phase'],
    ] as const) {
      const heading = await panel.findByRole('heading', { name: title });
      expect(heading.closest('li')).toHaveTextContent(status);
    }
  });
});
