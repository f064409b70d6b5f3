import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wholeNumber } from '../support/faults/from-environment';
import { judge, store } from '../support/rules/emulator';
import { anonymous, type Identity } from '../support/rules/identities';
import { inParallel } from '../support/rules/in-parallel';
import { commit, erase, get, list, set, update } from '../support/rules/requests';
import { newId } from '../support/rules/rule-case';
import { startWithProjectRules } from '../support/rules/test-cases';
import { type Fields, map, serverTime } from '../support/rules/values';
import { collections, newCustomer, newSubscriber, newTombstone } from './cases/build';
import { idOf, newEntry, storedWork, workOf } from './cases/build-work';
import { firstEntryOf } from './cases/create-by-staff';
import { storedCustomer } from './cases/documents';
import { newSecretPath, secret } from './cases/secrets';
import { newDevice } from './cases/staff-devices';
import {
  additions,
  batchesOfWork,
  creations,
  deviceRequests,
  secretRequests,
  subscriberUpdates,
  tombstoneRequests,
  updates,
} from './model/arbitraries';
import {
  loggedId,
  mayAddCustomer,
  mayCreateCustomer,
  mayCreateSubscriber,
  mayUpdateCustomer,
  mayUpdateSubscriber,
  mayUseDevice,
  mayUseSecret,
  mayUseTombstones,
  mayWork,
  type Operation,
  others,
  self,
  type TokenEmail,
} from './model/rules-model';

/** The same documents in every run, unless the variable names others. */
const seed = wholeNumber('RULES_SEED', 8, { least: 0 });
const batchSize = 100;
/** How many hundreds of new documents: fewer in every run of the tests than when `.ci/run` judges a change. */
const creationBatches = wholeNumber('RULES_RUNS', 20, { least: 1 });

startWithProjectRules();

describe(`the rules and their description in TypeScript agree (seed ${seed})`, () => {
  console.info(`Random documents for the rules: seed ${seed}`);

  it(`on ${creationBatches * batchSize} new documents (RULES_RUNS=${creationBatches})`, {
    timeout: 900_000,
  }, async () => {
    const tally = { true: 0, false: 0 };
    const batches = fc.array(creations, { minLength: batchSize, maxLength: batchSize });
    const property = fc.asyncProperty(batches, async (batch) => {
      const disagreements = await inParallel(batch, async ({ collection, idEnd, document }) => {
        const id = newId().slice(6) + idEnd;
        const mayCreate = collection === 'customers' ? mayCreateCustomer : mayCreateSubscriber;
        const expected = mayCreate(id, document);
        const verdict = await judge(anonymous, commit(set(`${collection}/${id}`, document)));
        tally[`${expected}`] += 1;
        return (verdict === 'allowed') === expected ? undefined : { collection, id, document, verdict };
      });
      expect(disagreements.filter(Boolean)).toEqual([]);
    });
    await fc.assert(property, { seed, numRuns: creationBatches, endOnFailure: true });
    expectBothOften(tally, creationBatches * batchSize);
  });

  it.each([
    ['2,000 changes of customers', updates, mayUpdateCustomer, newCustomer, 20],
    ['1,000 changes of subscribers', subscriberUpdates, mayUpdateSubscriber, newSubscriber, 10],
  ] as const)('on %s', { timeout: 900_000 }, async (_, arbitrary, mayUpdate, newPath, numRuns) => {
    const tally = { true: 0, false: 0 };
    const batches = fc.array(arbitrary, { minLength: batchSize, maxLength: batchSize });
    const property = fc.asyncProperty(batches, async (batch) => {
      const changes = batch.map((change) => ({ ...change, path: newPath() }));
      await store(changes.map(({ path, before }) => ({ path, fields: before })));
      const disagreements = await inParallel(changes, async ({ role, path, ...change }) => {
        const expected = mayUpdate(role, change);
        const verdict = await judge(holderOf(role), commit(update(path, change.set, change.removed)));
        tally[`${expected}`] += 1;
        return (verdict === 'allowed') === expected ? undefined : { role, ...change, verdict };
      });
      expect(disagreements.filter(Boolean)).toEqual([]);
    });
    await fc.assert(property, { seed, numRuns, endOnFailure: true });
    expectBothOften(tally, numRuns * batchSize);
  });

  it('on 1,000 customers whom somebody writes down', { timeout: 900_000 }, async () => {
    const tally = { true: 0, false: 0 };
    const batches = fc.array(additions, { minLength: batchSize, maxLength: batchSize });
    const property = fc.asyncProperty(batches, async (batch) => {
      const disagreements = await inParallel(batch, async (addition) => {
        const { role, email, document, entry, hasOwnId } = addition;
        const path = newCustomer();
        const entryPath = hasOwnId ? firstEntryOf(path) : newEntry(path);
        const expected = mayAddCustomer(addition);
        const writes = [set(path, document), ...(entry ? [set(entryPath, entry)] : [])];
        const verdict = await judge(withEmail(holderOf(role), email), commit(...writes));
        tally[`${expected}`] += 1;
        return (verdict === 'allowed') === expected ? undefined : { ...addition, verdict };
      });
      expect(disagreements.filter(Boolean)).toEqual([]);
    });
    await fc.assert(property, { seed, numRuns: 10, endOnFailure: true });
    expectBothOften(tally, 1000);
  });

  it('on 1,000 batches of work with a customer', { timeout: 900_000 }, async () => {
    const tally = { true: 0, false: 0 };
    const batches = fc.array(batchesOfWork, { minLength: batchSize, maxLength: batchSize });
    const property = fc.asyncProperty(batches, async (batch) => {
      const asked = batch.map((work) => ({ work, path: newCustomer() }));
      const theirs = [...others].map(([id, duplicateOf]) => ({
        path: `${collections.customers}/${id}`,
        work: { customer: storedCustomer(), work: storedWork({ duplicateOf }) },
      }));
      await store(
        [...asked, ...theirs].flatMap(({ work: { customer, work }, path }) => [
          ...(customer ? [{ path, fields: customer }] : []),
          ...(work ? [{ path: workOf(path), fields: named(work, { self: idOf(path) }) }] : []),
        ]),
      );
      const disagreements = await inParallel(asked, async ({ work, path }) => {
        const { role, email, status, correction, workAfter, entry, below } = work;
        const told = newEntry(below === self ? path : `${collections.customers}/${below}`);
        const ids = { self: idOf(path), logged: told.slice(told.lastIndexOf('/') + 1) };
        const writes = [
          ...(status === undefined ? [] : [update(path, { status, updatedAt: serverTime })]),
          ...(correction ? [update(path, { ...correction, updatedAt: serverTime })] : []),
          ...(workAfter ? [set(workOf(path), named(workAfter, ids))] : []),
          ...(entry ? [set(told, named(entry, ids))] : []),
        ];
        const expected = mayWork(work);
        const verdict = await judge(withEmail(holderOf(role), email), commit(...writes));
        tally[`${expected}`] += 1;
        return (verdict === 'allowed') === expected ? undefined : { ...work, verdict };
      });
      expect(disagreements.filter(Boolean)).toEqual([]);
    });
    await fc.assert(property, { seed, numRuns: 10, endOnFailure: true });
    expectBothOften(tally, 1000);
  });

  it('on 1,000 requests for tombstones', { timeout: 900_000 }, () =>
    expectAgreement({
      collection: collections.erasedCustomers,
      requests: tombstoneRequests,
      newPath: newTombstone,
      stored: ({ isThere, operation }) => (isThere && operation !== 'create' ? {} : undefined),
      mayUse: ({ role, operation }) => mayUseTombstones(role, operation),
    }),
  );

  it('on 1,000 requests for devices', { timeout: 900_000 }, () =>
    expectAgreement({
      collection: collections.staffDevices,
      requests: deviceRequests,
      newPath: newDevice,
      stored: ({ owner }) => (owner === undefined ? undefined : { by: owner }),
      mayUse: mayUseDevice,
    }),
  );

  it('on 1,000 requests for secrets', { timeout: 900_000 }, () =>
    expectAgreement({
      collection: collections.secrets,
      requests: secretRequests,
      // 18 letters of their own, and two that may be none.
      newPath: ({ purposeEnd }) => newSecretPath().replace('/id', '/') + purposeEnd,
      stored: ({ isThere }) => (isThere ? secret({ createdAt: null }) : undefined),
      mayUse: mayUseSecret,
    }),
  );
});

