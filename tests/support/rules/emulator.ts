import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { clearDatabaseOf } from '../database';
import { type Answer, exchange } from '../exchange';
import { authorization, type Identity } from './identities';
import { documentName, documentsUrl, projectId, rulesUrl } from './project';
import type { RuleRequest } from './requests';
import { encodeFields, type Fields } from './values';

export type Verdict = 'allowed' | 'refused';

/** The document at each path; undefined for none. */
export type Content = Record<string, string | undefined>;

export interface StoredDocument {
  path: string;
  fields: Fields;
}

const owner = { authorization: 'Bearer owner' };
/** Firestore takes at most 500 writes at a time; fewer keep an answer small. */
const documentsPerCall = 200;

/** The project's own `firestore.rules`. */
export function projectRules(): string {
  return readFileSync(resolve(import.meta.dirname, '../../../firestore.rules'), 'utf8');
}

/** The compiler of the emulator refuses the rules. */
export class InvalidRules extends Error {}

/**
 * Makes the emulator judge by these rules from now on.
 * @throws {InvalidRules} with the compiler's message when they are not valid rules.
 */
export async function loadRules(content: string): Promise<void> {
  const asked = { rules: { files: [{ name: 'firestore.rules', content }] } };
  const { status, body } = await send('PUT', rulesUrl, { headers: owner, body: asked });
  if (status === 400) throw new InvalidRules(body);
  if (status !== 200) throw new Error(`The emulator answered ${status} to the rules: ${body}`);
}

/** Deletes every document. */
export function clear(): Promise<void> {
  return clearDatabaseOf(projectId);
}

/** Stores documents past the rules, in the notation of the requests to judge: it has values that no SDK writes. */
export async function store(documents: readonly StoredDocument[]): Promise<void> {
  for (let start = 0; start < documents.length; start += documentsPerCall) {
    const writes = documents
      .slice(start, start + documentsPerCall)
      .map(({ path, fields }) => ({ update: { name: documentName(path), fields: encodeFields(fields) } }));
    await control('POST', `${documentsUrl}:commit`, { writes });
  }
}

/** Deletes documents, stored or not, past the rules. */
export async function remove(paths: readonly string[]): Promise<void> {
  if (paths.length === 0) return;
  const writes = paths.map((path) => ({ delete: documentName(path) }));
  await control('POST', `${documentsUrl}:commit`, { writes });
}

/** The documents at these paths, past the rules, in a comparable form. */
export async function contentOf(paths: readonly string[]): Promise<Content> {
  const content: Content = {};
  for (let start = 0; start < paths.length; start += documentsPerCall) {
    const asked = paths.slice(start, start + documentsPerCall);
    const documents = asked.map(documentName);
    const answer = await control('POST', `${documentsUrl}:batchGet`, { documents });
    const found = (JSON.parse(answer) as { found?: { name: string } }[]).flatMap(
      (result) => result.found ?? [],
    );
    const byName = new Map(found.map((document) => [document.name, JSON.stringify(document)]));
    for (const path of asked) content[path] = byName.get(documentName(path));
  }
  return content;
}

/**
 * The rules' verdict on a request.
 * @throws {Error} when the emulator answers neither yes nor no: the request itself is wrong.
 */
export async function judge(identity: Identity, request: RuleRequest): Promise<Verdict> {
  const { status, body } = await send(request.method, documentsUrl + request.endpoint, {
    headers: authorization(identity),
    body: request.body,
  });
  if (status === 403) return 'refused';
  // 404: the rules let it through, and there was nothing to read or to update.
  if (status === 200 || status === 404) return 'allowed';
  throw new Error(`The emulator answered ${status} to ${request.method} ${request.endpoint}: ${body}`);
}

async function control(method: string, url: string, asked?: object): Promise<string> {
  const { status, body } = await send(method, url, { headers: owner, body: asked });
  if (status !== 200) throw new Error(`The emulator answered ${status} to ${method} ${url}: ${body}`);
  return body;
}

interface Sent {
  headers: Record<string, string>;
  body: object | undefined;
}

function send(method: string, url: string, { headers, body }: Sent): Promise<Answer> {
  return exchange(`http://${emulatorHost()}${url}`, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    body: body && JSON.stringify(body),
  });
}

function emulatorHost(): string {
  const host = process.env.FIRESTORE_EMULATOR_HOST;
  if (!host) {
    throw new Error('FIRESTORE_EMULATOR_HOST is not set: run the rules tests through npm run test:emulator.');
  }
  return host;
}
