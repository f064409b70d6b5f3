import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import configuration from '../../../firestore.indexes.json';

interface Override {
  collectionGroup: string;
  fieldPath: string;
  ttl?: boolean;
  indexes: readonly { order: string; queryScope: string }[];
}

const overrides: readonly Override[] = configuration.fieldOverrides;
const overrideOf = (name: string) =>
  overrides.find(({ collectionGroup, fieldPath }) => `${collectionGroup}.${fieldPath}` === name);

const sourcesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(join(folder, file), 'utf8'));
const questionsIn = (folder: string, pattern: RegExp) =>
  sourcesIn(folder).flatMap((source) =>
    [...source.matchAll(pattern)].map(([, name, variable]) => ({ name, variable })),
  );
const clause = /\b(?:where|orderBy)\(\s*(?:'([^']+)'|(\w+))/g;
/** Of the functions, as in `find(collection, ['status', '==', 'new'])`. */
const condition = /\[\s*(?:'(\w+)'|(\w+)),\s*'[^']+'/g;
const asked = [
  ...questionsIn('src/data', clause),
  ...questionsIn('tools', clause),
  ...questionsIn('functions/src', condition),
];
/** Fields of `document-pages.ts`, and values of `field` in `tools/person/documents.ts`. */
const namedByVariable = ['createdAt', 'updatedAt', 'erasedAt', 'from', 'to'];
/** Every field by which a query asks or sorts, in whichever collection. */
const queried = new Set([...asked.flatMap(({ name }) => name ?? []), ...namedByVariable]);

/** A field's default indexes, which an override must list to keep. */
const automatic = ['ASCENDING', 'DESCENDING'].map((order) => ({ order, queryScope: 'COLLECTION' }));

describe('the indexes of the database', () => {
  it('leave both orders of a collection to every field that a query may ask for', () => {
    for (const { fieldPath, indexes } of overrides) {
      if (indexes.length === 0 && !queried.has(fieldPath)) continue;
      expect(indexes, fieldPath).toEqual(expect.arrayContaining(automatic));
    }
    expect([...queried]).toEqual(expect.arrayContaining(['at', 'followUpAt', 'isOpen', 'isUncalled']));
    const variables = asked.flatMap(({ variable }) => variable ?? []);
    expect(variables.sort()).toEqual(['field']);
  });

  it('find the latest entries of all customers', () => {
    const latestOfAll = { order: 'DESCENDING', queryScope: 'COLLECTION_GROUP' };
    expect(overrideOf('activity.at')?.indexes).toContainEqual(latestOfAll);
  });

  it('order the alerts that a sweep takes up', () => {
    const sweep = readFileSync('functions/src/sweep.ts', 'utf8');
    const conditions = [...sweep.matchAll(/oldestFirst\(environment, \['(\w+)'/g)].map(([, field]) => field);
    expect(conditions).toEqual(['isOpen', 'isUncalled']);
    for (const fieldPath of conditions) {
      expect(configuration.indexes).toContainEqual({
        collectionGroup: 'alerts',
        queryScope: 'COLLECTION',
        fields: [
          { fieldPath, order: 'ASCENDING' },
          { fieldPath: 'createdAt', order: 'ASCENDING' },
        ],
      });
    }
  });

  it('come with the deletion of alerts after 30 days, which no backup holds', () => {
    expect(overrideOf('alerts.expiresAt')?.ttl).toBe(true);
  });
});
