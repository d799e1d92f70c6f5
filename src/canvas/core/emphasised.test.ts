import { describe, expect, test } from 'vitest';

import { type ElementRef, type GraphNode, type GraphRelationship } from '../../../domain/elements/elements';
import { GraphModel } from '../../graph/GraphModel';
import { emphasised, NO_EMPHASIS } from './emphasised';

const stored = {
  properties: {},
  propertyKinds: {},
  version: 1,
  createdAt: '',
  updatedAt: '',
};
const node = (id: string): GraphNode => ({
  ...stored,
  id,
  labels: ['A'],
  degree: 1,
});
const from = (startNodeId: string, endNodeId: string): GraphRelationship => ({
  ...stored,
  id: `${startNodeId}-${endNodeId}`,
  type: 'T',
  startNodeId,
  endNodeId,
});
const ref = (id: string): ElementRef => ({ kind: 'node', id });

function modelOf(nodes: readonly string[], ends: readonly (readonly [string, string])[]): GraphModel {
  const model = new GraphModel();
  const relationships = ends.map(([a, b]) => from(a, b));
  model.replace({
    nodes: nodes.map(node),
    relationships,
    nodesTotal: nodes.length,
    relationshipsTotal: relationships.length,
    labels: [],
    types: [],
  });
  return model;
}

describe('what stands out', () => {
  const model = modelOf(
    ['a', 'b', 'c', 'd'],
    [
      ['a', 'b'],
      ['b', 'c'],
    ],
  );
  test('is the selected node with what is next to it; all else fades', () => {
    const seen = emphasised(model, { ...NO_EMPHASIS, selected: [ref('a')] });
    expect(seen).toMatchObject({
      fades: true,
      isNothing: false,
      captions: ['a'],
    });
    expect([...seen.nodes].sort()).toEqual(['a', 'b']);
    expect(seen.relationships).toEqual([{ id: 'a-b', isStrong: false }]);
    expect(seen.rings).toEqual([{ id: 'a', kind: 'selected' }]);
  });
  test('is a relationship with its ends', () => {
    const seen = emphasised(model, {
      ...NO_EMPHASIS,
      selected: [{ kind: 'relationship', id: 'b-c' }],
    });
    expect(seen.relationships).toEqual([{ id: 'b-c', isStrong: true }]);
    expect([...seen.nodes].sort()).toEqual(['b', 'c']);
  });
  test('is what the pointer is on, by its name, and fades nothing', () => {
    const seen = emphasised(model, { ...NO_EMPHASIS, hovered: 'd' });
    expect(seen).toMatchObject({
      fades: false,
      rings: [{ id: 'd', kind: 'hovered' }],
      captions: ['d'],
    });
  });
  test('is named whatever lies there: the last that was chosen, also while the pointer is on another', () => {
    const selected = [ref('a'), ref('b')];
    expect(emphasised(model, { ...NO_EMPHASIS, selected }).pointed).toEqual(['b']);
    expect(emphasised(model, { ...NO_EMPHASIS, selected, hovered: 'd' }).pointed).toEqual(['b', 'd']);
  });
  test('is nothing when nothing is selected, or when it is gone', () => {
    expect(emphasised(model, NO_EMPHASIS).isNothing).toBe(true);
    expect(emphasised(model, { ...NO_EMPHASIS, selected: [ref('gone')] }).isNothing).toBe(true);
  });
  test('of very many are only the marks, and nothing is drawn anew', () => {
    const ids = Array.from({ length: 2000 }, (_, i) => `n${i}`);
    const seen = emphasised(modelOf(ids, []), {
      ...NO_EMPHASIS,
      selected: ids.map(ref),
    });
    expect(seen).toMatchObject({ fades: false, nodes: [], relationships: [] });
    expect(seen.rings).toHaveLength(2000);
    expect(seen.captions.length).toBeLessThanOrEqual(12);
  });
});
