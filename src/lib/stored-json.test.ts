// @vitest-environment jsdom
import * as v from 'valibot';
import { beforeEach, expect, it } from 'vitest';
import { safeLocalStorage } from './storage';
import { readJson, writeJson } from './stored-json';

const schema = v.object({ count: v.number() });
const read = () => readJson(safeLocalStorage, 'key', schema);

beforeEach(() => localStorage.clear());

it('reads a stored value', () => {
  expect(writeJson(safeLocalStorage, 'key', { count: 2 })).toBe(true);
  expect(read()).toEqual({ count: 2 });
});

it.each(['', '{', 'null', '{"count":"2"}'])('reads %j as undefined', (text) => {
  localStorage.setItem('key', text);
  expect(read()).toBeUndefined();
});

it('removes the key for an undefined value', () => {
  writeJson(safeLocalStorage, 'key', { count: 2 });
  writeJson(safeLocalStorage, 'key', undefined);
  expect(localStorage.getItem('key')).toBeNull();
});
