import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, mkdirSync, openSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { text } from 'node:stream/consumers';
import { inspect, parseArgs } from 'node:util';
import { describe, expect, it, vi } from 'vitest';
import { requirePassedOn, sentenceFor, UserError } from '../../../tools/support/fail';

/** The error of a system call on a file, as Node throws it. */
const refused = (code: string, syscall = 'mkdir') =>
  Object.assign(new Error(`${code}: refused, ${syscall} '/site/.emulator'`), {
    code,
    syscall,
    path: '/site/.emulator',
  });

function thrownBy(call: () => unknown): unknown {
  try {
    return call();
  } catch (error) {
    return error;
  }
}

it('A problem that a person can mend shows no stack trace in a configuration or a test', () => {
  expect(inspect(new UserError('Java is missing.'))).toBe('[UserError: Java is missing.]');
});

describe('The sentence for an error', () => {
  it.each([
    ['EACCES', 'you have no right to it'],
    ['EPERM', 'you have no right to it'],
    ['EROFS', 'it is on a disk that can only be read'],
    ['ENOSPC', 'the disk is full'],
    ['ENOTDIR', 'a part of its path is a file'],
    ['EISDIR', 'it is a folder'],
    ['EEXIST', 'another file or folder has its name'],
    ['ELOOP', 'its links lead in a circle'],
  ])('names the file that %s keeps from being used', (code, reason) => {
    expect(sentenceFor(refused(code))).toBe(
      `/site/.emulator cannot be used, as ${reason}: mend that or move the project, then try again.`,
    );
  });

  it('names the folder that Node itself refuses to delete as a file', () => {
    expect(sentenceFor(thrownBy(() => rmSync(import.meta.dirname, { force: true })))).toBe(
      `${import.meta.dirname} cannot be used, as it is a folder: mend that or move the project, then try again.`,
    );
  });

  it('says that the disk is full where the system names no file', () => {
    const { path: _, ...error } = refused('ENOSPC', 'write');
    expect(sentenceFor(Object.assign(new Error('ENOSPC'), error))).toBe(
      'A file cannot be used, as the disk is full: mend that or move the project, then try again.',
    );
  });

  it('names the file that keeps Vite from writing a build', () => {
    const inPlugin = Object.assign(refused('PLUGIN_ERROR'), { pluginCode: 'EROFS' });
    expect(sentenceFor(Object.assign(new Error('Build failed'), { errors: [inPlugin] }))).toMatch(
      /^\/site\/\.emulator cannot be used, as it is on a disk/,
    );
  });

  it('names the port that another program took after it was found free', async () => {
    const [first, second] = [createServer(), createServer()];
    await once(first.listen(0, '127.0.0.1'), 'listening');
    const { port } = first.address() as AddressInfo;
    const [error] = await once(second.listen(port, '127.0.0.1'), 'error');
    first.close();
    expect(sentenceFor(error)).toBe(
      `Port ${port} is in use: stop the program that holds it, then try again.`,
    );
  });

  it('is the message of a problem that a person can mend', () => {
    expect(sentenceFor(new UserError('Java is missing.'))).toBe('Java is missing.');
    expect(sentenceFor(thrownBy(() => parseArgs({ args: ['--colour'] })))).toMatch(/--colour/);
  });

  it('names the program that is not installed', async () => {
    const absent = `${import.meta.filename}.absent`;
    const error: unknown = await once(spawn(absent), 'exit').catch((thrown: unknown) => thrown);
    expect(sentenceFor(error)).toBe(
      `${absent} cannot be started, as it is not installed: mend that, then try again.`,
    );
  });

  it('names the program that nobody may run', () => {
    expect(sentenceFor(refused('EACCES', 'spawn /site/.emulator'))).toBe(
      '/site/.emulator cannot be started, as you have no right to it: mend that, then try again.',
    );
  });

  it('is missing for a bug', () => {
    expect(sentenceFor(new TypeError('x is undefined'))).toBeUndefined();
    expect(sentenceFor(thrownBy(() => mkdirSync('/nowhere/at/all')))).toBeUndefined();
    expect(sentenceFor(refused('E2BIG', 'spawn java'))).toBeUndefined();
    expect(sentenceFor('EACCES')).toBeUndefined();
  });
});

describe('An option of a program', () => {
  it.each(['dry-run', 'with-alerts', 'create', 'name', 'count', 'demo'])(
    'is refused where npm kept --%s for itself',
    (option) => {
      vi.stubEnv('npm_lifecycle_event', 'program');
      vi.stubEnv(`npm_config_${option.replace('-', '_')}`, 'true');
      expect(() => requirePassedOn('another', option)).toThrow(
        `npm kept --${option} for itself: write -- before the options, as in npm run program -- --${option}.`,
      );
    },
  );

  it('passes where npm kept none', () => {
    expect(() => requirePassedOn('dry-run', 'with-alerts')).not.toThrow();
  });
});

it.runIf(existsSync('/dev/full'))('A program whose output finds no space claims no success', () => {
  const full = openSync('/dev/full', 'w');
  const { status, stderr } = spawnSync(process.execPath, ['tools/run.mjs', 'check-content'], {
    stdio: ['ignore', full, 'pipe'],
    encoding: 'utf8',
  });
  closeSync(full);
  expect(stderr).toMatch(/^A file cannot be used, as the disk is full: .*\n$/);
  expect(status).toBe(1);
});

it('A program reaches this machine without the proxy of the network', () => {
  const source = `
    import { runProgram } from './tools/support/fail.ts';
    await runProgram(async () => {
      console.log(process.env.no_proxy);
      return 0;
    });`;
  const { stdout } = spawnSync(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '--eval', source],
    { encoding: 'utf8' },
  );
  expect(stdout).toContain('127.0.0.1');
});

it('A program that takes no signal still removes at its exit what must not stay', async () => {
  const source = `
    import { runProgram } from './tools/support/fail.ts';
    process.on('exit', () => console.log('removed'));
    await runProgram(async () => {
      console.log('at work');
      await new Promise((resolve) => setTimeout(resolve, 60_000));
      return 0;
    });`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', source]);
  const said = text(child.stdout);
  await once(child.stdout, 'data');
  child.kill('SIGINT');
  expect(await said).toBe('at work\nremoved\n');
});
