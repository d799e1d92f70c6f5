import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { FileFault } from '../issues.js';
import { type Interest, JsonScanner, type Taken } from './JsonScanner.js';

const interest = (path: string): Interest =>
  path === '' || path === 'list' ? 'enter' : path === 'list[]' || path === 'one' ? 'take' : 'skip';

/** What is taken from a text that comes in pieces of a length. */
function taken(text: string, length: number): Taken[] {
  const scanner = new JsonScanner('a.json', interest);
  const all: Taken[] = [];
  for (let at = 0; at < text.length; at += length) all.push(...scanner.push(text.slice(at, at + length)));
  return [...all, ...scanner.end()];
}

const fault = (text: string): string | undefined => {
  try {
    taken(text, 3);
    return undefined;
  } catch (error) {
    return error instanceof FileFault ? `${error.issue.code} ${error.issue.row ?? ''}` : String(error);
  }
};

describe('cutting a JSON text while it flows past', () => {
  test('gives every element as it stands, however the text is cut', () => {
    const value = fc.jsonValue();
    const document = fc.record({ before: value, list: fc.array(value), one: value, after: value });
    const layout = fc.constantFrom(undefined, 1, '\t');
    fc.assert(
      fc.property(document, layout, fc.integer({ min: 1, max: 40 }), ({ list, ...rest }, space, length) => {
        const found = taken(JSON.stringify({ ...rest, list }, null, space), length);
        const values = (path: string): unknown[] =>
          found.filter((each) => each.path === path).map(({ text }) => JSON.parse(text) as unknown);
        expect(values('list[]')).toEqual(JSON.parse(JSON.stringify(list)));
        expect(values('one')).toEqual([JSON.parse(JSON.stringify(rest.one))]);
      }),
    );
  });

  test('knows the row of each element', () => {
    const rows = taken('{"list": [\n1,\n"a\\nb",\n\n{"x":\n2}\n]}', 2).map(({ row }) => row);
    expect(rows).toEqual([2, 3, 5]);
  });

  test('says of every half text that it is half', () => {
    const whole = '{"list":[1,{"a":"b"}],"one":true}';
    for (let length = 0; length < whole.length; length += 1) {
      expect([length, fault(whole.slice(0, length))]).toEqual([length, 'TRUNCATED 1']);
    }
  });

  test('says where it is not JSON', () => {
    expect(fault('{"list":[1\n2]}')).toBe('BAD_JSON 2');
    expect(fault('{"list":[1]]')).toBe('BAD_JSON 1');
    expect(fault('{\nlist:[]}')).toBe('BAD_JSON 2');
    expect(fault('{"list":[]}\n{}')).toBe('BAD_JSON 2');
  });
});
