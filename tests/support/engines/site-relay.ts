import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { testPorts } from '../../../tools/support/ports.ts';
import { type FaultProxy, startFaultProxy } from '../fault-proxy';
import { listen } from '../listen';

export interface SiteRelay {
  /** Without a slash at the end. */
  address: string;
  /** Stands between the pages and the database. */
  database: FaultProxy;
  /** Scripts that do not arrive, if the browser has not kept them: those whose address fits. */
  refuse: (address: RegExp | undefined) => void;
  /** Complaints since the last call: uncaught errors, the console's, breaches of policy. */
  complaints: () => string[];
  close: () => Promise<void>;
}

const watcher = '/watcher.js';
const withWatcher = `$&<script src="${watcher}"></script>`;

/** Runs in every page before anything else. No driver tells in one way for all browsers what a page complains about. */
function watch(address: string): void {
  const complain = (...words: unknown[]) => void navigator.sendBeacon(address, words.join(' '));
  window.addEventListener('error', ({ message }) => complain('error:', message));
  window.addEventListener('unhandledrejection', ({ reason }) => complain('rejection:', reason));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    complain('policy:', violatedDirective, blockedURI),
  );
  console.error = (...words: unknown[]) => complain('console error:', ...words);
  console.warn = (...words: unknown[]) => complain('console warning:', ...words);
}

/**
 * Serves the Hosting emulator's site as it is, but for the database's address, and a script that watches for
 * complaints. So faults of the network are real ones in every browser.
 */
export async function startSiteRelay(site: string): Promise<SiteRelay> {
  const database = await startFaultProxy();
  const databasePort = new RegExp(`\\b${testPorts.firestore}\\b`, 'g');
  const relayed = (text: string) => text.replace(databasePort, `${database.port}`);
  const complaints: string[] = [];
  let refused: RegExp | undefined;

  const { port, close } = await listen((request, answer) => void serve(request, answer));

  async function serve(request: IncomingMessage, answer: ServerResponse): Promise<void> {
    const { url = '/', method } = request;
    if (url === watcher && method === 'POST') {
      complaints.push(await text(request));
      answer.writeHead(204).end();
    } else if (url === watcher) {
      answer
        .writeHead(200, { 'content-type': 'text/javascript' })
        .end(`(${watch})(${JSON.stringify(watcher)})`);
    } else if (url === '/service-worker.js') {
      // Its cache would interfere with tests of the network.
      answer.writeHead(404).end();
    } else if (refused?.test(url)) {
      answer.writeHead(503).end();
    } else {
      const page = await fetch(`${site}${url}`, {
        redirect: 'manual',
        headers: { 'accept-encoding': 'identity' },
      });
      const type = page.headers.get('content-type') ?? '';
      const content = Buffer.from(await page.arrayBuffer());
      const headers: Record<string, string> = { 'content-type': type };
      for (const name of ['cache-control', 'content-security-policy', 'location']) {
        const value = page.headers.get(name);
        if (value) headers[name] = relayed(value);
      }
      answer
        .writeHead(page.status, headers)
        .end(
          /html|javascript/.test(type) ? relayed(content.toString()).replace('<head>', withWatcher) : content,
        );
    }
  }

  return {
    address: `http://127.0.0.1:${port}`,
    database,
    refuse: (address) => {
      refused = address;
    },
    complaints: () => complaints.splice(0),
    close: async () => void (await Promise.all([close(), database.close()])),
  };
}
