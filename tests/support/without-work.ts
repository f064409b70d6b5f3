import { vi } from 'vitest';

// Screens are tested without a database: nobody has any work, and nothing was done, unless the test says so.
vi.mock('@/data/list-activity', () => ({
  activityPage: 50,
  dayPage: 500,
  searchedEntries: 1000,
  listActivity: vi.fn(async () => []),
  listOlderActivity: vi.fn(async () => []),
  listActivityBetween: vi.fn(async () => []),
  listLatestActivity: vi.fn(async () => []),
}));
vi.mock('@/data/list-work', () => ({
  listStaff: vi.fn(async () => []),
  listChangedWork: vi.fn(async (since: Date) => ({ items: [], readAt: since })),
}));
vi.mock('@/data/customer-work', async (load) => ({
  ...(await load<typeof import('@/data/customer-work')>()),
  changeWork: vi.fn(),
}));
