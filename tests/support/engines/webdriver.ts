import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** The commands that the tests use, each under its name at Firefox and its path at a driver. */
const commands = {
  navigate: { name: 'Navigate', path: 'url' },
  reload: { name: 'Refresh', path: 'refresh' },
  execute: { name: 'ExecuteScript', path: 'execute/sync' },
  click: { name: 'ElementClick', path: 'element/{id}/click' },
  type: { name: 'ElementSendKeys', path: 'element/{id}/value' },
  resize: { name: 'SetWindowRect', path: 'window/rect' },
  /** Of Chromium's driver alone. */
  devTools: { name: '', path: 'goog/cdp/execute' },
} as const;

/** Sends a command of the WebDriver standard to a browser; gives its answer. */
export type Send = (command: keyof typeof commands, parameters?: Record<string, unknown>) => Promise<unknown>;

/** The id that the commands for one element want. An element of the page arrives as a record of nothing else. */
export const idOf = (element: object): unknown => Object.values(element)[0];

/** Opens a session with a driver that listens on this port, as soon as it does. */
export async function openDriverSession(port: number, capabilities: Record<string, unknown>): Promise<Send> {
  const post = async (path: string, body: unknown) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
    });
    const { value } = (await answer.json()) as { value: unknown };
    if (!answer.ok) throw failure(value);
    return value;
  };
  await untilAnswered(() => fetch(`http://127.0.0.1:${port}/status`));
  const session = await post('/session', { capabilities: { alwaysMatch: capabilities } });
  const { sessionId } = session as { sessionId: string };
  return (command, parameters = {}) => {
    const path = commands[command].path.replace('{id}', String(parameters.id));
    return post(`/session/${sessionId}/${path}`, parameters);
  };
}

/** Opens a session with a Firefox whose Marionette listens on this port: geckodriver does no more. */
export async function openMarionetteSession(port: number): Promise<Send> {
  const socket = connect(port, '127.0.0.1').setNoDelay();
  const waiting = new Map<number, Waiting>();
  let received = Buffer.alloc(0);
  const greeted = new Promise<void>((greet) => {
    // Every message is its length in bytes, a colon, and JSON.
    socket.on('data', (data) => {
      received = Buffer.concat([received, data]);
      for (;;) {
        const colon = received.indexOf(':');
        const end = colon + 1 + Number(received.toString('latin1', 0, colon));
        if (colon < 0 || received.length < end) return;
        const message: unknown = JSON.parse(received.toString('utf8', colon + 1, end));
        received = received.subarray(end);
        if (!Array.isArray(message)) greet();
        else settle(message);
      }
    });
  });
  const settle = ([, id, error, result]: unknown[]) => {
    const answer = waiting.get(Number(id));
    if (error) answer?.reject(failure(error));
    else answer?.resolve(isRecord(result) && 'value' in result ? result.value : result);
  };
  const send = (name: string, parameters: Record<string, unknown>) =>
    new Promise<unknown>((resolve, reject) => {
      const id = waiting.size;
      waiting.set(id, { resolve, reject });
      const message = JSON.stringify([0, id, `WebDriver:${name}`, parameters]);
      socket.write(`${Buffer.byteLength(message)}:${message}`);
    });
  await once(socket, 'connect');
  await greeted;
  await send('NewSession', {});
  return (command, parameters = {}) => send(commands[command].name, parameters);
}

interface Waiting {
  resolve: (value: unknown) => void;
  reject: (error: Error) => void;
}

/** Asks until there is an answer: the browser has just been started. */
export async function untilAnswered<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  for (let attempts = 600; ; attempts -= 1) {
    try {
      return await ask();
    } catch (error) {
      if (attempts === 0) throw error;
      await sleep(50);
    }
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function failure(error: unknown): Error {
  const { error: kind, message } = isRecord(error) ? error : {};
  return new Error(`${kind}: ${message}`);
}
