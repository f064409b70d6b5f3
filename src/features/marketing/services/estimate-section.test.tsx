import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { paths } from '@/config/paths';
import { fuelSources } from '@/domain/fuel-estimate';
import { EstimateSection } from './estimate-section';

/** Shows the router state of a link to /contact. */
function Carried() {
  const navigate = useNavigate();
  return (
    <>
      <output>{JSON.stringify(useLocation().state)}</output>
      <button type="button" onClick={() => navigate(-1)}>
        Back
      </button>
    </>
  );
}

// The page remembers its values.
beforeEach(() => vi.resetModules());

async function openCalculator() {
  const { EstimateSection } = await import('./estimate-section');
  const user = userEvent.setup({ delay: null });
  render(
    <MemoryRouter initialEntries={[paths.services]}>
      <Routes>
        <Route path={paths.services} element={<EstimateSection />} />
        <Route path={paths.contact} element={<Carried />} />
      </Routes>
    </MemoryRouter>,
  );
  await user.click(screen.getByRole('button', { name: 'Work it out' }));
  await screen.findByRole('group', { name: 'Work it out for' });
  const fill = async (label: string, text: string) => {
    await user.clear(screen.getByLabelText(label));
    await user.type(screen.getByLabelText(label), text);
  };
  const choose = (label: string, option: string) => user.selectOptions(screen.getByLabelText(label), option);
  const ask = async () => {
    await user.click(screen.getByRole('link', { name: 'Request A Quote for this' }));
    return JSON.parse(screen.getByRole('status').textContent ?? '') as unknown;
  };
  return { user, fill, choose, ask };
}

const result = () => screen.getByRole('status').textContent;

it('leads the next Tab from “Work it out” into the calculator', async () => {
  const { EstimateSection } = await import('./estimate-section');
  const user = userEvent.setup({ delay: null });
  render(
    <MemoryRouter>
      <EstimateSection />
    </MemoryRouter>,
  );
  screen.getByRole('button', { name: 'Work it out' }).focus();
  await user.keyboard('{Enter}');
  const [first] = within(await screen.findByRole('group', { name: 'Work it out for' })).getAllByRole('radio');
  expect(document.activeElement).not.toBe(document.body);
  await user.tab();
  expect(first).toHaveFocus();
});

describe('the typical values', () => {
  it('stand in the page, in gallons and litres, with their sources', () => {
    render(
      <MemoryRouter>
        <EstimateSection />
      </MemoryRouter>,
    );
    const row = screen.getByRole('rowheader', { name: 'Generator, 100 kVA' }).closest('tr');
    const cells = within(row as HTMLElement).getAllByRole('cell');
    expect(cells.map(({ textContent }) => textContent)).toEqual(['2.8–3.8', '11–14']);
    expect(screen.getAllByRole('rowheader')).toHaveLength(15);
    for (const { publisher, document } of Object.values(fuelSources)) {
      expect(screen.getByText(new RegExp(`${publisher}, ${document}`.replace(/[()]/g, '.')))).toBeVisible();
    }
  });
});

