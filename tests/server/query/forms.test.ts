import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, test } from 'vitest';

import { QUERY_SCHEMA } from '../../../domain/query/schema.js';
import { queryFault } from '../../../domain/query/validate.js';
import { Dice, QueryDice } from './random.js';

const ajv = new Ajv2020({ strict: false });
addFormats.default(ajv);
const fitsSchema = ajv.compile(QUERY_SCHEMA);
const ALL = { kind: 'all' };
const DUE = { kind: 'property', property: 'due' };
const FIRST = { kind: 'top', of: ALL, by: DUE, order: 'most', count: 1 };
const interval = (width: number) => ({ kind: 'interval', of: DUE, width });
const deep = (levels: number): unknown =>
  levels === 0 ? ALL : { kind: 'where', of: deep(levels - 1), that: { kind: 'has', property: 'x' } };

describe('what is no query', () => {
  test.each([
    ['', null],
    ['/kind', { kind: 'delete' }],
    ['/set', { kind: 'count' }],
    ['/more', { kind: 'count', set: ALL, more: 1 }],
    [
      '/set/of/label',
      { kind: 'count', set: { kind: 'where', of: { kind: 'label', label: '' }, that: { kind: 'and', of: [] } } },
    ],
    [
      '/set/that/is',
      { kind: 'count', set: { kind: 'where', of: ALL, that: { kind: 'compare', property: 'a', is: '~', value: 1 } } },
    ],
    [
      '/set/that/value',
      {
        kind: 'count',
        set: { kind: 'where', of: ALL, that: { kind: 'compare', property: 'a', is: '=', value: null } },
      },
    ],
    [
      '/set/that/to',
      { kind: 'count', set: { kind: 'where', of: ALL, that: { kind: 'between', property: 'a', from: 1, to: 'b' } } },
    ],
    ['/set/of/1/kind', { kind: 'exists', set: { kind: 'union', of: [ALL, { kind: 'constructor' }] } }],
    ['/set/step/direction', { kind: 'count', set: { kind: 'follow', of: ALL, step: { types: [], direction: 'up' } } }],
    ['/limit', { kind: 'nodes', set: ALL, limit: 100_000 }],
    ['/set/that/to', { kind: 'count', set: { kind: 'where', of: ALL, that: { kind: 'relate', of: DUE, is: '>' } } }],
    ['/set/that/is', { kind: 'count', set: { kind: 'where', of: ALL, that: { kind: 'truth', property: 'a', is: 1 } } }],
    ['/sort/by/part', { kind: 'nodes', set: ALL, sort: { by: { kind: 'part', of: DUE, part: 'age' }, order: 'most' } }],
    ['/total/of/width', { kind: 'total', set: ALL, total: { kind: 'measured', by: 'sum', of: interval(0) } }],
    [
      '/set/each/of/less',
      { kind: 'count', set: { ...FIRST, each: { kind: 'measure', of: { kind: 'minus', of: DUE } } } },
    ],
    ['/then', { kind: 'ofGroups', set: ALL, by: DUE, total: { kind: 'count' }, then: 'product' }],
    ['/since', { kind: 'changes', since: 'lately' }],
  ])('is refused at %j', (path, query) => {
    expect(queryFault(query)?.path).toBe(path);
  });

  test('is what goes too deep or is too large', () => {
    expect(queryFault({ kind: 'count', set: deep(12) })).toBeUndefined();
    expect(queryFault({ kind: 'count', set: deep(20) })?.message).toMatch(/deeper/u);
    const many = Array.from({ length: 400 }, () => ALL);
    expect(queryFault({ kind: 'count', set: { kind: 'union', of: many } })?.message).toMatch(/more than/u);
  });

  test('is the same for the JSON schema, which models are held to', () => {
    const queries = new QueryDice(new Dice(7), ['one', 'two']);
    for (let at = 0; at < 200; at += 1) {
      const query = queries.query();
      expect(fitsSchema(query), JSON.stringify(query)).toBe(true);
      expect(fitsSchema({ ...query, strange: 1 })).toBe(false);
    }
  });
});
