import { expect, test } from 'vitest';

import { featuresOf, saidByWord } from './features.js';

test.each([
  ['two properties against each other', { kind: 'relate', is: '>' }],
  ['a decade', { kind: 'part', part: 'decade' }],
  ['a time between dates', { kind: 'minus', in: 'days' }],
  ['the best of each group', { kind: 'top', order: 'most', each: {} }],
  ['different values', { kind: 'distinct' }],
  ['what groups come to together', { kind: 'ofGroups' }],
])('no word accounts for %s, so that a model that is held never says it as sure', (_, form) => {
  const features = featuresOf(form);
  expect(features).toContain('computed');
  expect(saidByWord('most')).not.toContain('computed');
});

test('a comparison of two properties has its direction, as one with a value has', () => {
  expect(featuresOf({ kind: 'relate', is: '<' })).toContain('less');
  expect(featuresOf({ kind: 'compare', is: '<' })).toEqual(['less']);
});