describe('the fuel calculator', () => {
  it('keeps its values during a visit to the form', async () => {
    const { user, fill, ask } = await openCalculator();
    await fill('Rating on the plate', '250');
    await ask();
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await user.click(screen.getByRole('button', { name: 'Work it out' }));
    expect(await screen.findByLabelText('Rating on the plate')).toHaveValue('250');
  });

  it("shows a generator's range in gallons and litres", async () => {
    await openCalculator();
    // 80 kW at half load: 12.5 litres an hour; 40 hours a week; 15 % to either side.
    expect(result()).toBe(
      'A delivery, weekly110–150 gallons420–570 litres2.8–3.8 gallons (11–14 litres) an hour',
    );
  });

  it('carries fuel, volume, frequency and one line to the form', async () => {
    const { fill, choose, ask } = await openCalculator();
    await fill('Rating on the plate', '1,000');
    await choose('Load, on average', 'Full');
    await choose('A delivery', 'Monthly');
    expect(await ask()).toEqual({
      estimate: {
        fuel: 'Diesel',
        volume: 'over-1000',
        frequency: 'monthly',
        line: 'generator 1,000 kVA, full load, 8 h a day, 5 days a week: 8,300–11,000 gallons (31,000–43,000 litres) a delivery, monthly.',
      },
    });
  });

  it('counts machines, and all days of a single delivery', async () => {
    const { user, fill, choose, ask } = await openCalculator();
    await user.click(screen.getByRole('radio', { name: 'Trucks, machines' }));
    await choose('Kind', 'Backhoe loader');
    await fill('How many', '2');
    await choose('A delivery', 'One time');
    await fill('Days in all', '2');
    expect(result()).toMatch(/^One delivery for all of it93–150 gallons/);
    expect(await ask()).toMatchObject({
      estimate: {
        volume: '100-500',
        frequency: 'one-time',
        line: '2 × backhoe loader, 8 h a day, 2 days in all: 93–150 gallons (350–560 litres) a delivery, one time.',
      },
    });
  });

  it('shows the room in a tank for any fuel but gas', async () => {
    const { user, fill, choose, ask } = await openCalculator();
    await user.click(screen.getByRole('radio', { name: 'Room in a tank' }));
    await choose('Shape', 'Box');
    await fill('Length', '231');
    await fill('Width', '10');
    await fill('Height', '10');
    await fill('Dip: how deep the fuel stands', '5');
    await choose('Fuel', 'Kerosene');
    expect(result()).toMatch(/^What fits in43–48 gallons.*The tank holds 100 gallons \(380 litres\)/);
    expect(screen.queryByRole('option', { name: 'Cooking Gas (LPG)' })).toBeNull();
    const carried = await ask();
    expect(carried).toMatchObject({ estimate: { fuel: 'Kerosene', volume: 'under-50' } });
    expect(carried).not.toHaveProperty('estimate.frequency');
  });

  it.each([
    ['100 kVA', '1/2', '100', '0.5'],
    ['1,000', '12½', '1000', '12.5'],
    ['80kVA', '7 1/4 hrs', '80', '7.25'],
    ['80.', '7.h', '80', '7'],
    ['１００', '7-1/4 hrs', '100', '7.25'],
    ['1 000', '7 1/3', '1000', '7.333333333333333'],
  ])('takes %j and %j for %s and %s', async (rating, hours, plainRating, plainHours) => {
    const { fill } = await openCalculator();
    await fill('Rating on the plate', rating);
    await fill('Hours a day', hours);
    const found = result();
    await fill('Rating on the plate', plainRating);
    await fill('Hours a day', plainHours);
    expect(result()).toBe(found);
    expect(found).toMatch(/gallons/);
  });

  it('names and marks a number that is none, and offers nothing', async () => {
    await openCalculator();
    for (const [label, text, problem] of [
      ['Hours a day', '', 'Enter a number for “Hours a day”, e.g. 7.5.'],
      ['Rating on the plate', '0', 'Enter a number above 0 for “Rating on the plate”, e.g. 100.'],
      ['Rating on the plate', 'Infinity', 'Enter a number for “Rating on the plate”, e.g. 100.'],
      ['Rating on the plate', '-5', 'Enter a number above 0 for “Rating on the plate”, e.g. 100.'],
      ['Rating on the plate', '5/0', 'Enter a number for “Rating on the plate”, e.g. 100.'],
      ['Rating on the plate', '1.5 MW', 'Enter “Rating on the plate” in kVA, e.g. 100.'],
      ['Hours a day', '12½ min', 'Enter “Hours a day” in hours, e.g. 7.5.'],
      ['Rating on the plate', '80kW', 'Enter “Rating on the plate” in kVA, e.g. 100.'],
      ['Hours a day', '20 min', 'Enter “Hours a day” in hours, e.g. 7.5.'],
      ['Days a week', '2 weeks', 'Enter “Days a week” in days, e.g. 5.'],
      ['Hours a day', '24/7', 'Enter a number for “Hours a day”, e.g. 7.5.'],
      ['Days a week', '5/7', 'Enter a number for “Days a week”, e.g. 5.'],
      ['Rating on the plate', '100/125', 'Enter a number for “Rating on the plate”, e.g. 100.'],
      ['Hours a day', '5/4', 'Enter a number for “Hours a day”, e.g. 7.5.'],
      ['Hours a day', '2,5', 'Enter a number for “Hours a day”, e.g. 7.5.'],
      ['Hours a day', '25', 'A day has 24 hours: “Hours a day” is too high.'],
      ['Days a week', '8', 'A week has 7 days: “Days a week” is too high.'],
    ] as const) {
      const field = screen.getByLabelText<HTMLInputElement>(label);
      const before = field.value;
      fireEvent.change(field, { target: { value: text } });
      expect(result()).toBe(problem);
      expect(field).toBeInvalid();
      expect(field).toHaveAccessibleDescription(problem);
      expect(screen.queryByRole('link', { name: 'Request A Quote for this' })).toBeNull();
      fireEvent.change(field, { target: { value: before } });
      expect(field).toBeValid();
    }
  });

  it('names and marks each number that is missing, and no other', async () => {
    const { user } = await openCalculator();
    await user.click(screen.getByRole('radio', { name: 'Trucks, machines' }));
    await user.clear(screen.getByLabelText('How many'));
    await user.clear(screen.getByLabelText('Days a week'));
    expect(result()).toBe('Enter a number for “How many”, e.g. 3.Enter a number for “Days a week”, e.g. 5.');
    const invalid = screen.getAllByRole('textbox').filter((box) => box.ariaInvalid === 'true');
    expect(invalid).toEqual([screen.getByLabelText('How many'), screen.getByLabelText('Days a week')]);
  });

  it('marks the measure of a tank that is no number', async () => {
    const { user, fill } = await openCalculator();
    await user.click(screen.getByRole('radio', { name: 'Room in a tank' }));
    await fill('Length', 'long');
    expect(screen.getByLabelText('Length')).toHaveAccessibleDescription(
      'Enter a number for “Length”, e.g. 48.',
    );
    expect(screen.getByLabelText('Dip: how deep the fuel stands')).toBeValid();
  });

  it('asks for a dip of 0 or more where it is below 0', async () => {
    const { user, fill } = await openCalculator();
    await user.click(screen.getByRole('radio', { name: 'Room in a tank' }));
    await fill('Dip: how deep the fuel stands', '-1');
    expect(result()).toBe('Enter 0 or more for “Dip: how deep the fuel stands”, e.g. 12.5.');
  });

  it('reports a full tank and a dip deeper than the tank', async () => {
    const { user, fill } = await openCalculator();
    await user.click(screen.getByRole('radio', { name: 'Room in a tank' }));
    await fill('Dip: how deep the fuel stands', '49');
    expect(result()).toBe('The dip is deeper than the tank.');
    await fill('Dip: how deep the fuel stands', '48');
    expect(result()).toBe('The tank is full: nothing fits in.');
    expect(screen.queryByRole('link', { name: 'Request A Quote for this' })).toBeNull();
  });

  it('asks for the unit of a tank that holds less than a gallon', async () => {
    const { user, fill, choose } = await openCalculator();
    await user.click(screen.getByRole('radio', { name: 'Room in a tank' }));
    await choose('Shape', 'Box');
    for (const name of ['Length', 'Width', 'Height']) await fill(name, '5');
    await fill('Dip: how deep the fuel stands', '1');
    expect(result()).toBe('Such a tank holds less than a gallon: are its sizes in inches?');
  });
});
