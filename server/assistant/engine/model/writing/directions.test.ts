import { expect, test } from 'vitest';

import { type NodeSet, type Predicate, type Query, type Step } from '../../../../../domain/query/Query.js';
import { type Ends, goesRight } from './directions.js';

const LINKS = [
  { type: 'WORKS_AT', start: 'Person', end: 'Firm' },
  { type: 'OWNS', start: 'Firm', end: 'Firm' },
  { type: 'NEAR', start: 'Firm', end: 'Firm' },
];
const ends: Ends = {
  schema: {
    ends: (type) => LINKS.filter((one) => type === undefined || one.type === type),
    isMutual: (type) => type === 'NEAR',
  },
  labelsOfNode: () => ['Firm'],
};
const persons: NodeSet = { kind: 'label', label: 'Person' };
const firms: NodeSet = { kind: 'label', label: 'Firm' };
const oak: NodeSet = { kind: 'nodes', ids: ['oak'] };
const along = (type: string, direction: Step['direction']): Step => ({ types: [type], direction });
const [out, back] = [along('WORKS_AT', 'out'), along('WORKS_AT', 'in')];
const some = { kind: 'some' } as const;
const linked = (step: Step, set: NodeSet = oak): Predicate => ({ kind: 'linked', step, set, quantity: some });
const those = (of: NodeSet, that: Predicate): Query => ({ kind: 'count', set: { kind: 'where', of, that } });
const grouped = (step: Step): Query => ({
  kind: 'group',
  set: persons,
  by: { kind: 'step', step, set: firms },
  total: { kind: 'count' },
  order: 'most',
});
const staff = (step: Step) => ({ kind: 'number', step, set: persons }) as const;

test.each<[string, boolean, Query]>([
  ['who works at a firm', true, those(persons, linked(out))],
  ['whom a firm works at', false, those(persons, linked(back))],
  ['what owns and is owned, which a model cannot know', false, those(firms, linked(along('OWNS', 'out')))],
  ['what is near, which holds both ways', true, those(firms, linked(along('NEAR', 'in')))],
  ['who does not', true, those(persons, { kind: 'not', of: linked(out) })],
  ['one of two the wrong way', false, those(persons, { kind: 'and', of: [linked(out), linked(back)] })],
  ['where somebody works', true, { kind: 'nodes', set: { kind: 'follow', of: persons, step: out } }],
  ['and who works there', true, those({ kind: 'follow', of: persons, step: out }, linked(back, persons))],
  ['and where that works', false, those({ kind: 'follow', of: persons, step: out }, linked(out, firms))],
  [
    'both of two sets',
    false,
    { kind: 'count', set: { kind: 'union', of: [firms, { kind: 'follow', of: firms, step: out }] } },
  ],
  ['most staff', true, { kind: 'nodes', set: { kind: 'top', of: firms, by: staff(back), order: 'most', count: 1 } }],
  ['sorted by staff, the wrong way', false, { kind: 'nodes', set: firms, sort: { by: staff(out), order: 'most' } }],
  [
    'by a property',
    true,
    { kind: 'nodes', set: firms, sort: { by: { kind: 'property', property: 'size' }, order: 'most' } },
  ],
  [
    'pay along work',
    true,
    { kind: 'aggregate', set: persons, along: { step: out, set: firms }, by: 'sum', property: 'pay' },
  ],
  [
    'pay along no work',
    false,
    { kind: 'values', set: persons, along: { step: back, set: firms }, properties: ['pay'] },
  ],
  ['grouped by firm', true, grouped(out)],
  ['grouped the wrong way', false, grouped(back)],
  [
    'a path whichever way',
    true,
    { kind: 'paths', from: persons, to: firms, step: { types: [], direction: 'either' }, which: 'shortest' },
  ],
  ['a path one way', false, { kind: 'paths', from: persons, to: firms, step: out, which: 'shortest' }],
  ['a part of a set', true, { kind: 'share', set: persons, of: { kind: 'where', of: persons, that: linked(out) } }],
  ['what there is', true, { kind: 'schema' }],
])('%s: %s', (_what, isRight, query) => {
  expect(goesRight(query, ends)).toBe(isRight);
});
