import { describe, expect, it } from 'vitest';
import {
  deliveryVolume,
  generatorLitres,
  generatorRate,
  machines,
  tankRoom,
  volumeBand,
} from './fuel-estimate';
import { litresPerGallon, volumeText } from './volume';

/** An engine turns its alternator and its fan: about nine tenths of its gross power become electricity. */
const electric = (grossKilowatts: number) => 0.9 * grossKilowatts;
const gallons = (...amounts: number[]) => amounts.map((amount) => amount * litresPerGallon);

/** Litres an hour as the makers publish them: docs/fuel-consumption.md says where. */
const sheets: [sheet: string, kilowatts: number, loads: number[], litres: number[]][] = [
  ['Caterpillar C15 GC, 60 Hz', 500, [0.25, 0.5, 0.75, 1], [41.9, 71.3, 110.5, 137]],
  ['Cummins 6BT5.9-G6, 1,800 rpm', electric(115), [0.25, 0.5, 0.75, 1], gallons(2.3, 4.2, 5.9, 7.6)],
  ['Cummins 6BTAA5.9-G6, 1,800 rpm', electric(150), [0.25, 0.5, 0.75, 1], gallons(3.1, 5.5, 8.3, 10.4)],
  ['Cummins QSK23-G3, 1,500 rpm', electric(701), [0.25, 0.5, 0.75, 1], gallons(12.2, 22.4, 32, 42.5)],
  ['Kohler KD1000-E, standby', 800, [1], [204]],
  ['Kohler KD1000-E, prime', 727, [1], [180]],
];

describe("a generator's consumption", () => {
  it.each(
    sheets.flatMap(([sheet, kilowatts, loads, litres]) =>
      loads.map((load, index) => [sheet, load, kilowatts, litres[index] ?? 0] as const),
    ),
  )('is within 15 % of %s at a load of %d', (_, load, kilowatts, published) => {
    const share = generatorLitres(kilowatts, load) / published;
    expect(share).toBeGreaterThan(0.85);
    expect(share).toBeLessThan(1.15);
  });

  // The chart that dealers hand round, in gallons at a quarter, a half, three quarters and full load.
  it.each([
    [20, 0.6, 0.9, 1.3, 1.6],
    [30, 1.3, 1.8, 2.4, 2.9],
    [40, 1.6, 2.3, 3.2, 4],
    [100, 2.6, 4.1, 5.8, 7.4],
    [500, 11, 18.5, 26.4, 35.7],
    [1000, 21.6, 36.4, 52.1, 71.1],
  ])('holds the dealers’ chart within its range, at %d kW', (kilowatts, ...chart) => {
    chart.forEach((published, index) => {
      const { low, high } = generatorRate(kilowatts, (index + 1) / 4);
      // The chart is rounded to a tenth.
      expect(published).toBeGreaterThan(low - 0.05);
      expect(published).toBeLessThan(high + 0.05);
    });
  });
});

describe("a machine's consumption", () => {
  // Caterpillar, Performance Handbook 47, medium load factor, litres an hour.
  it.each([
    ['backhoe', 11.7, 17.4],
    ['backhoe', 11.4, 17],
    ['loader', 5.2, 8.5],
    ['loader', 5.6, 8.9],
    ['large-loader', 10.3, 12.4],
    ['large-loader', 12.4, 15.4],
  ])("covers the handbook's range for a %s: %d to %d litres", (kind, low, high) => {
    const rate = machines.find(({ value }) => value === kind)?.rate;
    expect((rate?.low ?? 0) * litresPerGallon).toBeLessThanOrEqual(low + 1e-9);
    expect((rate?.high ?? 0) * litresPerGallon).toBeGreaterThanOrEqual(high - 1e-9);
    expect((rate?.high ?? 0) / (rate?.low ?? 1)).toBeLessThan(1.8);
  });

  it('are each burned at a range, the least first', () => {
    for (const { rate } of machines) expect(rate.low).toBeLessThan(rate.high);
  });
});

