import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** Milliseconds; npm and tsx may take their time to start. */
vi.setConfig({ testTimeout: 60_000 });

const command = `node ${resolve('tools/run.mjs')} ../tests/support/hold-port`;

let folder: string;
let program: number | undefined;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'parents-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
  if (program && isRunning(program)) process.kill(program, 'SIGKILL');
  program = undefined;
});

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** Starts the program by way of another one, and resolves to that one and the port once it is held. */
async function start(parent: string, ...commandLine: string[]) {
  const { NODE_ENV: _, VITEST: __, ...env } = process.env;
  const child = spawn(parent, commandLine, {
    cwd: folder,
    env: { ...env, npm_config_update_notifier: 'false' },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  const [, pid, port] = await vi.waitFor(
    () => {
      const line = /(\d+) holds (\d+)\./.exec(output);
      if (!line) throw new Error(`The program is not up: ${output}`);
      return line;
    },
    { timeout: 40_000 },
  );
  program = Number(pid);
  return { child, port: Number(port) };
}

async function end(child: ChildProcess, signal: NodeJS.Signals) {
  const exited = once(child, 'exit');
  child.kill(signal);
  await exited;
}

async function isHeld(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  const held = await once(socket, 'connect').then(
    () => true,
    () => false,
  );
  socket.destroy();
  return held;
}

async function expectFreed(port: number) {
  await vi.waitFor(async () => expect(await isHeld(port)).toBe(false), { timeout: 15_000, interval: 100 });
  await vi.waitFor(() => expect(isRunning(program ?? 0)).toBe(false), { timeout: 15_000 });
}

describe('A program that npm has started', () => {
  it.each(['SIGKILL', 'SIGTERM', 'SIGHUP'] as const)(
    'lets go of its port when npm is ended by %s',
    async (signal) => {
      writeFileSync(join(folder, 'package.json'), JSON.stringify({ scripts: { start: command } }));
      const { child, port } = await start('npm', 'start');
      expect(await isHeld(port)).toBe(true);
      await end(child, signal);
      await expectFreed(port);
    },
  );
});

it('A program lets go of its port when what started it without a shell is ended', async () => {
  const launcher = `require('node:child_process').spawn(${JSON.stringify(process.execPath)}, ${JSON.stringify(command.split(' ').slice(1))}, { stdio: 'inherit' })`;
  const { child, port } = await start(process.execPath, '-e', launcher);
  expect(await isHeld(port)).toBe(true);
  await end(child, 'SIGKILL');
  await expectFreed(port);
});
