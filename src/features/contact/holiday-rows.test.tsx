import { render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { HolidayRows } from './holiday-rows';

describe('The public holidays in the business hours', () => {
  it.each([
    ['two weeks before one, with it', '2026-10-05T00:00:00-05:00', ["Heroes' Day Monday, 19 October"]],
    ['earlier, without it', '2026-10-04T23:59:59-05:00', []],
    ['on the day itself, with it', '2026-10-19T23:59:59-05:00', ["Heroes' Day Monday, 19 October"]],
    ['on the day after, without it', '2026-10-20T00:00:00-05:00', []],
    [
      'before Easter, with both',
      '2027-03-20T12:00:00-05:00',
      ['Good Friday Friday, 26 March', 'Easter Monday Monday, 29 March'],
    ],
  ])('are listed %s', (_, now, terms) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
    render(
      <dl>
        <HolidayRows />
      </dl>,
    );
    expect(screen.queryAllByRole('term').map((term) => term.textContent)).toEqual(terms);
    expect(screen.queryAllByText('Emergency only')).toHaveLength(terms.length);
  });
});
