/** For links to other sites, and for those that must not close a form. */
export const newTab = { target: '_blank', rel: 'noopener noreferrer' } as const;
