import { expect, test } from 'vitest';

import { type GraphElement } from '../elements/elements.js';
import { amountsIn } from './amounts.js';

const row = (id: string, properties: GraphElement['properties']): GraphElement => ({
  ...{ id, labels: ['Plant'], degree: 0, version: 1, createdAt: '', updatedAt: '', propertyKinds: {} },
  properties,
});

test('a column of a table holds amounts as soon as one number of it is no year, on whichever page that stands', () => {
  const first = [row('a', { planted: 1977, height: 1747, name: 'Tei' }), row('b', { planted: 2002 })];
  expect(amountsIn({ pages: { 0: first } })).toEqual([]);
  expect(amountsIn({ pages: { 0: first, 7: [row('c', { height: 2516, planted: 1999, share: [0.5] })] } })).toEqual([
    'height',
    'share',
  ]);
});
