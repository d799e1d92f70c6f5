// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';

import { type GraphNode, type GraphRelationship } from '../../../domain/elements/elements';
import { type StoredStyle } from '../../../domain/styles/style';
import { GraphModel } from '../../graph/GraphModel';
import { type Looks } from '../core/elementData';
import { NOTHING_HIDDEN } from '../core/visibility';
import { IconPictures } from '../style/IconPictures';
import { LabelColours } from '../style/palette';
import { StyleBook } from '../style/StyleBook';
import { countsInSight, plannedPicture, plannedView } from './drawnScene';
import { pixelsAt, wholeExtent } from './extent';
import { type LegendWords } from '../legend/legendLines';
import { pictureLegend } from './pictureLegend';
import { linesOf } from '../core/captionText';
import { elementsOf, type Scene, sceneOf, wholeScene } from './scene';
import { type Picture, sizeOf, svgOf } from './svgOf';

const stamps = { propertyKinds: {}, version: 1, createdAt: '', updatedAt: '' };
const theme = {
  background: '#ffffff',
  text: '#111111',
  faintText: '#777777',
  edge: '#999999',
  fontFamily: '"A b", sans',
};
const words: LegendWords = {
  labels: 'Labels',
  types: 'Relationships',
  counted: (name, count) => `${name} (${count})`,
  more: (count) => `and ${count} more`,
  range: (property) => `${property}: 0–1`,
  value: (_, _property, value) => value,
  rule: (_, { property, value = '' }) => `${property} is ${value}`,
};

function drawnGraph(count: number, chosen: readonly StoredStyle[] = [], spread = 160) {
  const nodes = Array.from({ length: count }, (_, at): GraphNode => ({
    ...{ id: `n${at}`, labels: ['Rivière'], degree: 2, ...stamps },
    properties: { name: `Nœud <${at}> & "co"`, kind: ['a', 'b'][at % 2] ?? '', depth: at },
  }));
  const relationships = nodes.slice(1).map((node, at): GraphRelationship => ({
    ...{ id: `r${at}`, type: at % 2 === 0 ? 'FLOWS' : 'JOINS', startNodeId: node.id, endNodeId: 'n0' },
    ...{ properties: {}, ...stamps },
  }));
  const model = new GraphModel();
  model.replace({ nodes, relationships, nodesTotal: count, relationshipsTotal: count - 1, labels: [], types: [] });
  const book = new StyleBook(new LabelColours()).reading(model).choosing(chosen);
  const looks: Looks = { book, icons: new IconPictures(() => undefined), mode: 'light' };
  const side = Math.ceil(Math.sqrt(count));
  const places = new Map(
    nodes.map(({ id }, at) => [id as string, { x: (at % side) * spread, y: Math.floor(at / side) * spread }]),
  );
  const elements = elementsOf(nodes, relationships, (id) => places.get(id) ?? { x: 0, y: 0 }, looks);
  return { elements, model, book, looks, placeOf: (id: string) => places.get(id) ?? { x: 0, y: 0 } };
}

function pictureOf(
  graph: ReturnType<typeof drawnGraph>,
  changes: Partial<Picture> = {},
): Picture & { readonly scene: Scene } {
  const scene = wholeScene(graph.elements);
  if (scene === undefined) throw new Error('Nothing is drawn');
  const legend = pictureLegend(
    countsInSight({ ...graph, hidden: NOTHING_HIDDEN, far: undefined }),
    graph.book,
    'light',
    words,
  );
  return { theme, isTransparent: false, title: 'Râuri & ape', legend, more: words.more, ...changes, scene };
}
const parsed = (svg: string) => new DOMParser().parseFromString(svg, 'image/svg+xml');

