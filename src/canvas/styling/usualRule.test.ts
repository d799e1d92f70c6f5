import { expect, test } from 'vitest';

import { type PropertySummary } from '../../../domain/styles/summary';
import { ruleFault } from '../../../domain/styles/styleFault';
import { suitedRule, usualRule } from './usualRule';

const summary = (values: readonly (readonly [string, number])[], numbers = 0): PropertySummary => ({
  filled: 10,
  numbers,
  least: 10,
  most: 101,
  isWhole: true,
  values: new Map(values),
  isOpen: false,
  letters: 10,
  lists: 0,
  kind: numbers > 0 ? 'number' : 'text',
});
const states = summary([
  ['late', 3],
  ['done', 7],
]);
const amounts = summary([['10', 1]], 10);

test('a new rule begins with the value that is met most', () => {
  expect(usualRule('state', states)).toMatchObject({ test: 'is', value: 'done' });
  expect(usualRule('note', undefined)).toMatchObject({ test: 'isThere' });
});

test('another comparison takes over a value that it can compare with, and begins with one of its own otherwise', () => {
  const rule = { property: 'budget', test: 'atLeast', colour: 'red' } as const;
  expect(suitedRule({ ...rule, value: '12' }, amounts)).toMatchObject({ value: '12' });
  expect(suitedRule({ ...rule, value: 'late' }, amounts)).toMatchObject({ value: '56' });
  expect(ruleFault('label', suitedRule({ ...rule, value: 'late' }, amounts))).toBeUndefined();
  // Of a property without numbers the person says the value first.
  expect(ruleFault('label', suitedRule({ ...rule, value: 'late' }, states))).toMatchObject({ path: 'value' });
});

test('what asks for no value has none', () => {
  const bare = suitedRule({ property: 'state', test: 'isMissing', value: 'done', colour: 'red' }, states);
  expect(bare).toEqual({ property: 'state', test: 'isMissing', colour: 'red' });
});
