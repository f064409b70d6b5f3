import type { StoredDocument, Verdict } from './emulator';
import type { Identity } from './identities';
import type { RuleRequest } from './requests';

/** One question to the rules with its only right answer. Plain data: a test and a mutant hunt both ask it. */
export interface RuleCase {
  /** A sentence of the specification. */
  name: string;
  as: Identity;
  request: RuleRequest;
  expected: Verdict;
  /** The documents before. Paths are unique across all cases, so that cases can run side by side. */
  stored?: readonly StoredDocument[];
}

export interface RuleGroup {
  title: string;
  cases: readonly RuleCase[];
}

/** 'shows an administrator the list of staff', or refuses it to them. */
export const ask =
  (expected: Verdict, identity: Identity, stored: RuleCase['stored'] = []) =>
  ([name, request]: [string, RuleRequest]): RuleCase => ({
    name: `${expected === 'allowed' ? 'shows' : 'refuses'} ${identity.name} ${name}`,
    as: identity,
    request,
    stored,
    expected,
  });

let issued = 0;

/** The next id of the kind the client makes: 20 letters and digits. */
export function newId(): string {
  issued += 1;
  return `Id${String(issued).padStart(18, '0')}`;
}
