import type { DraftDoubts, findDoubts } from '@/domain/draft-doubts';

/** `findDoubts`, loaded at the first question so that pages do not grow; without it nothing is asked. Never rejects. */
export async function loadDoubts(draft: Parameters<typeof findDoubts>[0]): Promise<DraftDoubts> {
  try {
    return (await import('@/domain/draft-doubts')).findDoubts(draft);
  } catch {
    return {};
  }
}
