import { describe, expect, test } from 'vitest';

import { type GraphNode, type GraphRelationship } from '../../../../domain/elements/elements';
import { GraphModel } from '../../../graph/GraphModel';
import { clipIn, clipOf, pasted, tableOf } from './clip';

const stored = { propertyKinds: {}, version: 1, createdAt: '', updatedAt: '' };
const node = (id: string, properties: GraphNode['properties']): GraphNode => ({
  ...stored,
  id,
  labels: ['Person'],
  properties,
  degree: 1,
});
const knows: GraphRelationship = {
  ...stored,
  id: 'r',
  type: 'KNOWS',
  startNodeId: 'ana',
  endNodeId: 'bob',
  properties: { since: 2001 },
};
const model = new GraphModel();
model.replace({
  nodes: [node('ana', { name: 'Ana', note: '=1+1' }), node('bob', { name: 'Bob', age: -3, words: ['a', 'b'] })],
  relationships: [knows],
  nodesTotal: 2,
  relationshipsTotal: 1,
  labels: [],
  types: [],
});
const both = clipOf(
  model,
  [
    { kind: 'node', id: 'ana' },
    { kind: 'node', id: 'bob' },
  ],
  (id) => (id === 'ana' ? { x: 0, y: 0 } : { x: 10, y: 20 }),
);

describe('what is copied', () => {
  test('is the nodes with the relationships between them', () => {
    expect(both.relationships.map(({ id }) => id)).toEqual(['r']);
    expect(clipOf(model, [{ kind: 'node', id: 'ana' }], () => undefined).relationships).toEqual([]);
  });
  test('is a table for other programs, in which nothing is run', () => {
    expect(
      tableOf(both, { name: 'Name', labels: 'Labels' }, ({ properties }) => String(properties['name'])).split('\n'),
    ).toEqual(['Name\tLabels\tname\tnote\tage\twords', "Ana\tPerson\tAna\t'=1+1\t\t", 'Bob\tPerson\tBob\t\t-3\ta; b']);
  });
  test('comes back as copies around a place, with ids of their own', () => {
    expect(clipIn(JSON.stringify(both), undefined)).toEqual(both);
    let made = 0;
    const operations = pasted(both, { x: 105, y: 110 }, () => `new${(made += 1)}`);
    expect(operations).toMatchObject([
      { op: 'createNode', nodeId: 'new1', properties: { name: 'Ana' }, position: { x: 100, y: 100 } },
      { op: 'createNode', nodeId: 'new2', position: { x: 110, y: 120 } },
      { op: 'createRelationship', type: 'KNOWS', startNodeId: 'new1', endNodeId: 'new2', properties: { since: 2001 } },
    ]);
  });
  test('is nothing of ours when other text lies there', () => {
    for (const text of ['', 'hello', '{', '{"format":"other"}', '{"format":"harta"}', '[1]', 'a\tb\n1\t2'])
      expect(clipIn(text, { clip: both, table: 'a\tb' })).toBeUndefined();
  });
  test('is known by its table as well, as a clipboard that keeps text alone gives it back', () => {
    const table = tableOf(both, { name: 'Name', labels: 'Labels' }, ({ properties }) => String(properties['name']));
    expect(clipIn(table, { clip: both, table })).toBe(both);
    expect(clipIn(table.replaceAll('\n', '\r\n'), { clip: both, table })).toBe(both);
  });
  test('of a file whose places are not sound stands around the middle', () => {
    const text = '{"format":"harta","nodes":[{"id":1,"labels":["A",2],"properties":{"n":1},"position":{"x":"no"}}]}';
    const clip = clipIn(text, undefined) ?? both;
    expect(pasted(clip, { x: 5, y: 6 }, () => 'new')).toMatchObject([
      { op: 'createNode', nodeId: 'new', labels: ['A'], properties: { n: 1 }, position: { x: 5, y: 6 } },
    ]);
  });
  test('of a text that says no places stands apart, and beside what says one', () => {
    const nodes = Array.from({ length: 12 }, (_, id) => ({ id, labels: ['A'] }));
    const text = JSON.stringify({ format: 'harta', nodes: [...nodes, { id: 'p', position: { x: 7, y: 7 } }] });
    let made = 0;
    const places = pasted(clipIn(text, undefined) ?? both, { x: 0, y: 0 }, () => `new${(made += 1)}`).flatMap((each) =>
      each.op === 'createNode' && each.position ? [each.position] : [],
    );
    expect(places.at(-1)).toEqual({ x: 0, y: 0 });
    const nearest = places.flatMap((one, at) =>
      places.slice(at + 1).map((other) => Math.hypot(one.x - other.x, one.y - other.y)),
    );
    expect(places).toHaveLength(13);
    expect(Math.min(...nearest)).toBeGreaterThan(80);
  });
});
