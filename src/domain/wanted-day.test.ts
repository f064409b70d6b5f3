import { describe, expect, it } from 'vitest';
import { isPastDay, isWantedDay, openingDays, wantedDayText, withWantedDay } from './wanted-day';

const at = (time: string) => new Date(`${time}-05:00`);

describe('the days on offer', () => {
  it('begin with the next opening, be it today, and leave out Sundays', () => {
    const saturday = ['2026-11-28', '2026-11-30', '2026-12-01'];
    expect(openingDays(at('2026-11-28T07:59:00'), 3)).toEqual(saturday);
    expect(openingDays(at('2026-11-28T08:00:00'), 2)).toEqual(saturday.slice(1));
  });

  it('leave out public holidays', () => {
    expect(openingDays(at('2026-12-24T12:00:00'), 3)).toEqual(['2026-12-28', '2026-12-29', '2026-12-30']);
  });

  it('are those of Jamaica, whatever the time elsewhere', () => {
    expect(openingDays(new Date('2026-11-24T03:00:00Z'), 1)).toEqual(['2026-11-24']);
  });
});

describe('a wanted day', () => {
  it.each(['', 'asap', '2026-11-30'])('may be %j', (value) => {
    expect(isWantedDay(value)).toBe(true);
  });

  it.each(['soon', '2026-02-30', '2026-11-30T00:00', '30/11/2026', 7, null, undefined, ['asap']])(
    'is never %j',
    (value) => {
      expect(isWantedDay(value)).toBe(false);
    },
  );

  it.each([
    ['2026-11-29', true],
    ['2026-11-30', false],
    ['asap', false],
    ['', false],
  ])('%j is over on 30 November: %j', (wanted, isOver) => {
    expect(isPastDay(wanted, at('2026-11-30T23:59:00'))).toBe(isOver);
  });

  it('is read as a sentence begins', () => {
    expect(wantedDayText('asap')).toBe('As soon as possible');
    expect(wantedDayText('2026-11-30')).toBe('Monday, 30 November');
  });
});

describe('the first line of a message', () => {
  it('says when it is wanted, if anything does', () => {
    expect(withWantedDay('Two tanks.', 'asap')).toBe('Wanted: As soon as possible\nTwo tanks.');
    expect(withWantedDay('', '2026-11-30')).toBe('Wanted: Monday, 30 November');
    expect(withWantedDay('Two tanks.', '')).toBe('Two tanks.');
  });
});
