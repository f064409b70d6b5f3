import { describe, expect, it } from 'vitest';
import { type Computer, findChromium, findSecondChromium } from '../../../tools/support/chromium';

/** A computer with these programs on the PATH and these files. */
function computer(overrides: Partial<Computer> = {}, ...files: string[]): Computer {
  return {
    platform: 'linux',
    environment: {},
    has: (path) => files.includes(path),
    find: (...names) => names.map((name) => `/usr/bin/${name}`).find((path) => files.includes(path)),
    ...overrides,
  };
}

describe('The browser to test in', () => {
  it('is the headless shell where the PATH has every Chromium', () => {
    const files = ['/usr/bin/google-chrome', '/usr/bin/chromium', '/usr/bin/chromium-headless-shell'];
    expect(findChromium(computer({}, ...files))).toBe('/usr/bin/chromium-headless-shell');
  });

  it.each(['chromium', 'google-chrome', 'microsoft-edge-stable'])(
    'is %s where the PATH has that alone',
    (name) => {
      expect(findChromium(computer({}, `/usr/bin/${name}`))).toBe(`/usr/bin/${name}`);
    },
  );

  it.each([
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Users/me/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ])('is %s on a Mac that has that alone', (path) => {
    const mac = computer({ platform: 'darwin', environment: { HOME: '/Users/me' } }, path);
    expect(findChromium(mac)).toBe(path);
  });

  it.each([
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Users\\me\\AppData\\Local\\Chromium\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
  ])('is %s on a Windows that has that alone', (path) => {
    const environment = {
      PROGRAMFILES: 'C:\\Program Files',
      'PROGRAMFILES(X86)': 'C:\\Program Files (x86)',
      LOCALAPPDATA: 'C:\\Users\\me\\AppData\\Local',
    };
    expect(findChromium(computer({ platform: 'win32', environment }, path))).toBe(path);
  });

  it('is the one that CHROMIUM_PATH names, whatever else there is', () => {
    const files = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];
    const environment = { CHROMIUM_PATH: 'chromium' };
    expect(findChromium(computer({ environment }, ...files))).toBe('/usr/bin/chromium');
  });

  it('is missing where there is none', () => {
    expect(findChromium(computer())).toBeUndefined();
    expect(findChromium(computer({ platform: 'win32' }))).toBeUndefined();
  });

  it.each(['CHROMIUM_PATH', 'SECOND_CHROMIUM_PATH'])('is asked for when %s names none', (variable) => {
    const named = computer({ environment: { [variable]: '/nowhere/chrome' } }, '/usr/bin/chromium');
    const find = variable === 'CHROMIUM_PATH' ? findChromium : findSecondChromium;
    expect(() => find(named)).toThrow(
      `${variable} names /nowhere/chrome, which is no program here: name the path of a Chromium, Google Chrome or Edge.`,
    );
  });
});

describe('The second browser', () => {
  it('is none unless it is named', () => {
    expect(findSecondChromium(computer({}, '/usr/bin/chromium'))).toBeUndefined();
  });

  it('is the one that SECOND_CHROMIUM_PATH names', () => {
    const environment = { SECOND_CHROMIUM_PATH: 'chromium' };
    expect(findSecondChromium(computer({ environment }, '/usr/bin/chromium'))).toBe('/usr/bin/chromium');
  });
});