interface DocumentRequest {
  role: unknown;
  email?: TokenEmail;
  operation: Operation;
  document: Fields;
}

interface Agreement<Request> {
  collection: string;
  requests: fc.Arbitrary<Request>;
  newPath: (request: Request) => string;
  /** The document that is there before; undefined for none. */
  stored: (request: Request) => Fields | undefined;
  mayUse: (request: Request) => boolean;
}

/** Asks 1,000 times for one document of a collection, each time another. */
async function expectAgreement<Request extends DocumentRequest>({
  collection,
  requests,
  newPath,
  stored,
  mayUse,
}: Agreement<Request>): Promise<void> {
  const tally = { true: 0, false: 0 };
  const batches = fc.array(requests, { minLength: batchSize, maxLength: batchSize });
  const property = fc.asyncProperty(batches, async (batch) => {
    const asked = batch.map((request) => ({ request, path: newPath(request), fields: stored(request) }));
    await store(asked.flatMap(({ path, fields }) => (fields ? [{ path, fields }] : [])));
    const disagreements = await inParallel(asked, async ({ request, path }) => {
      const { role, email, operation, document } = request;
      const made = {
        get: () => get(path),
        list: () => list(collection),
        create: () => commit(set(path, document)),
        update: () => commit(update(path, document)),
        delete: () => commit(erase(path)),
      };
      const expected = mayUse(request);
      const verdict = await judge(withEmail(holderOf(role), email), made[operation]());
      tally[`${expected}`] += 1;
      return (verdict === 'allowed') === expected ? undefined : { ...request, path, verdict };
    });
    expect(disagreements.filter(Boolean)).toEqual([]);
  });
  await fc.assert(property, { seed, numRuns: 10, endOnFailure: true });
  expectBothOften(tally, 1000);
}

/** A document with the ids of the customer and of the batch's entry. */
function named(document: Fields, ids: { self: string; logged?: string }): Fields {
  return Object.fromEntries(
    Object.entries(document).map(([name, value]) => {
      if (value === self) return [name, ids.self];
      if (value === loggedId) return [name, ids.logged ?? value];
      const isMap = typeof value === 'object' && value !== null && 'type' in value && value.type === 'map';
      return [name, isMap ? map(named(value.value, ids)) : value];
    }),
  );
}

function holderOf(role: unknown): Identity {
  return role === undefined ? anonymous : { name: `role ${JSON.stringify(role)}`, claims: { role } };
}

const withEmail = ({ name, claims }: Identity, email: TokenEmail): Identity => ({
  name,
  claims: claims && (email === undefined ? claims : { ...claims, email }),
});

function expectBothOften(tally: { true: number; false: number }, total: number) {
  expect(tally.true + tally.false).toBe(total);
  expect(tally.true).toBeGreaterThan(total / 5);
  expect(tally.false).toBeGreaterThan(total / 5);
}
