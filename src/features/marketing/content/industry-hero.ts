/** Specification, point 2: the Industries page's opening. */
export const industryHero = {
  heading: 'Industries We Serve',
  line: 'A haul truck, a reefer and a hotel boiler take fuel differently. Choose your line of work.',
} as const;
