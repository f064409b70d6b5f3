import { RemoteClock } from '@/lib/remote-clock';
import { reportError } from '@/lib/report-error';

interface ChangeAnswer {
  /** The latest time of a change, by the database's clock; undefined if changes were not requested. */
  latestUpdate: Date | undefined;
}

/** Follows a collection without a listener: asks for changes since its cursor, one question at a time. */
export function createChangeFeed<Answer extends ChangeAnswer>(list: (since: Date) => Promise<Answer>) {
  let clock = new RemoteClock();
  /** Every change before it is known, but for those that become readable late. */
  let cursor = new Date(0);
  let question: { isOutdated: boolean; answer: Promise<unknown> } | undefined;

  return {
    cursor: () => cursor,
    goOnFrom(time: Date) {
      cursor = time;
    },
    /** The database's time, at the earliest; undefined before the first answer. */
    now: () => clock.earliest(),
    observe: (time: Date) => clock.observe(time),
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
      const asked = clock.earliest();
      const answering = list(cursor).catch(reportError);
      const own = { isOutdated: false, answer: answering };
      question = own;
      const answer = await answering;
      if (question !== own) return undefined;
      question = undefined;
      if (own.isOutdated) return undefined;
      if (!answer) return 'failed';
      const { latestUpdate } = answer;
      if (!latestUpdate) return answer;
      clock.observe(latestUpdate);
      // Every change before the question is in its answer: the latest one need not be read again and again.
      cursor = asked && asked > latestUpdate ? asked : latestUpdate;
      return answer;
    },

    close() {
      clock = new RemoteClock();
      cursor = new Date(0);
      question = undefined;
    },
  };
}
