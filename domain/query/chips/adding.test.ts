import { expect, test } from 'vitest';

import { queryFault } from '../validate.js';
import { EVERY_NODE, isOfSet, linkedTo, propertyCondition, withCondition, withLabel } from './adding.js';
import { fieldsOf } from './fieldsOf.js';
import { valueAt } from '../place.js';

const LARGE = propertyCondition('area', '>', [100]);
if (LARGE === undefined) throw new Error('a comparison with a value is a condition');

test('conditions gather, each at the place that is told, and what comes of them is a query', () => {
  const one = withCondition(EVERY_NODE, LARGE);
  const two = withCondition(one.query, linkedTo('N'));
  const three = withCondition(two.query, linkedTo());
  for (const { query } of [one, two, three]) expect(queryFault(query)).toBeUndefined();
  expect(valueAt(one.query, one.place)).toEqual(LARGE);
  expect(valueAt(two.query, two.place)).toEqual(linkedTo('N'));
  expect(valueAt(three.query, three.place)).toEqual(linkedTo());
  expect(fieldsOf(two.query, { text: '', depth: 0, place: two.place }).map(({ name }) => name)).toEqual([
    'types',
    'direction',
    'node',
    'quantity',
  ]);
});

test('a first label takes the place of all nodes, further ones stand beside it, below the conditions', () => {
  const filtered = withCondition(EVERY_NODE, LARGE).query;
  const one = withLabel(filtered, 'Country');
  const two = withLabel(one.query, 'City');
  const three = withLabel(two.query, 'Sea');
  expect(one.query).toMatchObject({ set: { kind: 'where', of: { kind: 'label', label: 'Country' }, that: LARGE } });
  expect(three.query).toMatchObject({
    set: { of: { kind: 'union', of: [{ label: 'Country' }, { label: 'City' }, { label: 'Sea' }] } },
  });
  for (const { query, place } of [one, two, three]) expect(valueAt(query, place)).toMatchObject({ kind: 'label' });
});

test('a property is compared, read as text, in a range, there or not; without its values it is no condition', () => {
  expect(propertyCondition('name', 'contains', ['an'])).toEqual({
    kind: 'text',
    property: 'name',
    is: 'contains',
    value: 'an',
  });
  expect(propertyCondition('year', 'between', [1990, 2000])).toMatchObject({ kind: 'between', from: 1990, to: 2000 });
  expect(propertyCondition('year', 'hasNot', [])).toEqual({ kind: 'not', of: { kind: 'has', property: 'year' } });
  expect(propertyCondition('open', '=', [false])).toMatchObject({ value: false });
  expect(propertyCondition('year', 'between', [1990])).toBeUndefined();
  expect(propertyCondition('year', '>', [])).toBeUndefined();
  expect(propertyCondition('', 'has', [])).toBeUndefined();
});

test('what is asked of a set is asked of fewer; the first so many are looked for among those', () => {
  const label = { kind: 'label', label: 'Country' } as const;
  const first = {
    kind: 'top',
    of: label,
    by: { kind: 'property', property: 'area' },
    order: 'most',
    count: 3,
  } as const;
  const ranked = withCondition({ kind: 'nodes', set: first }, LARGE);
  expect(ranked.query.set).toEqual({ ...first, of: { kind: 'where', of: label, that: LARGE } });
  const counted = withCondition({ kind: 'count', set: label }, LARGE);
  for (const { query, place } of [ranked, counted]) {
    expect(queryFault(query)).toBeUndefined();
    expect(valueAt(query, place)).toEqual(LARGE);
    expect(isOfSet(query)).toBe(true);
  }
  expect(isOfSet({ kind: 'schema' })).toBe(false);
});
