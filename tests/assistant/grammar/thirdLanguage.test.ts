import { describe, expect, test } from 'vitest';

import { OPERATORS, type Pack, PACKS } from '../../../server/assistant/language/Pack.js';
import { readQuestion } from '../../../server/assistant/grammar/readQuestion.js';
import { GraphReading } from '../../../server/assistant/reading/GraphReading.js';
import { memoryGraphStore } from '../../../server/graph/memory/memoryGraphStore.js';
import { loadGraph } from '../harness/loadGraph.js';
import { football } from '../unseen/fields/football.js';

/** A language that nobody speaks: its small words stand where those of English do. */
const WORDS: Readonly<Record<string, string>> = {
  which: 'kiu',
  who: 'kio',
  whom: 'kion',
  count: 'kiom',
  that: 'ke',
  is: 'cu',
  of: 'de',
  at: 'en',
  by: 'far',
  and: 'kaj',
  not: 'ne',
  no: 'sen',
  except: 'krom',
  only: 'nur',
  exactly: 'ekzakte',
  atLeast: 'almenau',
  more: 'super',
  less: 'sub',
  than: 'ol',
  after: 'post',
  before: 'antau',
  most: 'plej',
  least: 'malplej',
  mean: 'meza',
  sum: 'suma',
  have: 'havas',
  every: 'ciu',
};
const toy: Pack = {
  ...PACKS.en,
  neutral: ['la'],
  operators: Object.fromEntries(
    OPERATORS.map((op) => [op, [WORDS[op] ?? `neniu${op.toLowerCase()}`]]),
  ) as unknown as Pack['operators'],
  dimensions: { maljuna: ['age', '-founding'] },
  comparative: [],
  superlative: [],
  comparing: [],
  numbers: { du: 2 },
  counted: [],
  irregular: [],
};

const SAME: readonly (readonly [string, string])[] = [
  ['kiu players play en Rovers', 'which players play for Rovers'],
  ['kiu players play en United', 'which players play for United'],
  ['kiom players play en Albion', 'how many players play for Albion'],
  ['kiom la clubs', 'how many clubs are there'],
  ['kiu clubs', 'which clubs are there'],
  ['kio manages Albion', 'who manages Albion'],
  ['kio manages Rovers', 'who manages Rovers'],
  ['kiu clubs defeated Rovers', 'which clubs defeated Rovers'],
  ['kiu clubs Rovers defeated', 'which clubs has Rovers defeated'],
  ['kiu clubs defeated far Rovers', 'which clubs were defeated by Rovers'],
  ['kiu clubs ke defeated Rovers', 'which clubs that defeated Rovers'],
  ['kiu clubs krom Rovers', 'which clubs except Rovers'],
  ['kiu clubs krom United', 'which clubs are there other than United'],
  ['kiom clubs krom Rovers', 'how many clubs besides Rovers'],
  ['kiu clubs defeated nur Rovers', 'which clubs defeated only Rovers'],
  ['kiu clubs defeated ekzakte du clubs', 'which clubs defeated exactly two clubs'],
  ['kiu clubs defeated almenau du clubs', 'which clubs defeated at least two clubs'],
  ['kiu clubs defeated super 1 clubs', 'which clubs defeated more than 1 clubs'],
  ['kiu clubs ne defeated Rovers', 'which clubs have not defeated Rovers'],
  ['kiu clubs sen coach', 'which clubs without a coach'],
  ['kiu clubs havas sen coach', 'which clubs have no coach'],
  ['kiu clubs en Milton', 'which clubs are in Milton'],
  ['kiu players striker', 'which players are strikers'],
  ['kiu players goals super 20', 'which players goals above 20'],
  ['kiu players super 20 goals', 'which players have more than 20 goals'],
  ['kiu stadiums capacity sub 10000', 'which stadiums with a capacity under 10000'],
  ['kiu la plej maljuna player', 'which is the oldest player'],
  ['kiu stadium havas plej capacity', 'which stadium has the highest capacity'],
  ['kiu stadium havas malplej capacity', 'which stadium has the lowest capacity'],
  ['kiu club defeated plej clubs', 'which club defeated the most clubs'],
  ['kiu meza capacity de stadiums', 'what is the average capacity of stadiums'],
  ['cu United defeated Rovers', 'did United defeat Rovers'],
  ['cu ciu club havas coach', 'does every club have a coach'],
];

const store = memoryGraphStore();
const scope = await loadGraph(store, 'football', football.world.graph);
const read = (question: string, pack?: Pack) =>
  readQuestion(question, 'en', new GraphReading(store, scope, new AbortController().signal), { pack });

describe('a language that is only a pack', () => {
  test.each(SAME)('reads “%s” as “%s”', async (own, english) => {
    const [found, expected] = [await read(own, toy), await read(english)];
    expect(expected.kind, english).toBe('sure');
    expect(found.kind === 'sure' && found.query, own).toEqual(expected.kind === 'sure' && expected.query);
  });
});
