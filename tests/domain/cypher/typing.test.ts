import { describe, expect, test } from 'vitest';

import { isCypher } from '../../../domain/query/cypher/isCypher.js';
import { coloured } from '../../../domain/query/cypher/typing/colours.js';
import { completed, completionsAt } from '../../../domain/query/cypher/typing/completions.js';
import { mistakeIn } from '../../../domain/query/cypher/typing/mistake.js';

const NAMES = { labels: ['Person', 'Oraș mare'], types: ['ACTED_IN', 'DIRECTED'], properties: ['name', 'born'] };
const offered = (typed: string) => completionsAt(typed, typed.length, NAMES).options.map(({ text }) => text);

describe('completion', () => {
  test.each<[string, string[]]>([
    ['MATCH (n:', ['Person', '`Oraș mare`']],
    ['MATCH (n:pe', ['Person']],
    ['MATCH (n:or', ['`Oraș mare`']],
    ['MATCH (n:Person|', ['Person', '`Oraș mare`']],
    ['MATCH (n)-[:', ['ACTED_IN', 'DIRECTED']],
    ['MATCH (n)-[r:d', ['DIRECTED']],
    ['MATCH (n {', ['name', 'born']],
    ['MATCH (n {n', ['name']],
    ['MATCH (n {name: ', []],
    ['MATCH (n) WHERE n.', ['name', 'born']],
    ['MATCH (n) WHERE n.b', ['born']],
    ['MATCH (n) WHERE n:P', ['Person']],
    ['MATCH (film:Film) RETURN fi', ['film']],
    ['MATCH (n) WHERE EXISTS { (n:', ['Person', '`Oraș mare`']],
    ['MATCH (n) WHERE n.name = "Pe', []],
    ['MATCH (n) ', []],
    ['MATCH (n) RETURN n ord', ['ORDER BY']],
    ['MATCH (n) OPT', ['OPTIONAL MATCH']],
  ])('of %j', (typed, options) => {
    expect(offered(typed)).toEqual(options);
  });

  test('puts what is chosen in the place of what was typed, the caret within its brackets', () => {
    const typed = 'MATCH (n) RETURN cou';
    const found = completionsAt(typed, typed.length, NAMES);
    const choice = found.options.find(({ text }) => text === 'count()');
    if (choice === undefined) throw new Error('count is offered');
    expect(completed(typed, found, choice)).toEqual({ text: 'MATCH (n) RETURN count()', caret: 23 });
  });
});

describe('colours', () => {
  test('are of parts that together are the text, whatever was typed so far', () => {
    for (const text of [
      "MATCH (n:Person {name: 'a'}) // all\nRETURN count(n), 1.5",
      'MATCH (n:`odd',
      "match (n) where n.a = 'b §",
      '',
    ])
      expect(
        coloured(text)
          .map((part) => part.text)
          .join(''),
      ).toBe(text);
  });

  test('tell keywords, names, functions, texts and numbers', () => {
    const parts = coloured("MATCH (n:Match) WHERE n.where = 'x' RETURN count(n), 2");
    const of = (colour: string) => parts.filter((part) => part.colour === colour).map((part) => part.text);
    expect(of('keyword')).toEqual(['MATCH', 'WHERE', 'RETURN']);
    expect(of('name')).toEqual(['Match', 'where']);
    expect([of('function'), of('string'), of('number')]).toEqual([['count'], ["'x'"], ['2']]);
  });
});

test.each<[string, boolean]>([
  ['MATCH (n) RETURN n', true],
  ['  match(n:Film) return n', true],
  ['// all\nMATCH (n) RETURN n', true],
  ['MATCH p = shortestPath((a)-[*]-(b)) RETURN p', true],
  ['CREATE (n:Film)', true],
  ['Match the films with their directors', false],
  ['Create a person called Ann', false],
  ['Which films match?', false],
])('a message is Cypher or words: %s', (text, is) => {
  expect(isCypher(text)).toBe(is);
});

describe('a mistake', () => {
  const found = (typed: string, caret = typed.length) => {
    const mistake = mistakeIn(typed, caret);
    return mistake && [mistake.fault.refusal, mistake.fault.name, typed.slice(mistake.from, mistake.to)];
  };

  test.each<[string, string[]]>([
    ['MATCH (n) DELETE n', ['write', 'DELETE', 'DELETE']],
    ['MATCH (n)\nRETRUN n', ['syntax', 'RETRUN', 'RETRUN']],
    ['MATCH (n) RETURN m.name ', ['unknown', 'm', 'm']],
    ['MATCH (n) RETURN percentileDisc(n.age, 0.5) ', ['unsupported', 'percentiledisc( )', 'percentileDisc']],
    ['MATCH (n:Person]) RETURN n', ['syntax', ']', ']']],
  ])('in %j is told with its part', (typed, told) => expect(found(typed)).toEqual(told));

  test.each(['MATCH (n', 'MATCH (n) RET', 'MATCH (n) WHERE n.', 'MATCH (n) RETURN n', "MATCH (n {name: 'A"])(
    'is none in %j, where more may follow',
    (typed) => expect(found(typed)).toBeUndefined(),
  );

  test('is told of a word once the caret has left it', () => {
    const typed = 'MATCH (n) RETRUN n';
    expect(found(typed, 'MATCH (n) RETRUN'.length)).toBeUndefined();
    expect(found(typed)).toEqual(['syntax', 'RETRUN', 'RETRUN']);
  });
});