describe('a picture as SVG', () => {
  const graph = drawnGraph(9);
  const picture = pictureOf(graph);
  const file = parsed(svgOf(picture));

  test('can be read by any program, and needs nothing from elsewhere', () => {
    expect(file.querySelector('parsererror')).toBeNull();
    const addresses = [...file.querySelectorAll('*')].flatMap((one) =>
      [...one.attributes].filter(({ name }) => name === 'href' || name === 'src').map(({ value }) => value),
    );
    expect(addresses.filter((one) => !one.startsWith('data:'))).toEqual([]);
    expect(svgOf(picture)).not.toMatch(/url\((?!#)|@import|<script|<foreignObject/);
  });
  test('has each node with its caption, each relationship, the title and what colours mean', () => {
    const texts = [...file.querySelectorAll('text')].map(({ textContent }) => textContent);
    expect(file.querySelectorAll('g[clip-path] circle').length).toBeGreaterThanOrEqual(9);
    expect(file.querySelectorAll('path[fill=none]')).toHaveLength(8);
    for (let at = 0; at < 9; at += 1) expect(texts.join(' ')).toContain(`<${at}>`);
    expect(texts).toEqual(expect.arrayContaining(['Râuri & ape', 'Labels', 'Rivière (9)', 'a (5)', 'flows (4)']));
  });
  test('lies on nothing where that was asked for, and on the canvas otherwise', () => {
    expect(file.querySelector('svg > rect')?.getAttribute('fill')).toBe('#ffffff');
    expect(parsed(svgOf({ ...picture, isTransparent: true })).querySelector('svg > rect')).toBeNull();
  });
  test('has neither title nor legend where they were not asked for, and is smaller by them', () => {
    const plain = { ...picture, title: '', legend: [] };
    expect(parsed(svgOf(plain)).querySelectorAll('text[font-size="13"], title')).toHaveLength(0);
    expect(sizeOf(plain).width).toBeLessThan(sizeOf(picture).width);
    expect(sizeOf(plain).height).toBeLessThan(sizeOf(picture).height);
  });
  test('draws the looks that were chosen', () => {
    const style = { shape: 'hexagon', colour: '#aa0011', colourBy: undefined, caption: '{kind}' } as const;
    const { colourBy: _, ...chosen } = style;
    const styled = drawnGraph(4, [{ kind: 'label', name: 'Rivière', version: 1, style: chosen }]);
    const svg = parsed(svgOf(pictureOf(styled)));
    expect(svg.querySelectorAll('g[clip-path] polygon[fill="#aa0011"]')).toHaveLength(4);
    expect([...svg.querySelectorAll('tspan')].map(({ textContent }) => textContent)).toEqual(['a', 'b', 'a', 'b']);
  });
  test('cuts pictures that nodes wear to the shapes of the nodes', () => {
    const image = { url: 'data:image/png;base64,AA==', isIcon: false };
    const [round, pointed] = picture.scene.nodes.map((node) => ({ ...node, image }));
    if (round === undefined || pointed === undefined) throw new Error('Two nodes are drawn');
    const nodes = [round, { ...pointed, shape: 'hexagon' }];
    const svg = parsed(svgOf({ ...picture, scene: { ...picture.scene, nodes } }));
    const cuts = [...svg.querySelectorAll('image[clip-path]')].map((one) =>
      svg.querySelector((one.getAttribute('clip-path') ?? '').slice(4, -1)),
    );
    expect(cuts.map((cut) => cut?.firstElementChild?.tagName)).toEqual(['circle', 'polygon']);
  });
  test('has room for the last line of a long caption of the lowest node, and for a title that is wider than the graph', () => {
    const style = { caption: 'A caption of uncommonly extraordinary terminology over several lines beneath its node' };
    const styled = drawnGraph(2, [{ kind: 'label', name: 'Rivière', version: 1, style }]);
    const long = pictureOf(styled, { title: 'A title '.repeat(12).trim() });
    const { y1, h } = long.scene.area;
    for (const { caption, ...node } of long.scene.nodes) {
      expect(caption?.lines.length).toBeGreaterThan(3);
      expect(node.y + node.size / 2 + (caption?.lines.length ?? 0) * (caption?.fontSize ?? 0)).toBeLessThan(y1 + h);
    }
    const title = parsed(svgOf(long)).querySelector('text[font-weight="600"]');
    expect(Number(title?.getAttribute('font-size'))).toBeLessThan(22);
  });
  test('tells in its legend of shapes, and of what rules make of some', () => {
    const rules = [{ property: 'kind', test: 'is', value: 'b', shape: 'star' }] as const;
    const styled = drawnGraph(4, [
      { kind: 'label', name: 'Rivière', version: 1, style: { shape: 'diamond', rules } },
      {
        ...{ kind: 'type', name: 'FLOWS', version: 1 },
        style: { rules: [{ property: 'depth', test: 'is', value: '3', line: 'dotted' }] },
      },
    ]);
    const svg = svgOf(pictureOf(styled));
    const inLegend = parsed(svg).querySelector('g[text-anchor=start]');
    expect(inLegend?.querySelectorAll('polygon')).toHaveLength(2);
    expect(inLegend?.querySelectorAll('line[stroke-dasharray="2 3"]')).toHaveLength(1);
    expect(inLegend?.textContent).toContain('kind is b');
    expect(inLegend?.textContent).toContain('depth is 3');
  });
  test('tells in its legend from where to where a number goes, and nothing of one that no node has', () => {
    const style = (colourBy: string) => ({ colourBy, colourScale: 'gradient' }) as const;
    const linesFor = (colourBy: string) => {
      const styled = drawnGraph(4, [{ kind: 'label', name: 'Rivière', version: 1, style: style(colourBy) }]);
      return pictureOf(styled).legend.filter(({ kind }) => kind === 'gradient');
    };
    expect(linesFor('depth').map(({ text }) => text)).toEqual(['depth: 0–1']);
    expect(linesFor('kind')).toEqual([]);
  });
  test('marks a label by the colours of all its values, and not by that of one of them', () => {
    const inLegend = file.querySelector('g[text-anchor=start]');
    const mark = inLegend?.querySelector('circle[fill^="url(#m"]');
    const gradient = inLegend?.querySelector(`linearGradient#${mark?.getAttribute('fill')?.slice(5, -1) ?? ''}`);
    const colours = [...(gradient?.querySelectorAll('stop') ?? [])].map((stop) => stop.getAttribute('stop-color'));
    expect(new Set(colours).size).toBe(2);
  });
  test('says how much of a long legend is left out', () => {
    const legend = Array.from({ length: 90 }, (_, at) => ({
      kind: 'label' as const,
      text: `L${at}`,
      colours: ['#000000'],
    }));
    expect(svgOf({ ...picture, legend })).toMatch(/and \d+ more/);
  });
});

test('a picture of a part has the lines that may be seen in it, and no other', () => {
  const { elements } = drawnGraph(9, [], 1000);
  // All lines end at the upper left node; those from the right column and from below run beside this part.
  const { nodes, edges } = sceneOf(elements, { x1: -100, y1: 900, w: 200, h: 200 }, 1);
  expect(nodes.map(({ id }) => id)).toEqual(['n3']);
  expect(edges.map(({ id }) => id).sort()).toEqual(['r2', 'r3', 'r4', 'r5', 'r6', 'r7']);
  const beside = sceneOf(elements, { x1: -1300, y1: 900, w: 200, h: 200 }, 1);
  expect(beside.edges).toEqual([]);
});

test('a kept view shows faintly what is faint on the canvas, a file shows all alike', () => {
  const graph = drawnGraph(4);
  const now = {
    ...{ ...graph, hidden: NOTHING_HIDDEN, kept: { nodes: new Set(['n0', 'n1']) }, opened: new Set<string>() },
    ...{ seen: { x1: -100, y1: -100, w: 400, h: 400 }, zoom: 1, far: undefined },
  };
  const scene = plannedView(now).scene();
  const faint = (of: readonly { readonly id: string; readonly isFaint?: boolean }[]) =>
    of.flatMap(({ id, isFaint }) => (isFaint === true ? [id] : []));
  expect([faint(scene.nodes), faint(scene.edges)]).toEqual([
    ['n2', 'n3'],
    ['r1', 'r2'],
  ]);
  // Two nodes with their captions, and two relationships.
  expect(parsed(svgOf({ ...pictureOf(graph), scene })).querySelectorAll('g[opacity="0.14"]')).toHaveLength(6);
  expect(svgOf({ ...pictureOf(graph), scene: plannedPicture(now, false).scene() })).not.toContain('opacity="0.14"');
});

describe('how large a picture is', () => {
  test('the whole of a small graph is drawn in the size of the canvas, that of a large one smaller', () => {
    expect(wholeExtent({ x1: 0, y1: 0, w: 400, h: 300 })).toEqual({
      area: { x1: -60, y1: -60, w: 520, h: 420 },
      zoom: 1,
    });
    expect(wholeExtent({ x1: 0, y1: 0, w: 40_000, h: 300 }).zoom).toBeLessThan(0.1);
  });
  test('is what was asked for, unless no browser could draw so much', () => {
    expect(pixelsAt(800, 600, 4)).toEqual({ scale: 4, isLimited: false, width: 3200, height: 2400 });
    const { isLimited, width, height } = pixelsAt(3600, 3600, 4);
    expect(isLimited).toBe(true);
    expect(width * height).toBeLessThanOrEqual(48_010_000);
  });
  test('the whole of very many nodes is written in little time, with the captions that have room', () => {
    const many = drawnGraph(5000, [], 90);
    const begun = performance.now();
    const picture = pictureOf(many);
    const svg = svgOf(picture);
    expect(performance.now() - begun).toBeLessThan(20_000);
    expect(picture.scene.nodes).toHaveLength(5000);
    const captioned = picture.scene.nodes.filter(({ caption }) => caption !== undefined);
    expect(captioned.length).toBeGreaterThan(20);
    expect(captioned.length).toBeLessThan(5000);
    expect(parsed(svg).querySelector('parsererror')).toBeNull();
  });
});

test('captions are written on lines as wide as those of the canvas', () => {
  expect(linesOf('a b', 120 / 12)).toEqual(['a b']);
  expect(linesOf('Ministerul Afacerilor Externe', 120 / 12)).toEqual(['Ministerul', 'Afacerilor Externe']);
});
