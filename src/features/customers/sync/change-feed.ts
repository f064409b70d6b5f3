import { reportError } from '@/lib/report-error';

interface ChangeAnswer {
  /** When the database answered, by its clock; undefined if changes were not requested. */
  readAt: Date | undefined;
}

/** Follows a collection without a listener: asks for changes since its cursor, one question at a time. */
export function createChangeFeed<Answer extends ChangeAnswer>(list: (since: Date) => Promise<Answer>) {
  /** Every change before it is known, but for those that become readable late. */
  let cursor = new Date(0);
  let question: { isOutdated: boolean; answer: Promise<unknown> } | undefined;

  return {
    cursor: () => cursor,
    goOnFrom(time: Date) {
      cursor = time;
    },
    /** Drops the answer under way: more is known than it may hold. */
    outdate() {
      if (question) question.isOutdated = true;
    },

    /** Never rejects: undefined if the answer is outdated. It waits for a question under way, and then asks none. */
    async ask(): Promise<Answer | 'failed' | undefined> {
      if (question) {
        await question.answer;
        return undefined;
      }
      const answering = list(cursor).catch(reportError);
      const own = { isOutdated: false, answer: answering };
      question = own;
      const answer = await answering;
      if (question !== own) return undefined;
      question = undefined;
      if (own.isOutdated) return undefined;
      if (!answer) return 'failed';
      cursor = answer.readAt ?? cursor;
      return answer;
    },

    close() {
      cursor = new Date(0);
      question = undefined;
    },
  };
}
