import { describe, expect, test } from 'vitest';

import { type ElementRef, type GraphNode, type GraphRelationship } from '../../../domain/elements/elements';
import { isInside } from '../../../domain/selection/selection';
import { GraphModel } from '../../graph/GraphModel';
import { isNodeHidden, NOTHING_HIDDEN } from '../core/visibility';
import { attachEdit } from './reattaching';
import { inverted, likeThese, neighboursOf, ofType, withLabel, within } from './choosing';
import { holdingsOf, indispensable, propertyNamesOf } from './holdings';
import { hiding, isolating } from './surroundings';

const stored = { propertyKinds: {}, version: 1, createdAt: '', updatedAt: '' };
const node = (id: string, labels: string[], properties = {}): GraphNode => ({
  ...stored,
  id,
  labels,
  properties,
  degree: 1,
});
const from = (startNodeId: string, type: string, endNodeId: string): GraphRelationship => ({
  ...stored,
  id: `${startNodeId}-${endNodeId}`,
  type,
  startNodeId,
  endNodeId,
  properties: {},
});
const ref = (id: string): ElementRef => ({
  kind: id.includes('-') ? 'relationship' : 'node',
  id,
});
const ids = (refs: readonly { readonly id: string }[]) => refs.map(({ id }) => id).sort();

const nodes = [
  node('ana', ['Person', 'Poet'], { name: 'Ana', age: 30 }),
  node('bob', ['Person'], { name: 'Bob' }),
  node('cluj', ['Place'], { name: 'Cluj' }),
];
const model = new GraphModel();
model.replace({
  nodes,
  relationships: [from('ana', 'KNOWS', 'bob'), from('ana', 'LIVES_IN', 'cluj'), from('bob', 'LIVES_IN', 'cluj')],
  nodesTotal: 3,
  relationshipsTotal: 3,
  labels: [],
  types: [],
});

describe('hanging an end on another node', () => {
  const away = (end: 'start' | 'end', nodeId: string) =>
    attachEdit(model, { relationshipIds: ['ana-bob', 'ana-cluj', 'gone'], end }, nodeId);
  test('is a step on those that do not hang there already, by the version that is seen', () => {
    expect(away('end', 'cluj')).toEqual({
      action: 'attach',
      relationships: [{ id: 'ana-bob', version: 1 }],
      endNodeId: 'cluj',
    });
    expect(away('start', 'bob')).toMatchObject({ startNodeId: 'bob', relationships: [{}, {}] });
  });
  test('is nothing when all do', () => expect(away('start', 'ana')).toBeUndefined());
});

describe('choosing many', () => {
  test('by what is not selected, what is next to it, and what is alike', () => {
    expect(ids(inverted(model, NOTHING_HIDDEN, [ref('ana')]))).toEqual(['bob', 'cluj']);
    expect(ids(neighboursOf(model, NOTHING_HIDDEN, [ref('cluj'), ref('ana')]))).toEqual(['bob']);
    expect(ids(likeThese(model, NOTHING_HIDDEN, [ref('bob'), ref('ana-cluj')]))).toEqual([
      'ana',
      'ana-cluj',
      'bob',
      'bob-cluj',
    ]);
  });
  test('takes only what is in sight', () => {
    const hidden = hiding(NOTHING_HIDDEN, [ref('ana')]);
    expect(ids(withLabel(model, hidden, 'Person'))).toEqual(['bob']);
    expect(ids(ofType(model, hidden, 'LIVES_IN'))).toEqual(['bob-cluj']);
  });
  test('finds the relationships between the selected', () => {
    expect(ids(within(model, [ref('ana'), ref('bob')]))).toEqual(['ana-bob']);
  });
});

describe('a selection of many', () => {
  test('says what it holds, the most first', () => {
    expect(holdingsOf(model, [ref('ana'), ref('bob'), ref('ana-bob')])).toEqual([
      { kind: 'label', name: 'Person', count: 2 },
      { kind: 'label', name: 'Poet', count: 1 },
      { kind: 'type', name: 'KNOWS', count: 1 },
    ]);
    expect(propertyNamesOf(model, [ref('ana'), ref('cluj')])).toEqual(['age', 'name']);
    expect([...indispensable(model, [ref('ana'), ref('bob')])]).toEqual(['Person']);
  });
  test('is all that is in sight once the rest is put away', () => {
    const hidden = isolating(model, NOTHING_HIDDEN, [ref('ana'), ref('bob')]);
    expect(ids(nodes.filter((one) => !isNodeHidden(one, hidden)))).toEqual(['ana', 'bob']);
  });
});

test('a place is inside a line that goes around it', () => {
  const square = [
    { x: 0, y: 0 },
    { x: 10, y: 0 },
    { x: 10, y: 10 },
    { x: 0, y: 10 },
  ];
  expect(isInside({ x: 5, y: 5 }, square)).toBe(true);
  expect(isInside({ x: 15, y: 5 }, square)).toBe(false);
  expect(isInside({ x: 5, y: 5 }, [])).toBe(false);
});
