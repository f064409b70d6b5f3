import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import spawn from 'cross-spawn';
import { strToU8, zipSync } from 'fflate';
import { UserError } from './fail.ts';
import { root } from './project.ts';

const mainClass = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore';

interface FirestoreBinary {
  /** For firebase-tools' FIRESTORE_EMULATOR_BINARY_PATH; undefined lets it use its own. */
  path?: string;
  /** Whether firebase-tools will first have to download its own. */
  mustDownload: boolean;
}

/**
 * Finds the Firestore emulator to run: the one named in the environment, firebase-tools' own, else a Google Cloud
 * SDK's. The jar of the Cloud SDK names no main class, and firebase-tools starts it by `java -jar`. That takes the
 * class from a manifest alone (`-cp JAR CLASS` cannot be had). So a jar that names it is written to `folder`.
 */
export function findFirestoreBinary(folder: string): FirestoreBinary {
  const named = process.env.FIRESTORE_EMULATOR_BINARY_PATH;
  if (named) return { path: named, mustDownload: false };
  if (isDownloaded()) return { mustDownload: false };
  const jar = findCloudSdkJar();
  if (!jar) return { mustDownload: true };
  const launcher = join(folder, 'firestore-launcher.jar');
  const manifest = [
    'Manifest-Version: 1.0',
    `Main-Class: ${mainClass}`,
    `Class-Path: ${pathToFileURL(jar).href}`,
  ]
    .map(foldLine)
    .join('\r\n')
    .concat('\r\n\r\n');
  writeFileSync(launcher, zipSync({ 'META-INF/MANIFEST.MF': strToU8(manifest) }));
  return { path: launcher, mustDownload: false };
}

function isDownloaded(): boolean {
  const list = join(root, 'node_modules/firebase-tools/lib/emulator/downloadableEmulatorInfo.json');
  const { firestore } = JSON.parse(readFileSync(list, 'utf8'));
  const cache = process.env.FIREBASE_EMULATORS_PATH ?? join(homedir(), '.cache', 'firebase', 'emulators');
  return existsSync(join(cache, firestore.downloadPathRelativeToCacheDir));
}

function findCloudSdkJar(): string | undefined {
  const { stdout } = spawn.sync('gcloud', ['info', '--format=value(installation.sdk_root)'], {
    encoding: 'utf8',
  });
  const sdk = stdout?.trim();
  const jar = sdk && join(sdk, 'platform', 'cloud-firestore-emulator', 'cloud-firestore-emulator.jar');
  return jar && existsSync(jar) ? jar : undefined;
}

/** Manifest lines hold at most 72 bytes; the rest continues after a leading space. */
function foldLine(line: string): string {
  return line.replace(/^(.{70})|(.{69})/g, '$&\r\n ').trimEnd();
}

const oldestJava = 11;

/** @throws {UserError} when the Firestore emulator could not run for want of a Java that starts. */
export function requireJava(): void {
  const { error, status, stdout, stderr } = spawnSync('java', ['-version'], { encoding: 'utf8' });
  if (error) {
    throw new UserError(
      `Java is missing, and the Firestore emulator needs it: install Java ${oldestJava} or newer (for example the package default-jre-headless), then try again.`,
    );
  }
  if (status !== 0) {
    const said = `${stderr}${stdout}`.split('\n').filter((line) => line && !line.startsWith('Picked up'));
    throw new UserError(
      `Java does not start, and says “${said.slice(0, 2).join(' ')}”: mend JAVA_TOOL_OPTIONS if that is set, or install Java ${oldestJava} or newer, then try again.`,
    );
  }
  const version = /version "(?:1\.)?(\d+)/.exec(stderr)?.[1];
  if (version && Number(version) < oldestJava) {
    throw new UserError(
      `Java ${version} is too old for the Firestore emulator: install Java ${oldestJava} or newer, then try again.`,
    );
  }
}
