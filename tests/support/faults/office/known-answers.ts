import type { Answer } from '../../exchange';

/**
 * The database's answers, each until something is written that it may speak of. Devices that poll ask the same again
 * and again. The rules of a question look at nothing but its person's role.
 */
export class KnownAnswers {
  readonly #answers = new Map<string, { answer: Answer; collections: readonly string[] }>();

  find(question: string): Answer | undefined {
    return this.#answers.get(question)?.answer;
  }

  keep(question: string, answer: Answer): void {
    const collections = collectionsIn(question);
    if (collections.length > 0) this.#answers.set(question, { answer, collections });
  }

  /** Forgets what a commit may have changed. */
  outdate(commit: string): void {
    const written = new Set(collectionsIn(commit));
    for (const [question, { collections }] of this.#answers)
      if (collections.some((collection) => written.has(collection))) this.#answers.delete(question);
  }

  clear(): void {
    this.#answers.clear();
  }
}

/** The ids of all collections that a request asks, and of those that hold its documents. */
function collectionsIn(request: string): string[] {
  const asked = [...request.matchAll(/"collectionId":"(\w+)"/g)].map(([, id = '']) => id);
  const holding = [...request.matchAll(/\/documents\/([^":\s]+)/g)].flatMap(([, path = '']) => {
    const parts = path.split('/');
    return parts.length % 2 === 0 ? [parts.at(-2) ?? ''] : [];
  });
  return [...asked, ...holding];
}
