import { describe, expect, it } from 'vitest';
import { parishes, valuesOf } from '@/domain/options';
import { parishMapSize, parishShapes } from './coverage-section';

/** The coast of the whole island, on the same sheet. */
const islandOutline =
  'M14 68l2-11 14-12 11-13 15-3 7 4 17-6 13 2 12-2 10 1 4-7-5-5 11-3 20-4 21 3 19 4 10-2 13 6 15-2 12 4 10-1 5 4 20 0 18 4 15 1 17 8 14 0 19 1 10-1 12 1 4 11 11 7 10 14 9 4 11 1 15 8 20 9 13 0 17 4 7 6 18 1 6 5 4 12 10 13 5 13 11 9 8 11-8 11-8 3-18-2-6 5-16-5-18 6-21-1-9-8-16-10-10-6-11 6-18 2-9-4 14-2 9-4-9-4-11-3-9 4 1 11-5 5 3 12-12 6-14-5-5-8-13-4-16 6-6 9 2 13 9 4-9 13-12 7-8-8-10-4-4-11-21-6-12-8-18 0-12-4-13-4-20 5-10 0-14 4-6-10-10-10-9-12 3-11-9-4-15-3-10-8-5-12-7-14-12-8-13-3-15 6-18-8-22-6-5-7z';

type Point = readonly [x: number, y: number];

/** The corners of a path written as one absolute move followed by relative lines. */
function cornersOf(d: string): Point[] {
  const [start, ...steps] = [...d.matchAll(/(-?\d+)[ ,]?(-?\d+)/g)].map(
    ([, x, y]): Point => [Number(x), Number(y)],
  );
  if (!start) throw new Error(`Not a path of lines: ${d}`);
  let [x, y] = start;
  const corners: Point[] = [start];
  for (const [dx, dy] of steps) {
    x += dx;
    y += dy;
    corners.push([x, y]);
  }
  return corners;
}

const edgesOf = (corners: readonly Point[]): [Point, Point][] =>
  corners.map((corner, index) => [corner, corners[(index + 1) % corners.length] ?? corner]);

function area(corners: readonly Point[]): number {
  return Math.abs(edgesOf(corners).reduce((sum, [[x1, y1], [x2, y2]]) => sum + x1 * y2 - x2 * y1, 0)) / 2;
}

const tiles = parishShapes.map((shape) => ({ ...shape, corners: cornersOf(shape.d) }));

describe('the map of the parishes', () => {
  it('draws each of the 14 parishes once', () => {
    expect(parishShapes.map(({ parish }) => parish).sort()).toEqual(valuesOf(parishes).sort());
  });

  it('tiles the island without a gap or an overlap', () => {
    const covered = tiles.reduce((sum, { corners }) => sum + area(corners), 0);
    expect(covered).toBe(area(cornersOf(islandOutline)));

    const uses = new Map<string, number>();
    for (const [from, to] of tiles.flatMap(({ corners }) => edgesOf(corners))) {
      const edge = [from, to].map(String).sort().join(' ');
      uses.set(edge, (uses.get(edge) ?? 0) + 1);
    }
    const coast = edgesOf(cornersOf(islandOutline)).map((edge) => edge.map(String).sort().join(' '));
    const alone = [...uses].filter(([, count]) => count === 1).map(([edge]) => edge);
    expect(alone.sort()).toEqual(coast.sort());
    expect(Math.max(...uses.values())).toBe(2);
  });

  it.each(tiles)('puts the tile of $parish on the sheet', ({ corners }) => {
    for (const [x, y] of corners) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x).toBeLessThanOrEqual(parishMapSize.width);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y).toBeLessThanOrEqual(parishMapSize.height);
    }
  });
});
