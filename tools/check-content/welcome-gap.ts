import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { commitments } from '@/config/commitments';
import { readEnvFile } from '../support/env-files.ts';
import { root } from '../support/project.ts';

const file = 'functions/.env';

/** The parameters of the functions on this machine; none without the file. */
export function functionsVariables(): Readonly<Record<string, string | undefined>> {
  const path = join(root, file);
  return existsSync(path) ? parseEnv(readEnvFile(path)) : {};
}

/** The sentence for a site whose promised welcome newsletter nobody sends; undefined where a webhook hears of subscribers. */
export function welcomeGap({
  ALERT_WEBHOOK_URL: url,
}: ReturnType<typeof functionsVariables>): string | undefined {
  if (url?.trim()) return undefined;
  return `Nobody sends the welcome newsletter that the form promises ${commitments.newsletter}: set ALERT_WEBHOOK_URL in ${file} (docs/operations.md, Alerts), or send it by hand.`;
}
