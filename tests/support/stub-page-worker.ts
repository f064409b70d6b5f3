import { vi } from 'vitest';
import type * as PageWorkerModule from '@/data/paging/page-worker';

type WorkerMessage = PageWorkerModule.WorkerMessage<'customers'>;
type WorkerCommand = PageWorkerModule.WorkerCommand<'customers'>;

/** How the workers of a test behave. */
export type WorkerBehaviour =
  | 'works'
  /** `new Worker` throws. */
  | 'is refused'
  /** Its script is not there, or is a page. */
  | 'is of an older build'
  | 'never starts'
  /** Takes requests and says nothing. */
  | 'hangs'
  /** Ends after the first messages of its first page. */
  | 'dies';

interface StubbedWorker {
  isEnded: boolean;
  requests: number;
}

interface WorkerScope {
  postMessage: (message: WorkerMessage) => void;
  onmessage?: (event: { data: WorkerCommand }) => void;
}

/** Replaces `Worker` by one that runs the site's own script in this thread, once a test. Returns the workers that were started. */
export function stubPageWorker(behaviour: WorkerBehaviour): StubbedWorker[] {
  const workers: StubbedWorker[] = [];

  class PageWorker {
    onmessage: ((event: { data: WorkerMessage }) => void) | undefined;
    onerror: (() => void) | undefined;
    isEnded = false;
    requests = 0;
    #said = 0;
    #script: Promise<WorkerScope> | undefined;

    constructor() {
      if (behaviour === 'is refused') throw new DOMException('refused', 'SecurityError');
      workers.push(this);
      if (behaviour === 'is of an older build') setTimeout(() => this.onerror?.());
    }

    async #load() {
      const scope: WorkerScope = { postMessage: (message) => this.#say(message) };
      vi.stubGlobal('self', scope);
      await import('@/data/paging/page-worker');
      return scope;
    }

    #say(message: WorkerMessage) {
      const data = structuredClone(message);
      setTimeout(() => {
        if (this.isEnded) return;
        if (behaviour === 'dies' && message.kind === 'part') {
          this.#said += 1;
          if (this.#said > 1) return this.onerror?.();
        }
        this.onmessage?.({ data });
      });
    }

    async postMessage(command: WorkerCommand) {
      const data = structuredClone(command);
      if (command.kind === 'page') this.requests += 1;
      if (behaviour === 'is of an older build' || behaviour === 'never starts') return;
      if (behaviour === 'hangs' && command.kind === 'page') return;
      this.#script ??= this.#load();
      const script = await this.#script;
      if (!this.isEnded) script.onmessage?.({ data });
    }

    terminate() {
      this.isEnded = true;
    }
  }

  vi.stubGlobal('Worker', PageWorker);
  return workers;
}
