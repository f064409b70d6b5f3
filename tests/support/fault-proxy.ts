import { once } from 'node:events';
import { type IncomingHttpHeaders, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { listen } from './listen';

export type Fault =
  /** Answers with this status and an error as the database writes it; `applied`, after passing the request on. */
  | { kind: 'status'; status: number; message?: string; applied?: boolean }
  /** Answers with what is not the database's; `applied`, after passing the request on. */
  | {
      kind: 'foreign';
      status: number;
      type: 'text/html' | 'application/json';
      body: string;
      applied?: boolean;
    }
  /** Answers 200 with the log-in page of somebody's Wi-Fi. */
  | { kind: 'captive-portal' }
  /** Keeps the request to itself and never answers. */
  | { kind: 'ignore' }
  /** Closes the connection before the request reaches the database. */
  | { kind: 'drop' }
  /** Passes the request on and closes the connection instead of answering. */
  | { kind: 'swallow' }
  /** Passes the request on and answers late. */
  | { kind: 'delay'; milliseconds: number }
  /** Passes the request on and answers with the first half of the JSON. */
  | { kind: 'truncate' };

type Operation = 'write' | 'read';

interface FaultPlan {
  /** Which requests it befalls; without it, all. */
  on?: Operation;
  /** How many such requests pass before it befalls any. */
  after?: number;
  /** How many requests it befalls; without it, every one until `heal`. */
  times?: number;
  /** The one request that it befalls: the value of its header `requestHeader`. */
  request?: string;
}

/** Passes a request on that was kept back; resolves once it is answered. */
type Release = () => Promise<void>;

/** Names a request, for faults planned for it alone. */
export const requestHeader = 'x-request';

export interface FaultProxy {
  port: number;
  /** The requests that arrived, in order. */
  requests: Operation[];
  /** Adds a fault: of those planned, a request takes the first that fits. */
  plan: (fault: Fault, plan?: FaultPlan) => void;
  /**
   * Keeps the next such request back before it reaches the database. Resolves, once it has arrived, to a function that
   * passes it on.
   */
  holdNext: (on: Operation) => Promise<Release>;
  /** Forgets every planned fault. */
  heal: () => void;
  close: () => Promise<void>;
}

/** An HTTP proxy on loopback in front of the Firestore emulator, or another, for the network as visitors have it. */
export async function startFaultProxy(
  target = process.env.FIRESTORE_EMULATOR_HOST ?? '',
): Promise<FaultProxy> {
  const requests: Operation[] = [];
  let plans: (FaultPlan & { fault: Fault })[] = [];
  let holds: { on: Operation; arrived: (release: Release) => void }[] = [];

  function nextFault(operation: Operation, name: IncomingMessage['headers'][string]): Fault | undefined {
    const plan = plans.find(
      ({ on, times, request: named }) =>
        (on ?? operation) === operation && (named ?? name) === name && times !== 0,
    );
    if (plan?.after) {
      plan.after -= 1;
      return undefined;
    }
    if (plan?.times) plan.times -= 1;
    return plan?.fault;
  }

  const server = await listen((incoming, answer) => {
    // A browser's question before the request.
    if (incoming.method === 'OPTIONS') return void serve(target, undefined, incoming, answer);
    const operation = incoming.url?.includes(':commit') ? 'write' : 'read';
    requests.push(operation);
    const hold = holds.find(({ on }) => on === operation);
    if (hold) {
      holds = holds.filter((other) => other !== hold);
      return hold.arrived(async () => void (await serve(target, undefined, incoming, answer)));
    }
    void serve(target, nextFault(operation, incoming.headers[requestHeader]), incoming, answer);
  });

  return {
    ...server,
    requests,
    plan: (fault, plan = {}) => plans.push({ fault, ...plan }),
    holdNext: (on) => new Promise((arrived) => holds.push({ on, arrived })),
    heal: () => {
      plans = [];
      holds = [];
    },
  };
}

async function serve(
  target: string,
  fault: Fault | undefined,
  incoming: IncomingMessage,
  answer: ServerResponse,
) {
  switch (fault?.kind) {
    case 'status': {
      const { status, message, applied } = fault;
      if (applied) await passOn(target, incoming);
      const error = { code: status, message, status: errorNames[status] };
      return answer.writeHead(status, jsonHeaders).end(JSON.stringify({ error }));
    }
    case 'foreign': {
      const { status, type, body, applied } = fault;
      if (applied) await passOn(target, incoming);
      return answer.writeHead(status, { ...jsonHeaders, 'content-type': type }).end(body);
    }
    case 'captive-portal':
      return answer
        .writeHead(200, { ...jsonHeaders, 'content-type': 'text/html' })
        .end('<!doctype html><title>Log in</title>');
    case 'ignore':
      return;
    case 'drop':
      return incoming.socket.destroy();
    default: {
      const { status, headers, body } = await passOn(target, incoming);
      if (fault?.kind === 'swallow') return incoming.socket.destroy();
      if (fault?.kind === 'delay') await sleep(fault.milliseconds);
      return answer
        .writeHead(status, headers)
        .end(fault?.kind === 'truncate' ? body.subarray(0, body.length / 2) : body);
    }
  }
}

/** The names that Google's services give to the statuses of HTTP. */
const errorNames: Readonly<Record<number, string>> = {
  400: 'INVALID_ARGUMENT',
  403: 'PERMISSION_DENIED',
  429: 'RESOURCE_EXHAUSTED',
  500: 'INTERNAL',
  503: 'UNAVAILABLE',
};

const jsonHeaders = { 'content-type': 'application/json', 'access-control-allow-origin': '*' };

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** The emulator's own answer. */
async function passOn(target: string, incoming: IncomingMessage): Promise<Answer> {
  const [hostname, port] = target.split(':');
  const { url: path, method, headers } = incoming;
  const outgoing = request({ hostname, port, path, method, headers });
  incoming.pipe(outgoing);
  const [answer] = (await once(outgoing, 'response')) as [IncomingMessage];
  const { 'transfer-encoding': _, 'content-length': __, ...kept } = answer.headers;
  return { status: answer.statusCode ?? 502, headers: kept, body: await buffer(answer) };
}
