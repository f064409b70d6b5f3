import { fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { paths } from '@/config/paths';
import { industries } from '@/features/marketing/industry/industries';
import { IndustryPage } from './industry-page';

const names = [
  'Transport & Logistics',
  'Construction',
  'Agriculture',
  'Marine',
  'Power Generation',
  'Mining',
];
const selectedIndustry = () => screen.getByRole('tab', { selected: true }).textContent;
const press = (key: string) => fireEvent.keyDown(screen.getByRole('tab', { selected: true }), { key });

beforeEach(async () => {
  render(
    <MemoryRouter initialEntries={[paths.industry]}>
      <IndustryPage />
    </MemoryRouter>,
  );
  await screen.findByRole('heading', { level: 1, name: 'Industries We Serve' });
});

describe('the Industries page', () => {
  it('offers six industries, the first selected', () => {
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(names);
    expect(selectedIndustry()).toBe('Transport & Logistics');
  });

  it.each(industries)('shows every part of $name when it is clicked', async (industry) => {
    fireEvent.click(screen.getByRole('tab', { name: industry.name }));
    expect(selectedIndustry()).toBe(industry.name);
    const panel = screen.getByRole('tabpanel', { name: industry.name });
    await within(panel).findByRole('heading', { level: 2 });
    expect(
      within(panel)
        .getAllByRole('heading')
        .map(({ tagName, textContent }) => `${tagName} ${textContent}`),
    ).toEqual([
      `H2 ${industry.name}`,
      'H3 At a glance',
      'H3 Challenges',
      'H3 Our Solution',
      'H3 Applications',
      'H3 Key Benefits',
    ]);
    const { description, longDescription, challenges, solution, applications, keyBenefits } = industry;
    const texts = [description, longDescription, ...challenges, solution, ...applications, ...keyBenefits];
    for (const text of texts) expect(within(panel).getByText(text)).toBeInTheDocument();
    for (const { value, label } of industry.stats) {
      expect(within(panel).getByText(label).nextElementSibling).toHaveTextContent(value);
    }
    expect(panel.querySelector(`img[src="${industry.drawing}"]`)).toHaveAttribute('alt', '');
  });

  it('changes the industry with the arrow keys, Home and End', () => {
    press('ArrowRight');
    expect(selectedIndustry()).toBe('Construction');
    expect(screen.getByRole('tab', { name: 'Construction' })).toHaveFocus();
    press('End');
    expect(selectedIndustry()).toBe('Mining');
    press('ArrowRight');
    expect(selectedIndustry()).toBe('Transport & Logistics');
    press('ArrowLeft');
    press('Home');
    expect(selectedIndustry()).toBe('Transport & Logistics');
  });

  it('keeps one tab in the order of the Tab key', () => {
    press('ArrowRight');
    const reachable = screen.getAllByRole('tab').filter(({ tabIndex }) => tabIndex === 0);
    expect(reachable.map(({ textContent }) => textContent)).toEqual(['Construction']);
  });

  it.each([
    ['Get Industry Quote', '/contact'],
    ['Schedule Consultation', '/contact'],
    ['Phone +1 876-555-0123', 'tel:+18765550123'],
    ['Emergency line, 24/7 +1 876-555-0199', 'tel:+18765550199'],
  ])('has in its sidebar the link %s', (name, href) => {
    const sidebar = within(screen.getByRole('complementary', { name: 'Quotes and advice' }));
    expect(sidebar.getByRole('link', { name })).toHaveAttribute('href', href);
  });
});
