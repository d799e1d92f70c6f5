import { expect, test } from 'vitest';

import { emptyArrays } from '../map/GraphArrays';
import { nodeIndex, relationshipIndex } from '../map/indexes';
import { patched } from '../map/patch';
import { FarGraph } from './FarGraph';
import { joinedCaptions, MARKS, takeCaptions } from './scene';

const node = (id: string) => ({ id, label: 'A', caption: id, degree: 1, place: { x: Number(id), y: 0 } });
const joins = (from: string, to: string) => ({ id: `${from}-${to}`, from, to, type: 'T' });

/** Five nodes in a row, each with a radius and a colour of its own. */
function row() {
  const ids = ['1', '2', '3', '4', '5'];
  const graph = new FarGraph();
  graph.show(
    patched(emptyArrays(), {
      nodes: ids.map(node),
      relationships: [joins('1', '2'), joins('2', '3'), joins('3', '4'), joins('4', '5')],
    }),
  );
  ids.forEach((id, at) => graph.lookNode(at, { radius: Number(id), colour: Number(id), shape: 0 }, `Node ${id}`));
  for (let at = 0; at < 4; at += 1) graph.lookEdge(at, { colour: at + 1, width: 0, arrow: 1 });
  return graph;
}
const lookOf = (graph: FarGraph, id: string) => {
  const at = nodeIndex(graph.arrays, id)!;
  return [graph.nodes.radius[at], graph.nodes.colour[at], graph.nodes.x[at]];
};

test('what stays keeps its look when others are removed, and with them what hangs on them', () => {
  const graph = row();
  graph.mark(MARKS.chosen, ['5']);
  graph.patch({ removedNodes: ['1', '3'] });
  for (const id of ['2', '4', '5']) expect(lookOf(graph, id)).toEqual([Number(id), Number(id), Number(id)]);
  expect(graph.nodes.marks[nodeIndex(graph.arrays, '5')!]).toBe(MARKS.chosen);
  expect(graph.edges.count).toBe(1);
  expect(graph.edges.colour[relationshipIndex(graph.arrays, '4-5')!]).toBe(4);
});

test('what changed is told once', () => {
  const graph = row();
  const first = graph.takeChanges();
  expect(first).toMatchObject({ nodes: true, edges: true });
  expect(new Set(first.captions)).toEqual(new Set([0, 1, 2, 3, 4]));
  const nothing = { nodes: false, places: false, edges: false, captions: [] };
  expect(graph.takeChanges()).toEqual(nothing);
  graph.place('2', 40, 40);
  expect(graph.takeChanges()).toEqual({ ...nothing, places: true });
  graph.patch({ nodes: [node('6')] });
  expect(graph.takeChanges()).toEqual({ ...nothing, nodes: true, captions: [5] });
  graph.patch({ relationships: [joins('1', '6')] });
  expect(graph.takeChanges()).toEqual({ ...nothing, edges: true });
});

test('what the map shows already is no change when it is brought onto the canvas, however it is looked at', () => {
  const graph = row();
  graph.takeChanges();
  const lines = graph.lineGrid;
  graph.patch({ nodes: [{ ...node('4'), caption: undefined }], relationships: [joins('3', '4'), joins('4', '5')] });
  graph.lookNode(3, { radius: 4, colour: 4, shape: 0 }, 'Node 4');
  graph.lookEdge(2, { colour: 3, width: 0, arrow: 1 });
  expect(graph.takeChanges()).toEqual({ nodes: false, places: false, edges: false, captions: [] });
  expect(graph.lineGrid).toBe(lines);
  for (const news of [
    { nodes: [{ ...node('4'), place: { x: 4, y: 1 } }] },
    { nodes: [{ ...node('4'), degree: 7 }] },
    { relationships: [{ ...joins('3', '4'), to: '5' }] },
    { relationships: [{ ...joins('4', '5'), type: 'U' }] },
  ]) {
    graph.patch(news);
    expect(graph.takeChanges()).toMatchObject({ nodes: 'nodes' in news, edges: 'relationships' in news });
  }
});

test('a mark is taken from those that bore it, and nothing is told when the same bear it', () => {
  const graph = row();
  expect(graph.mark(MARKS.near, ['1', '2'], ['1-2'])).toBe(true);
  expect(graph.mark(MARKS.near, ['1', '2'], ['1-2'])).toBe(false);
  expect(graph.mark(MARKS.near, ['2'])).toBe(true);
  expect([...graph.nodes.marks.subarray(0, 3)]).toEqual([0, MARKS.near, 0]);
  expect(graph.edges.marks[0]).toBe(0);
});

test('a new node in the place of a removed one bears none of its marks, and the one that moved keeps its look', () => {
  const graph = row();
  graph.mark(MARKS.chosen, ['1', '5']);
  graph.patch({ removedNodes: ['1', '2'], nodes: [node('6')] });
  for (const id of ['3', '4', '5']) expect(lookOf(graph, id)).toEqual([Number(id), Number(id), Number(id)]);
  expect([...graph.nodes.marks.subarray(0, graph.nodes.count)].filter((marks) => marks !== 0)).toEqual([MARKS.chosen]);
  graph.mark(MARKS.chosen, []);
  expect(graph.nodes.marks.every((marks) => marks === 0)).toBe(true);
});

test('other arrays bear the marks that were given by name, wherever these stand now', () => {
  const graph = row();
  graph.mark(MARKS.near, ['1', '2'], ['1-2']);
  graph.show(patched(emptyArrays(), { nodes: ['3', '1'].map(node) }));
  expect([...graph.nodes.marks].slice(0, 2)).toEqual([0, MARKS.near]);
  expect(graph.edges.marks.every((marks) => marks === 0)).toBe(true);
  expect(graph.mark(MARKS.near, ['1'])).toBe(false);
  expect(graph.mark(MARKS.near, [])).toBe(true);
  expect(graph.nodes.marks.every((marks) => marks === 0)).toBe(true);
});

test('a relationship of a node that moved is looked for where it runs now', () => {
  const graph = row();
  expect(graph.lineGrid.side).toBe(4);
  graph.place('5', 900, 900);
  expect(graph.lineGrid.left).toBe(1);
  expect(graph.lineGrid.side).toBe(900);
});

test('captions are handed over as they are written, whatever they are written in, and one again that is another', () => {
  const [captions, taken] = [['Ana 🌍', '', 'Ștefan'], [] as string[]];
  takeCaptions(taken, joinedCaptions([0, 1, 2], captions));
  expect(taken).toEqual(captions);
  captions[1] = 'Dan';
  takeCaptions(taken, joinedCaptions([1], captions));
  expect(taken).toEqual(captions);
});
