import { describe, expect, it } from 'vitest';
import { wordSearch } from './search-text';

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
