/** Specification, points 2 and 4: About's four tabs. The first is open at the start. */
export const aboutTabs = [
  { id: 'story', label: 'Our Story' },
  { id: 'vision', label: 'Vision & Mission' },
  { id: 'energy', label: 'Energy Solutions' },
  { id: 'values', label: 'Our Values' },
] as const;

export type AboutTab = (typeof aboutTabs)[number]['id'];
