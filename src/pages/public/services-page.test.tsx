import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { company } from '@/config/company';
import { paths } from '@/config/paths';
import { ServicesPage } from './services-page';

const benefits = [
  'Environmental Protection',
  'Engine Performance',
  'Cost Efficiency',
  'Regulatory Compliance',
];
const region = (name: string) => within(screen.getByRole('region', { name }));
const selectedBenefit = () => screen.getByRole('tab', { selected: true }).textContent;

beforeEach(async () => {
  render(
    <MemoryRouter initialEntries={[paths.services]}>
      <ServicesPage />
    </MemoryRouter>,
  );
  await screen.findByRole('heading', { level: 1, name: 'Ultra Low Sulphur Diesel (ULSD)' });
  // The last lazy section.
  await waitFor(() => expect(screen.getAllByRole('region')).toHaveLength(7));
  await screen.findByRole('table', { name: 'ULSD: limits and test methods' });
  await screen.findByText('quality guaranteed');
  await screen.findByRole('heading', { name: 'Environmental Protection' });
});

describe('the ULSD page', () => {
  it('has four stat tiles', () => {
    for (const [label, value] of [
      ['less sulfur', '90%'],
      ['longer engine life', '25%'],
      ['countries', '50+'],
      ['quality guaranteed', '100%'],
    ] as const)
      expect(screen.getByText(label).nextElementSibling).toHaveTextContent(value);
  });

  it('offers four benefits, the first selected', () => {
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(benefits);
    expect(selectedBenefit()).toBe('Environmental Protection');
  });

  it('shows each benefit when it is clicked, with its line of the sheet', () => {
    for (const benefit of benefits.toReversed()) {
      fireEvent.click(screen.getByRole('tab', { name: benefit }));
      expect(selectedBenefit()).toBe(benefit);
      const panel = within(screen.getByRole('tabpanel', { name: benefit }));
      expect(panel.getByRole('heading', { name: benefit })).toBeInTheDocument();
      expect(panel.getAllByRole('listitem')).toHaveLength(3);
      expect(panel.getByText(/^On the data sheet: /).nextElementSibling).toHaveTextContent(/\d/);
    }
  });

  it('changes the benefit with the arrow keys, round the end', () => {
    fireEvent.keyDown(screen.getByRole('tab', { selected: true }), { key: 'ArrowUp' });
    expect(selectedBenefit()).toBe('Regulatory Compliance');
    expect(screen.getByRole('tab', { selected: true })).toHaveFocus();
    fireEvent.keyDown(screen.getByRole('tab', { selected: true }), { key: 'ArrowDown' });
    expect(selectedBenefit()).toBe('Environmental Protection');
  });

  it('lists six countries with year, standard and impact', () => {
    const adoption = region('Global Adoption');
    expect(adoption.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'United States',
      'Canada',
      'Japan',
      'Germany',
      'Australia',
      'India',
    ]);
    for (const entry of adoption.getAllByRole('listitem')) {
      expect(entry).toHaveTextContent(/^20\d\d.+\d\d ppm.+\.$/);
    }
  });

  it('specifies eight properties, each with a test method', () => {
    for (const [property, limit] of [
      ['Sulfur', '≤15 ppm'],
      ['Cetane', '≥51'],
      ['Density at 15°C', '820-845 kg/m³'],
      ['Flash point', '≥55°C'],
      ['Cloud point', '≤4°C'],
      ['Pour point', '≤-6°C'],
      ['Water', '≤200 mg/kg'],
      ['Ash', '≤0.01% m/m'],
    ] as const) {
      const row = region('Technical Specification').getByRole('rowheader', { name: property }).closest('tr');
      const [value, method] = within(row as HTMLElement).getAllByRole('cell');
      expect(value?.textContent).toBe(limit);
      expect(method).toHaveTextContent(/^ASTM D\d+ \/ (EN )?ISO \d+$/);
    }
  });

  it('heads the sheet with product, standards, number and revision, and signs it with the company’s address', () => {
    const sheet = region('Technical Specification');
    for (const text of [
      /^Ultra Low Sulphur Diesel \(ULSD\)$/,
      /^ASTM D975 and EN 590$/,
      /^IFD-ULSD-01$/,
      company.name,
    ]) {
      expect(sheet.getByText(text)).toBeVisible();
    }
    expect(sheet.getByRole('link', { name: company.phone })).toHaveAttribute('href', 'tel:+18765550123');
    expect(sheet.getByRole('link', { name: company.email })).toHaveAttribute(
      'href',
      `mailto:${company.email}`,
    );
  });

  it('prints the specification alone at a click, and the whole page afterwards', () => {
    const { dataset } = document.documentElement;
    const printed: unknown[] = [];
    const print = vi.spyOn(window, 'print').mockImplementation(() => printed.push(dataset.print));
    fireEvent.click(screen.getByRole('button', { name: 'Print this sheet' }));
    expect(printed).toEqual(['sheet']);
    expect(
      screen.getByRole('region', { name: 'Technical Specification' }).closest('.beside-sheet'),
    ).toBeNull();
    expect(screen.getByRole('region', { name: 'Premium Services' }).closest('.beside-sheet')).not.toBeNull();
    fireEvent(window, new Event('afterprint'));
    expect(dataset.print).toBeUndefined();
    print.mockRestore();
  });

  it('writes sulfur one way, but for the product’s and a regulation’s name', () => {
    const names = /Ultra Low Sulphur Diesel|Sulphur in Diesel Fuel Regulations/g;
    const text = document.body.textContent?.replace(names, '');
    expect(text).toContain('less sulfur');
    expect(text).not.toMatch(/sulphur/i);
  });

  it('lists the six industries that use it', () => {
    expect(
      region('Who uses it')
        .getAllByRole('term')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Transport & Logistics',
      'Construction',
      'Agriculture',
      'Marine',
      'Power Generation',
      'Mining',
    ]);
  });

  it('has four premium services, the emergency line among them', () => {
    const services = region('Premium Services');
    expect(services.getAllByRole('heading', { level: 3 })).toHaveLength(4);
    expect(services.getByRole('link')).toHaveAttribute('href', 'tel:+18765550199');
  });

  it('shows three testimonials with 5 stars, each rating as one picture', () => {
    const said = region('What Customers Say');
    expect(said.getAllByRole('figure')).toHaveLength(3);
    expect(said.getAllByRole('img', { name: '5 out of 5 stars' })).toHaveLength(3);
  });

  it('links to /contact by “Get Quote Now” and “Schedule Delivery”', () => {
    for (const name of ['Get Quote Now', 'Schedule Delivery']) {
      const links = screen.getAllByRole('link', { name });
      expect(links.map((link) => link.getAttribute('href'))).toEqual(['/contact', '/contact']);
    }
  });

  it('has one first-level heading and skips no level', () => {
    const levels = screen.getAllByRole('heading').map(({ tagName }) => Number(tagName.slice(1)));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    levels.reduce((before, level) => {
      expect(level).toBeLessThanOrEqual(before + 1);
      return level;
    });
  });
});
