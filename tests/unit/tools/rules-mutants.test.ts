import { describe, expect, it } from 'vitest';
import { allMutants } from '../../rules/mutants/all-mutants';
import { describeMutant, mutate } from '../../rules/mutants/mutant';

const rules = (condition: string) => `service cloud.firestore {
  match /databases/{database}/documents {
    match /leads/{id} {
      allow create: if ${condition};
    }
  }
}
`;

/** The conditions that the mutants of a rule end in. */
function conditionsOf(condition: string): string[] {
  const original = rules(condition);
  return allMutants(original).map((mutant) => {
    const mutated = mutate(original, mutant);
    const text = /allow create: if ([\s\S]*);/.exec(mutated)?.[1] ?? mutated;
    return text.replace(/\s+/g, ' ').replaceAll('[ ', '[').trim();
  });
}

describe('each condition of the rules is dropped or flipped in turn', () => {
  it('drops, negates and exchanges every operand and operator', () => {
    const found = conditionsOf('a() && b(c) && d');
    expect(found).toEqual(expect.arrayContaining(['b(c) && d', 'a() && d', 'a() && b(c)']));
    expect(found).toEqual(expect.arrayContaining(['!(a()) && b(c) && d', 'a() && b(c) && !(d)']));
    expect(found).toEqual(expect.arrayContaining(['a() || b(c) && d', 'a() && b(c) || d']));
  });

  it('finds operands within brackets and after an or', () => {
    const found = conditionsOf('a && (b || c) || d');
    expect(found).toEqual(expect.arrayContaining(['d', '(b || c) || d', 'a && ( c) || d', 'a && (b ) || d']));
  });

  it('moves every limit by one and flips every comparison', () => {
    const found = conditionsOf('x.size() <= 6');
    expect(found).toEqual(
      expect.arrayContaining(['x.size() <= 5', 'x.size() <= 7', 'x.size() < 6', 'x.size() >= 6']),
    );
  });

  it('takes every member out of a list and puts others in', () => {
    const found = conditionsOf("x in ['a', 'b']");
    expect(found).toEqual(
      expect.arrayContaining([
        "x in ['b']",
        "x in ['a']",
        "x in ['', 'a', 'b']",
        "x in ['unknown', 'a', 'b']",
      ]),
    );
  });

  it('empties a list of one', () => {
    expect(conditionsOf("x in ['a']")).toContain('x in []');
  });

  it('narrows and widens every class of a regular expression', () => {
    const found = conditionsOf(String.raw`x.matches('[^\\x08-\\x{2028}]+')`);
    const patterns = [
      String.raw`[\\x08-\\x{2028}]+`,
      String.raw`[^\\x{7}-\\x{2028}]+`,
      String.raw`[^\\x08-\\x{2029}]+`,
      String.raw`[^\\x08-\\x{2028}]*`,
    ];
    expect(found).toEqual(expect.arrayContaining(patterns.map((pattern) => `x.matches('${pattern}')`)));
  });

  it('widens every allow and every path', () => {
    const original = rules('a()');
    const mutated = allMutants(original).map((mutant) => mutate(original, mutant));
    for (const changed of ['create, update', 'create, delete', 'create, read', 'create, write']) {
      expect(mutated).toContain(original.replace('create', changed));
    }
    expect(mutated).toContain(original.replace('{id}', '{id=**}'));
    expect(mutated).toContain(original.replace('/leads', '/{collection}'));
  });

  it('names every mutant by where it lies and what it changes, no two the same', () => {
    const original = rules("a() && x in ['a', 'b']");
    const names = allMutants(original).map((mutant) => describeMutant(original, mutant));
    expect(new Set(names).size).toBe(names.length);
    expect(names).toContain("leads: allow create: if a() && x in ['a', 'b']; => allow create: if a() ;");
  });
});