describe('the delivery volume', () => {
  const rate = { low: 2, high: 3 };

  it.each([
    ['weekly', 5, { low: 80, high: 120 }],
    ['bi-weekly', 5, { low: 160, high: 240 }],
    ['one-time', 3, { low: 48, high: 72 }],
  ] as const)('%s, running 8 hours on %d days', (frequency, days, expected) => {
    expect(deliveryVolume(rate, { hoursADay: 8, days, frequency })).toEqual(expected);
  });

  it('lasts a month of 52 twelfths of a week', () => {
    const { low } = deliveryVolume(rate, { hoursADay: 1, days: 6, frequency: 'monthly' });
    expect(low).toBeCloseTo(52);
  });
});

describe('the room in a tank', () => {
  const middle = (tank: Parameters<typeof tankRoom>[0]) => {
    const { room, capacity } = tankRoom(tank) ?? { room: { low: -1, high: -1 }, capacity: -1 };
    return { room: (room.low + room.high) / 2, capacity };
  };

  it('a box of 231 × 10 × 10 inches holds 100 gallons, of which 95 may be filled', () => {
    const box = { shape: 'box', sizes: [231, 10, 10], unit: 'inches' } as const;
    expect(middle({ ...box, dip: 0 }).capacity).toBeCloseTo(100);
    expect(middle({ ...box, dip: 0 }).room).toBeCloseTo(95);
    expect(middle({ ...box, dip: 5 }).room).toBeCloseTo(45);
  });

  it("has the dipstick's tolerance and never exceeds the fill limit", () => {
    const box = { shape: 'box', sizes: [231, 10, 10], unit: 'inches' } as const;
    expect(tankRoom({ ...box, dip: 0 })?.room).toEqual({ low: 95, high: 95 });
    const { low = 0, high = 0 } = tankRoom({ ...box, dip: 8 })?.room ?? {};
    expect([low, high]).toEqual([expect.closeTo(11), expect.closeTo(19)]);
    expect(tankRoom({ ...box, dip: 9.9 })?.room.low).toBe(0);
  });

  it('is zero in a full tank, and undefined when the dip is deeper than the tank', () => {
    const box = { shape: 'box', sizes: [231, 10, 10], unit: 'inches' } as const;
    expect(middle({ ...box, dip: 10 }).room).toBe(0);
    expect(tankRoom({ ...box, dip: 11 })).toBeUndefined();
  });

  it('a lying cylinder is half full at half its diameter, and a quarter at 0.298 of it', () => {
    const drum = { shape: 'lying', sizes: [100, 40], unit: 'inches' } as const;
    const { capacity } = middle({ ...drum, dip: 0 });
    expect(capacity).toBeCloseTo((Math.PI * 400 * 100) / 231);
    expect(middle({ ...drum, dip: 20 }).room / capacity).toBeCloseTo(0.45);
    expect(middle({ ...drum, dip: 0.298 * 40 }).room / capacity).toBeCloseTo(0.7, 3);
  });

  it('a standing cylinder counts in proportion to its height, in centimetres, too', () => {
    const { room, capacity } = middle({
      shape: 'standing',
      sizes: [200, 100],
      dip: 100,
      unit: 'centimetres',
    });
    // 1.5708 cubic metres.
    expect(capacity * litresPerGallon).toBeCloseTo(1570.8, 0);
    expect(room / capacity).toBeCloseTo(0.45);
  });
});

describe('an estimate for the form', () => {
  it.each([
    [{ low: 20, high: 40 }, 'under-50'],
    [{ low: 45, high: 55 }, '50-100'],
    [{ low: 210, high: 280 }, '100-500'],
    [{ low: 700, high: 900 }, '500-1000'],
    [{ low: 900, high: 1200 }, 'over-1000'],
  ])('%j lies in the band %s', (range, band) => {
    expect(volumeBand(range)).toBe(band);
  });

  it('is written in gallons with litres beside them, to two digits', () => {
    expect(volumeText({ low: 213.4, high: 284.4 })).toBe('210–280 gallons (810–1,100 litres)');
    expect(volumeText({ low: 1.66, high: 1.66 })).toBe('1.7 gallons (6.3 litres)');
  });
});
