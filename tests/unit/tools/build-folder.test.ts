import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildFolder } from '../../../tools/site-build/build-folder';

const project = mkdtempSync(join(tmpdir(), 'project-'));
/** A build that was interrupted leaves the pages that came first. */
const unfinished = (name: string) => {
  mkdirSync(join(project, name));
  writeFileSync(join(project, name, 'index.html'), '');
};
beforeAll(() => {
  unfinished('dist');
  unfinished('letters');
});
afterAll(() => rmSync(project, { recursive: true }));

describe('The folder of a build', () => {
  it('is dist, also after an interrupted build', () => {
    expect(buildFolder([], project)).toBe(join(project, 'dist'));
  });

  it('may be a new one', () => {
    expect(buildFolder(['new'], project)).toBe(join(project, 'new'));
  });

  it('may hold a built site', () => {
    mkdirSync(join(project, 'site'));
    writeFileSync(join(project, 'site', 'app.html'), '');
    expect(buildFolder(['site'], project)).toBe(join(project, 'site'));
  });

  it('may not be a named one with other files', () => {
    expect(() => buildFolder(['letters'], project)).toThrow(/letters holds something else than a built site/);
  });

  it('may not be a file', () => {
    expect(() => buildFolder(['letters/index.html'], project)).toThrow(
      /index\.html holds something else than a built site/,
    );
  });

  it('is one alone', () => {
    expect(() => buildFolder(['new', 'newer'], project)).toThrow('A build has one folder: leave out newer.');
  });
});
