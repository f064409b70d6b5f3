import { describe, expect, it, onTestFinished } from 'vitest';
import { findEmulator } from '../../../tools/seed/find-emulator.ts';
import { parseCount } from '../../../tools/seed/seed-arguments.ts';
import { UserError } from '../../../tools/support/fail.ts';
import { listen } from '../../support/listen';

/** Something that answers its root with this text. */
async function answering(text: string) {
  const { port, close } = await listen((_request, response) => response.end(text));
  return { host: `127.0.0.1:${port}`, close };
}

describe('npm run seed -- --count N', () => {
  it.each([
    [['--count', '60'], 60],
    [['--count=100000'], 100_000],
    [['--count', '1000000'], 1_000_000],
  ])('takes %j as %i', (commandLine, count) => {
    expect(parseCount(commandLine)).toBe(count);
  });

  it.each([
    [['--count', 'abc'], /whole number from 1 .* not "abc"/],
    [['--count', '-5'], /not "-5"/],
    [['--count', '0'], /not "0"/],
    [['--count', '1.5'], /not "1.5"/],
    [['--count', '1e3'], /not "1e3"/],
    [['--count', '1000001'], /not "1000001"/],
    [['--count='], /not ""/],
    [['--count'], /Say how many/],
    [[], /Say how many/],
    [['--number', '5'], /only option/],
    [['60'], /only option/],
  ])('refuses %j in one sentence', (commandLine, sentence) => {
    expect(() => parseCount(commandLine)).toThrow(UserError);
    expect(() => parseCount(commandLine)).toThrow(sentence);
  });
});

describe('the emulator that is seeded', () => {
  it('is the one the environment names', async () => {
    const { host, close } = await answering('Ok\n');
    onTestFinished(close);
    await expect(
      findEmulator({ FIRESTORE_EMULATOR_HOST: host, GCLOUD_PROJECT: 'demo-other' }),
    ).resolves.toEqual({ host, projectId: 'demo-other' });
  });

  it.each(['firestore.googleapis.com:443', '10.0.0.7:8080', '127.0.0.1.evil.example:80', 'localhost'])(
    'is never %s',
    async (host) => {
      await expect(findEmulator({ FIRESTORE_EMULATOR_HOST: host })).rejects.toThrow(/only to an emulator/);
    },
  );

  it('is never a project that could be real', async () => {
    const { host, close } = await answering('Ok');
    onTestFinished(close);
    await expect(
      findEmulator({ FIRESTORE_EMULATOR_HOST: host, GCLOUD_PROJECT: 'island-fuel' }),
    ).rejects.toThrow(/begins with demo-/);
  });

  it('is nothing that answers as an emulator does not, nor nothing at all', async () => {
    const { host, close } = await answering('<html>');
    await expect(findEmulator({ FIRESTORE_EMULATOR_HOST: host })).rejects.toThrow(/No Firestore emulator/);
    await close();
    await expect(findEmulator({ FIRESTORE_EMULATOR_HOST: host })).rejects.toThrow(/run npm start/);
  });
});
