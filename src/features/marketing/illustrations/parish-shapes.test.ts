import { describe, expect, it } from 'vitest';
import { parishes, valuesOf } from '@/domain/options';
import { islandOutline, parishMapSize, parishShapes } from './parish-shapes';

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

function contains(corners: readonly Point[], x: number, y: number): boolean {
  const crossings = edgesOf(corners).filter(
    ([[x1, y1], [x2, y2]]) => y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1),
  );
  return crossings.length % 2 === 1;
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

  it.each(tiles)(
    'puts the label of $parish inside its tile and the tile on the sheet',
    ({ corners, label }) => {
      expect(contains(corners, label.x, label.y)).toBe(true);
      for (const [x, y] of corners) {
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x).toBeLessThanOrEqual(parishMapSize.width);
        expect(y).toBeGreaterThanOrEqual(0);
        expect(y).toBeLessThanOrEqual(parishMapSize.height);
      }
    },
  );
});
