import { expect, test } from 'vitest';

import { captionSize } from '../core/elementData';
import { landmarks } from '../core/landmarks';
import { nodeSize } from '../style/looks';
import { withCaptionRoom } from './captionRoom';
import { forceLayout } from './force';
import { layoutGraph, type NamedNode, placeAt, type Places } from './layoutGraph';
import { box } from './spread';

const numbers = (size: number) => Array.from({ length: size }, (_, i) => i);
const WORDS = ['Silent River', 'Last Garden', 'Golden Winter', 'The Broken Mirror', 'Night', 'A Letter from Mihai'];

/** Films with two genres and a director each: some hubs, and many nodes between them. */
const FILMS = 60;
const LINKS = numbers(FILMS).flatMap((film) =>
  [FILMS + (film % 6), FILMS + ((film * 7 + 3) % 6), FILMS + 6 + ((film * 5) % 22)].map((other) => [film, other]),
);
const GRAPH = layoutGraph(
  numbers(FILMS + 28).map((i) => `n${i}`),
  LINKS.map(([from, to]) => ({ startNodeId: `n${from}`, endNodeId: `n${to}` })),
);
const NODES = GRAPH.ids.map((id, i): NamedNode => {
  const degree = LINKS.filter((link) => link.includes(i)).length;
  const caption = `${WORDS[i % WORDS.length] ?? ''} ${i}`;
  return { id, degree, caption, size: nodeSize(degree), fontSize: captionSize(degree) };
});

const laidOut = (): Places => [...forceLayout(GRAPH)].at(-1)?.places() ?? new Float64Array(0);

/** How many captions are written where places are fitted to a part of a window. */
function written(places: Places, width: number, height: number): number {
  const around = box(places);
  const zoom = Math.min(width / (around.width + 64), height / (around.height + 64));
  const nodes = NODES.map((node, i) => ({ ...node, ...placeAt(places, i) }));
  return landmarks(nodes, zoom, NODES.length).length;
}

test('a crowd gets room for all of its captions, in a narrow window, a high one and a wide one', () => {
  const crowded = laidOut();
  expect(written(crowded, 600, 465)).toBeLessThan(0.7 * NODES.length);
  const roomy = withCaptionRoom(NODES, crowded);
  expect(written(roomy, 600, 465)).toBe(NODES.length);
  expect(written(roomy, 640, 545)).toBe(NODES.length);
  expect(written(roomy, 1007, 580)).toBe(NODES.length);
});

test('nodes whose captions have room stay where they are', () => {
  const places = Float64Array.from([0, 0, 300, 0, 0, 300, 300, 300]);
  expect(withCaptionRoom(NODES.slice(0, 4), places)).toBe(places);
});
