import { expect, test } from 'vitest';

import { type Query } from '../../../../domain/query/Query.js';
import { WORDINGS } from '../../texts/Wording.js';
import { sayCompared } from './compared.js';

type Compare = Extract<Query, { kind: 'compare' }>;

const of = (labels: readonly string[], more: Partial<Compare> = {}): Compare => ({
  kind: 'compare',
  sets: labels.map((label) => ({ kind: 'label', label })),
  total: { kind: 'count' },
  ...more,
});
const said = (query: Compare, totals: readonly (number | null)[], language: 'en' | 'ro' = 'en') =>
  sayCompared(query, totals, { nodes: new Map(), wording: WORDINGS[language] }).text;

test('of two sets the one that has more is named first, and that it has', () => {
  expect(said(of(['Cat', 'Dog']), [40, 75])).toMatch(
    /^More: \*\*dogs\*\*\. \*\*dogs\*\* \(75\) and \*\*cats\*\* \(40\)\.$/iu,
  );
  expect(said(of(['Cat', 'Dog']), [75, 40], 'ro')).toMatch(/^Mai mult: \*\*cat\*\*\..*\(75\) și .*\(40\)\.$/iu);
});

test('where it is claimed of the first, yes or no is said', () => {
  expect(said(of(['Cat', 'Dog'], { asks: 'whether' }), [75, 40])).toMatch(/^Yes\. More: \*\*cat/iu);
  expect(said(of(['Cat', 'Dog'], { asks: 'whether' }), [40, 75])).toMatch(/^No\. More: \*\*dog/iu);
  expect(said(of(['Cat', 'Dog'], { asks: 'whether' }), [75, 75])).toMatch(/^No\. The values are equal\./u);
});

test('where the least is looked for, the one that has less is named first', () => {
  const total = { kind: 'aggregate', by: 'least', property: 'weight' } as const;
  expect(said(of(['Cat', 'Dog'], { total }), [4, 3])).toMatch(/^Less: \*\*dog/iu);
});

test('of which one comes to nothing, none has more', () => {
  expect(said(of(['Cat', 'Dog']), [null, 3])).toMatch(/^\*\*cats\*\* \(.+\) and \*\*dogs\*\* \(3\)\.$/iu);
});

test('of two nodes that are averaged the one with the greater value is named too', () => {
  const node = (id: string, weight: number) => ({ id, labels: ['Cat'], properties: { name: id, weight } }) as never;
  const sets = ['Tom', 'Kit'].map((id) => ({ kind: 'nodes' as const, ids: [id] }));
  const query = of([], { sets, total: { kind: 'aggregate', by: 'mean', property: 'weight' } });
  const nodes = new Map([['Tom', node('Tom', 4)] as const, ['Kit', node('Kit', 6)] as const]);
  const { text } = sayCompared(query, [4, 6], { nodes, wording: WORDINGS.en });
  expect(text.split('\n')[0]).toBe('**Kit** has the greater weight.');
});
