import { expect, test } from 'vitest';

import { type ElementRef, type GraphNode, type GraphRelationship } from '../../../domain/elements/elements';
import { GraphModel } from '../../graph/GraphModel';
import { NOTHING_HIDDEN } from '../core/visibility';
import { endsOf, hangingOn, hiding, showingAround } from './surroundings';

const stored = { propertyKinds: {}, version: 1, createdAt: '', updatedAt: '', properties: {} };
const node = (id: string): GraphNode => ({ ...stored, id, labels: ['Thing'], degree: 1 });
const link = (startNodeId: string, type: string, endNodeId: string): GraphRelationship => ({
  ...stored,
  id: `${startNodeId}-${endNodeId}`,
  type,
  startNodeId,
  endNodeId,
});
const ref = (id: string): ElementRef => ({ kind: id.includes('-') ? 'relationship' : 'node', id });

// hub - leaf, hub - twig, hub - other - far
const model = new GraphModel();
model.replace({
  nodes: ['hub', 'leaf', 'twig', 'other', 'far'].map(node),
  relationships: [
    link('hub', 'A', 'leaf'),
    link('twig', 'B', 'hub'),
    link('hub', 'A', 'other'),
    link('other', 'A', 'far'),
  ],
  nodesTotal: 5,
  relationshipsTotal: 4,
  labels: [],
  types: [],
});
const idsOf = (refs: readonly { readonly id: string }[]) => refs.map(({ id }) => id).sort();

test('what hangs on a node alone is what nothing else in sight holds', () => {
  expect(idsOf(hangingOn(model, NOTHING_HIDDEN, [ref('hub')]))).toEqual(['leaf', 'twig']);
  expect(idsOf(hangingOn(model, NOTHING_HIDDEN, [ref('hub'), ref('far')]))).toEqual(['leaf', 'other', 'twig']);
  const without = { ...NOTHING_HIDDEN, ids: new Set(['far']) };
  expect(idsOf(hangingOn(model, without, [ref('hub')]))).toEqual(['leaf', 'other', 'twig']);
});

test('expanding brings back what collapsing put out of sight, by type as well', () => {
  const collapsed = hiding(NOTHING_HIDDEN, hangingOn(model, NOTHING_HIDDEN, [ref('hub')]));
  expect([...showingAround(model, collapsed, 'hub', 'B').ids]).toEqual(['leaf']);
  expect(showingAround(model, collapsed, 'hub').ids.size).toBe(0);
  expect(showingAround(model, NOTHING_HIDDEN, 'hub')).toBe(NOTHING_HIDDEN);
});

test('a selection is framed by its nodes and by the ends of its relationships', () => {
  expect(idsOf(endsOf(model, [ref('leaf'), ref('hub-other')]))).toEqual(['hub', 'leaf', 'other']);
});
