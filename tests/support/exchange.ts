import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';

/** Idle for less than the five seconds after which a server of Node ends a connection. */
const agent = new Agent({ keepAlive: true, timeout: 4000 });

export interface Answer {
  status: number;
  body: string;
}

interface Question {
  method: string;
  headers: Record<string, string>;
  body?: string | undefined;
}

/**
 * Sends a request, and resolves to its whole answer. The tests ask a hundred thousand times, and `fetch` takes three
 * times as much of a core.
 * @throws {Error} when the connection breaks off.
 */
export function exchange(url: string, { method, headers, body }: Question): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const length = body !== undefined && { 'content-length': String(Buffer.byteLength(body)) };
    const asking = request(url, { method, agent, headers: { ...headers, ...length } }, (answer) => {
      text(answer).then((read) => resolve({ status: answer.statusCode ?? 0, body: read }), reject);
    });
    asking.on('error', reject).end(body);
  });
}
