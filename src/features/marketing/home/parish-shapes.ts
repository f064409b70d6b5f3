import type { parishes } from '@/domain/options';

/** The stored value of a parish. */
export type ParishValue = (typeof parishes)[number]['value'];

/** One parish as drawn on the island map. */
interface ParishShape {
  readonly parish: ParishValue;
  /** A closed SVG path on the map's sheet; neighbours share every corner, so the tiles meet without a gap. */
  readonly d: string;
}

/** The sheet the parishes are drawn on, in SVG units. */
export const parishMapSize = { width: 560, height: 232 } as const;

/**
 * The island's 14 parishes from west to east, simplified by hand; north is up. Kingston is drawn larger than life, with the
 * Palisadoes as its spit, so that it can be seen and touched.
 */
export const parishShapes: readonly ParishShape[] = [
  {
    parish: 'Hanover',
    d: 'M14 68l2-11 14-12 11-13 15-3 7 4 17-6 13 2 12-2-4 15 8 17-24 3-22 6-23-4z',
  },
  {
    parish: 'Westmoreland',
    d: 'M105 130l-5-12-7-14-12-8-13-3-15 6-18-8-22-6-5-7 6-10 26-4 23 4 22-6 24-3 11 9 14 16-5 19-12 15z',
  },
  {
    parish: 'Saint James',
    d: 'M105 27l10 1 4-7-5-5 11-3 20-4 21 3-5 22 5 24-2 24-16-3-14 5-14-16-11-9-8-17z',
  },
  {
    parish: 'Trelawny',
    d: 'M166 12l19 4 10-2 13 6 15-2 12 4-4 20 5 24-3 27-15-4-14-1-19-8-21 2 2-24-5-24z',
  },
  {
    parish: 'Saint Elizabeth',
    d: 'M205 179l-20 5-10 0-14 4-6-10-10-10-9-12 3-11-9-4-15-3-10-8 12-12 12-15 5-19 14-5 16 3 21-2 19 8-4 25 6 21-6 24z',
  },
  {
    parish: 'Manchester',
    d: 'M248 187l-18 0-12-4-13-4-5-21 6-24-6-21 4-25 14 1 15 4 11 6 6 25-8 18 4 24z',
  },
  {
    parish: 'Saint Ann',
    d: 'M235 22l10-1 5 4 20 0 18 4 15 1 17 8 14 0-3 17 12 25-20 3-20 8-20 5-18-3-21 6-11-6 3-27-5-24z',
  },
  {
    parish: 'Clarendon',
    d: 'M319 178l-6 9 2 13 9 4-9 13-12 7-8-8-10-4-4-11-21-6-12-8-2-21-4-24 8-18-6-25 21-6 18 3 20-5-4 22 10 21 4 24z',
  },
  {
    parish: 'Saint Catherine',
    d: 'M389 151l-9 4 1 11-5 5 3 12-12 6-14-5-5-8-13-4-16 6-6-20-4-24-10-21 4-22 20-8 20-3 17 11 21 10-3 20 3 17z',
  },
  {
    parish: 'Saint Mary',
    d: 'M334 38l19 1 10-1 12 1 4 11 11 7 10 14 9 4 11 1-1 16 6 17-25-8-19 0-21-10-17-11-12-25z',
  },
  {
    parish: 'Saint Andrew',
    d: 'M434 166l-10-6-5-22-17-6-13 3 0 16-8-13-3-17 3-20 19 0 25 8 10 15 19 9-6 12-9 8z',
  },
  {
    parish: 'Kingston',
    d: 'M424 160l-11 6-18 2-9-4 14-2 9-4-9-4-11-3 0-16 13-3 17 6z',
  },
  {
    parish: 'Portland',
    d: 'M420 76l15 8 20 9 13 0 17 4 7 6 18 1 6 5 4 12 10 13 5 13-22-8-21 4-19-8-19-2-19-9-10-15-6-17z',
  },
  {
    parish: 'Saint Thomas',
    d: 'M535 147l11 9 8 11-8 11-8 3-18-2-6 5-16-5-18 6-21-1-9-8-16-10 5-13 9-8 6-12 19 2 19 8 21-4z',
  },
];
