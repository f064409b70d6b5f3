import { describe, expect, it } from 'vitest';
import { toSlug, wordSearch } from './slug';

describe('a slug', () => {
  it.each([
    ['Marcia Bennett', 'marcia-bennett'],
    ['Ángela O’Neil-Nuñez ', 'angela-o-neil-nunez'],
    ['../../etc/passwd\r\n.exe', 'etc-passwd-exe'],
    ['\u202egpj.exe', 'gpj-exe'],
    ['ﬁve ①', 'five-1'],
    ['Bjørn Strauß', 'bjorn-strauss'],
    ['李 – 👩‍🚒 \ud83d', ''],
    ['', ''],
  ])('of %j is %j', (text, slug) => {
    expect(toSlug(text)).toBe(slug);
  });

  it('is at most 60 characters long and ends in none but a letter or digit', () => {
    expect(toSlug('a'.repeat(5000))).toBe('a'.repeat(60));
    expect(toSlug(`${'a'.repeat(59)} b`)).toBe('a'.repeat(59));
  });
});

describe('a search for words', () => {
  it.each([
    ['anne-marie', 'Anne Marie Reid'],
    ['Reid, Anne', 'Anne-Marie Reid'],
    ['o’neil-', "O'Neil"],
    ['anne-marie', 'annemarie@post.example'],
    ['j-brown@post.example', 'J-Brown@post.example'],
    ['import and export', 'Import & export'],
    ['', 'anybody'],
    [' ', 'anybody'],
    ['and', 'this   &that'],
    ['&', `hoses &${' '.repeat(1_000_000)}tanks`],
  ])('finds by %j the text %j', (search, text) => {
    expect(wordSearch(search)(text)).toBe(true);
  });

  it.each([
    ['anne-kay', 'Anne-Marie Reid'],
    ['co-op', 'Copper Opal'],
    ['j-brown@post.example', 'jbrown@post.example'],
    [',', 'Anne-Marie Reid'],
    ["'", 'Anne-Marie Reid'],
  ])('does not find by %j the text %j', (search, text) => {
    expect(wordSearch(search)(text)).toBe(false);
  });
});
