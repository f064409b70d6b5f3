import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { collections } from '@/data/collections';
import { newCustomerFields } from '@/domain/customer';
import { type CustomerFormValues, checkCustomerDraft, emptyCustomerDraft } from '@/domain/customer-draft';
import {
  customerFieldNames,
  definitionOf,
  draftFields,
  type FieldDefinition,
} from '@/domain/customer-fields';
import { initialSource, staffSources } from '@/domain/customer-source';
import { customerStatuses } from '@/domain/customer-status';
import { newSubscriberFields } from '@/domain/newsletter-subscriber';
import { fuelTypes, valuesOf } from '@/domain/options';
import { hasVisibleText } from '@/lib/text';
import { buildDraft } from '../support/build-customer';
import { judge, projectRules } from '../support/rules/emulator';
import { anonymous } from '../support/rules/identities';
import { inParallel } from '../support/rules/in-parallel';
import { commit, set } from '../support/rules/requests';
import { startWithProjectRules } from '../support/rules/test-cases';
import { type Fields, serverTime } from '../support/rules/values';
import { newCustomer, newSubscriber } from './cases/build';
import { codeName } from './cases/characters';
import { minimalCustomer, subscriber } from './cases/documents';
import { choiceFields, isAlwaysChosen } from './cases/fields';

startWithProjectRules();

/** The words in a list of `firestore.rules` that follows these characters, such as `data.parish in `. */
function listAfter(rules: string, start: string): string[] {
  const begin = rules.indexOf(`${start}[`);
  if (begin < 0) throw new Error(`firestore.rules holds no list after ${JSON.stringify(start)}.`);
  const list = rules.slice(begin + start.length, rules.indexOf(']', begin));
  return [...list.matchAll(/'([^']*)'/g)].map(([, word = '']) => word);
}

it('The rules find ink in the characters in which the domain does', () => {
  const [, outside = ''] = /matches\('\(\?s\)\.\*(\[\^.*\])\.\*'\)/.exec(projectRules()) ?? [];
  const isInk = new RegExp(outside.replaceAll('\\\\', '\\').replace(/\\x\{?([0-9a-f]+)\}?/g, '\\u{$1}'), 'u');
  const others: string[] = [];
  // No text holds a control character.
  for (let code = 0xa0; code <= 0x10ffff; code += 1) {
    const character = String.fromCodePoint(code);
    if (isInk.test(character) !== hasVisibleText(character)) others.push(codeName(code));
  }
  expect(others).toEqual([]);
});

describe('the lists of the rules are the lists of the domain', () => {
  const rules = projectRules();

  it.each(Object.entries(choiceFields))('%s', (field, options) => {
    const open = isAlwaysChosen(field) ? [] : [''];
    expect(listAfter(rules, `data.${field} in `)).toEqual([...open, ...valuesOf(options)]);
  });

  it('fuel types', () => {
    expect(listAfter(rules, '&& value.hasOnly(')).toEqual(valuesOf(fuelTypes));
  });

  it('statuses', () => {
    expect(listAfter(rules, 'function isStatus(value) {\n      return value in ')).toEqual(
      valuesOf(customerStatuses),
    );
  });

  it('sources', () => {
    expect(listAfter(rules, 'function isStaffSource(value) {\n      return value in ')).toEqual(
      valuesOf(staffSources),
    );
    expect(rules).toContain(`data.source == '${initialSource}'`);
  });

  it('collections', () => {
    const matches = [...rules.matchAll(/match \/(\w+)\/\{\w+\} \{/g)].map(([, name]) => name);
    expect(matches.toSorted()).toEqual(Object.values(collections).toSorted());
  });

  it('the fields of a customer', () => {
    const ofForm = listAfter(rules, 'function formFields() {\n      return ');
    expect(ofForm).toEqual(draftFields);
    expect([...ofForm, ...listAfter(rules, 'data.keys().hasOnly(\n        formFields().concat(')]).toEqual(
      customerFieldNames,
    );
    expect(Object.keys(minimalCustomer()).toSorted()).toEqual(customerFieldNames.toSorted());
  });

  it('the six fields of a subscriber', () => {
    const fields = listAfter(rules, 'request.resource.data.keys().hasOnly(');
    expect(fields.toSorted()).toEqual(Object.keys(subscriber()).toSorted());
  });
});

describe('the rules let through every draft of the form', () => {
  /** Characters that are trimmed, refused, invisible, of two units, or plain. */
  const characters = fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(..."ab é@.-'<=") },
    { weight: 2, arbitrary: fc.integer({ min: 0, max: 0xff }).map((code) => String.fromCodePoint(code)) },
    { weight: 1, arbitrary: fc.constantFrom(...'\u2028\u202e\u2066\u200b\ufeff\u3000', '\ud83d', '\udc00') },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }) },
  );
  const text = fc.string({ unit: characters, maxLength: 30 });
  const usual = buildDraft();
  const typed = (definition: FieldDefinition, normally: unknown): fc.Arbitrary<unknown> => {
    switch (definition.kind) {
      case 'email':
        return fc.oneof(
          fc.constant(normally),
          text.map((part) => `${part}@hopefarm.example`),
        );
      case 'choice':
        return fc.constantFrom('', ...valuesOf(definition.options));
      case 'choices':
        return fc.array(fc.constantFrom(...valuesOf(definition.options)), { maxLength: 8 });
      case 'flag':
        return fc.boolean();
      default:
        return 'required' in definition ? fc.oneof(fc.constant(normally), text) : text;
    }
  };
  const inputs = fc.record(
    Object.fromEntries(draftFields.map((field) => [field, typed(definitionOf(field), usual[field])])),
  );
  const toInput = (fields: object) => ({ ...emptyCustomerDraft(), ...fields }) as CustomerFormValues;

  it('with any text that a visitor types', { timeout: 300_000 }, async () => {
    let stored = 0;
    const property = fc.asyncProperty(fc.array(inputs, { minLength: 20, maxLength: 50 }), async (batch) => {
      const drafts = batch.map((fields) => checkCustomerDraft(toInput(fields)));
      const accepted = drafts.flatMap((check) => (check.success ? [check.draft] : []));
      const documents = accepted.flatMap((draft): [string, Fields][] => [
        [newCustomer(), { ...newCustomerFields(draft), createdAt: serverTime, updatedAt: serverTime }],
        [newSubscriber(), { ...newSubscriberFields(draft), subscribedAt: serverTime }],
      ]);
      const refused = await inParallel(documents, async ([path, fields]) =>
        (await judge(anonymous, commit(set(path, fields)))) === 'refused' ? fields : undefined,
      );
      expect(refused.filter(Boolean)).toEqual([]);
      stored += accepted.length;
    });
    // The same drafts in every run.
    await fc.assert(property, { seed: 8, numRuns: 15 });
    expect(stored).toBeGreaterThan(100);
  });
});
