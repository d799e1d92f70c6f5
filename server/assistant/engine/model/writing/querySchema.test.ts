import { Ajv } from 'ajv';
import { expect, test } from 'vitest';

import { querySchema } from './querySchema.js';

const validator = (names: Partial<Record<'labels' | 'types' | 'properties', string[]>>) => {
  const { labels = [], types = [], properties = [] } = names;
  const known = { labels, types, properties };
  const sets = Object.fromEntries(Object.entries(known).map(([of, all]) => [of, new Set(all)]));
  const validate = new Ajv({ strict: false, formats: { 'date-time': true } }).compile(querySchema(sets as never));
  return (query: unknown) => validate({ query });
};
const towns = { kind: 'label', label: 'Town' };
const linked = (types: string[], where?: object) => ({
  kind: 'where',
  of: towns,
  that: {
    kind: 'linked',
    step: { types, direction: 'out', ...(where !== undefined && { where }) },
    set: { kind: 'nodes', ids: ['a'] },
    quantity: { kind: 'some' },
  },
});
const until = { kind: 'property', property: 'until' };
const since = { of: until, less: until, in: 'days' };
const step = { types: ['NEAR'], direction: 'out' };
const allows = validator({ labels: ['Town'], types: ['NEAR'], properties: ['people'] });

test.each<[string, unknown, boolean]>([
  ['null', null, true],
  ['a label that there is', { kind: 'count', set: towns }, true],
  ['one that there is not', { kind: 'count', set: { kind: 'label', label: 'City' } }, false],
  ['a type', { kind: 'nodes', set: linked(['NEAR']) }, true],
  ['a foreign type', { kind: 'nodes', set: linked(['FAR']) }, false],
  ['any type', { kind: 'nodes', set: linked([]) }, true],
  ['a node by its name', { kind: 'describe', set: { kind: 'nodes', ids: ['@Cluj'] } }, true],
  ['a property', { kind: 'values', set: towns, properties: ['people'] }, true],
  ['a foreign property', { kind: 'aggregate', set: towns, by: 'sum', property: 'mood' }, false],
  [
    'any property of a relationship',
    { kind: 'nodes', set: linked(['NEAR'], { kind: 'compare', property: 'km', is: '<', value: 5 }) },
    true,
  ],
  [
    'two dates of a relationship against each other',
    { kind: 'nodes', set: linked(['NEAR'], { kind: 'relate', of: until, is: '>', to: { ...since, kind: 'minus' } }) },
    true,
  ],
  [
    'the number of nodes that a relationship leads to',
    {
      kind: 'nodes',
      set: linked(['NEAR'], { kind: 'relate', of: { kind: 'number', step, set: towns }, is: '>', to: until }),
    },
    false,
  ],
  [
    'relationships of relationships',
    { kind: 'nodes', set: linked(['NEAR'], { kind: 'not', of: linked(['NEAR']).that }) },
    false,
  ],
])('%s', (_name, query, allowed) => {
  expect(allows(query)).toBe(allowed);
});

test('what the graph has none of cannot be named, and all else can', () => {
  const bare = validator({ labels: ['Town'] });
  expect(bare({ kind: 'values', set: towns, properties: ['people'] })).toBe(false);
  expect(bare({ kind: 'count', set: { kind: 'follow', of: towns, step: { types: [], direction: 'out' } } })).toBe(true);
  expect(bare({ kind: 'count', set: { kind: 'follow', of: towns, step: { types: ['A'], direction: 'out' } } })).toBe(
    false,
  );
});

test('too many names for a list are free', () => {
  const many = validator({ labels: Array.from({ length: 300 }, (_, at) => `L${at}`) });
  expect(many({ kind: 'count', set: { kind: 'label', label: 'L301' } })).toBe(true);
});
