// @vitest-environment jsdom
import { expect, test } from 'vitest';

import { areaOf } from '../core/captionWays';
import { smallPlaces } from '../layouts/smallPlaces';
import { graphOf } from '../picture/svgOf';
import { IconPictures } from '../style/IconPictures';
import { LabelColours } from '../style/palette';
import { StyleBook } from '../style/StyleBook';
import { type SmallGraph, type SmallNode, type SmallRelationship } from './elements';
import { smallElements, smallScene } from './smallScene';

const ROOM = { width: 560, height: 240 };
/** What is lost between two sums of the same lengths. */
const ROUNDING = 1e-9;
const THEME = { background: '#ffffff', text: '#111111', faintText: '#777777', edge: '#999999', fontFamily: 'sans' };

const node = (id: string, more: Partial<SmallNode> = {}): SmallNode => ({
  ...{ id, caption: id, labels: ['Country'], properties: { name: id }, propertyKinds: {} },
  ...more,
});
const line = (id: string, startNodeId: string, endNodeId: string, more: Partial<SmallRelationship> = {}) => ({
  ...{ id, type: 'BORDERS', startNodeId, endNodeId },
  ...more,
});

function drawn(graph: SmallGraph) {
  const places = smallPlaces(
    graph.nodes.map(({ id }) => id),
    graph.relationships,
  );
  const looks = {
    book: new StyleBook(new LabelColours()),
    icons: new IconPictures(() => undefined),
    mode: 'light',
  } as const;
  const scene = smallScene(smallElements(graph, places, looks), ROOM);
  if (scene === undefined) throw new Error('Nothing is drawn');
  return { scene, svg: new DOMParser().parseFromString(`<svg>${graphOf(scene, THEME, 'one')}</svg>`, 'text/html') };
}

test('all of an answer lies in its room with captions that can be read, none beyond it', () => {
  const nodes = Array.from({ length: 12 }, (_, at) => node(`Republic number ${at}`));
  const { scene } = drawn({
    nodes,
    relationships: nodes.slice(1).map(({ id }, at) => line(`r${at}`, nodes[0]!.id, id)),
  });
  const { area, zoom } = scene;
  expect(area.w * zoom).toBeLessThanOrEqual(ROOM.width);
  expect(area.h * zoom).toBeLessThanOrEqual(ROOM.height);
  const written = scene.nodes.flatMap((one) => (one.caption === undefined ? [] : [{ one, caption: one.caption }]));
  expect(written.length).toBeGreaterThanOrEqual(11);
  for (const { one, caption } of written) {
    expect(caption.fontSize * zoom).toBeGreaterThan(8);
    const lies = areaOf(one, caption);
    if (lies === undefined) continue;
    expect(lies.left).toBeGreaterThanOrEqual(area.x1);
    expect(lies.right).toBeLessThanOrEqual(area.x1 + area.w + ROUNDING);
    expect(lies.bottom).toBeLessThanOrEqual(area.y1 + area.h + ROUNDING);
  }
});

test('a relationship that is deleted and one that takes its place run apart, and each says what becomes of it', () => {
  const relationships = [
    line('old', 'Ana', 'Cluj', { mark: 'deleted' }),
    line('new', 'Ana', 'Cluj', { mark: 'created', type: 'LIVES_IN' }),
  ];
  const { scene, svg } = drawn({ nodes: [node('Ana'), node('Cluj')], relationships });
  const [first, second] = scene.edges.map(({ points }) => points[1]!);
  expect(Math.hypot(first!.x - second!.x, first!.y - second!.y)).toBeGreaterThan(30);
  expect(scene.edges.map(({ words }) => words)).toEqual(['− borders', '+ lives in']);
  expect([...svg.querySelectorAll('[data-kind=relationship]')].map((one) => one.getAttribute('data-id'))).toEqual([
    'old',
    'new',
  ]);
});

test('what a person wrote is text, whatever it says', () => {
  const evil = `"'><img src=x onerror=alert(1)><script>alert(1)</script>`;
  const nodes = [node(evil), node('b', { labels: [evil] })];
  const { svg } = drawn({ nodes, relationships: [line(evil, evil, 'b', { type: evil, said: evil })] });
  expect(svg.querySelectorAll('img, script, [onerror], foreignObject, a')).toHaveLength(0);
  expect(svg.querySelector('[data-kind=node]')?.getAttribute('data-id')).toBe(evil);
  expect(svg.body.textContent).toContain('<img');
});
