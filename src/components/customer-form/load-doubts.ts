import type { DraftDoubts, findDoubts } from '@/domain/draft-doubts';

/** Never rejects: without the script nothing is asked. It is loaded at the first question. */
export async function loadDoubts(draft: Parameters<typeof findDoubts>[0]): Promise<DraftDoubts> {
  try {
    return (await import('@/domain/draft-doubts')).findDoubts(draft);
  } catch {
    return {};
  }
}
