import './fail-on-console';

// A file whose first line says `@vitest-environment jsdom`, and every .test.tsx, has a page.
if (typeof window !== 'undefined') await import('./dom');
