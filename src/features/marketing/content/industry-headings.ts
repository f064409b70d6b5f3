/** Specification, point 2: the parts every industry shows, in the order they are read. */
export const industryHeadings = {
  challenges: 'Challenges',
  solution: 'Our Solution',
  applications: 'Applications',
  keyBenefits: 'Key Benefits',
  stats: 'At a glance',
} as const;
