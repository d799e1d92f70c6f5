import theme from 'antd/es/theme';
import cytoscape from 'cytoscape';
import Graph from 'graphology';
import Sigma from 'sigma';

import { nodeElement, relationshipElement, type Looks } from '../../../src/canvas/core/elementData';
import { IconPictures } from '../../../src/canvas/style/IconPictures';
import { LabelColours } from '../../../src/canvas/style/palette';
import { detailFor } from '../../../src/canvas/style/scale';
import { StyleBook } from '../../../src/canvas/style/StyleBook';
import { stylesheet } from '../../../src/canvas/style/stylesheet';
import { canvasTheme } from '../../../src/canvas/style/theme';
import { type PeerGraph } from './PeerGraph';

/** A peer with a graph on the screen. */
interface Shown {
  /** Calls back once another picture is drawn. */
  whenDrawn(then: (now: number) => void): void;
  /** Where the nodes in sight are in the window. */
  places(): { readonly x: number; readonly y: number }[];
  /** When a node that is clicked on stands out, in milliseconds of the page. */
  selected(): Promise<number>;
}

const MODE = 'light';
const DIM = 0.14;
const look = canvasTheme(MODE, theme.getDesignToken());
const book = new StyleBook(new LabelColours());
const looks: Looks = { book, icons: new IconPictures(() => undefined), mode: MODE };
const NO_PROPERTIES = { properties: {}, propertyKinds: {} };

const nodeOf = ({ label, caption, degree }: PeerGraph, at: number) => ({
  ...{ id: `n${at}`, labels: [label[at]!], degree: degree[at]!, propertyKinds: {} },
  properties: { name: caption[at]! },
});
const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
/** What was asked for is drawn in the next frame, and the one after it begins when that has been done. */
const drawn = async () => (await frame(), await frame(), performance.now());
const stage = () => document.querySelector<HTMLElement>('#stage')!;

/** Cytoscape alone, with the style of the canvas as it draws many elements seen whole. */
async function showCytoscape(graph: PeerGraph): Promise<Shown> {
  const nodes = graph.x.map((x, at) => nodeElement(nodeOf(graph, at), { x, y: graph.y[at]! }, looks));
  const edges = graph.from.map((from, at) => ({
    ...{ id: `r${at}`, type: 'KNOWS', startNodeId: `n${from}`, endNodeId: `n${graph.to[at]}` },
    ...NO_PROPERTIES,
  }));
  const cy = cytoscape({
    ...{ container: stage(), autounselectify: true, minZoom: 0.002, maxZoom: 4, layout: { name: 'preset' } },
    elements: [...nodes, ...edges.map((edge) => relationshipElement(edge, looks))],
  });
  cy.fit(undefined, 40);
  cy.style(stylesheet(look, detailFor(cy.elements().length, cy.zoom()), cy.zoom()));
  await drawn();
  return {
    whenDrawn: (then) => cy.one('render', () => then(performance.now())),
    places: () => cy.nodes().map((node) => ({ ...node.renderedPosition() })),
    selected: () =>
      new Promise((resolve) =>
        cy.one('tap', 'node', ({ target }) => {
          cy.elements().difference(target.closedNeighborhood()).addClass('dimmed');
          void drawn().then(resolve);
        }),
      ),
  };
}

/** Sigma with the sizes and colours of the canvas, captions as it chooses them, and plain lines of one pixel. */
async function showSigma(graph: PeerGraph): Promise<Shown> {
  const held = new Graph({ multi: true });
  for (const [at, x] of graph.x.entries()) {
    const { colour, width, caption } = book.node(nodeOf(graph, at), MODE);
    // Its second axis points up.
    held.addNode(`n${at}`, { x, y: -graph.y[at]!, size: width / 2, color: colour, label: caption });
  }
  for (const [at, from] of graph.from.entries())
    held.addEdge(`n${from}`, `n${graph.to[at]}`, { size: 1, color: `${look.edge}` });
  let kept: ReadonlySet<string> | undefined;
  const sigma = new Sigma(held, stage(), {
    settings: { itemSizesReference: 'positions', minEdgeThickness: 1 },
    nodeReducer: (key) => (kept === undefined || kept.has(key) ? {} : { opacity: DIM }),
    edgeReducer: (key) =>
      kept === undefined || held.extremities(key).every((end) => kept?.has(end)) ? {} : { opacity: DIM },
  });
  await drawn();
  return {
    whenDrawn: (then) => sigma.once('afterRender', () => then(performance.now())),
    places: () => graph.x.map((x, at) => sigma.graphToViewport({ x, y: -graph.y[at]! })),
    selected: () =>
      new Promise((resolve) =>
        sigma.once('clickNode', ({ node }) => {
          kept = new Set([node, ...held.neighbors(node)]);
          sigma.refresh({ skipIndexation: true });
          void drawn().then(resolve);
        }),
      ),
  };
}

const shows = { cytoscape: showCytoscape, sigma: showSigma };

/** Shows a graph by a peer, for whoever drives the page. */
async function show(peer: keyof typeof shows, graph: PeerGraph): Promise<void> {
  const shown = await shows[peer](graph);
  Object.assign(window, { peers: { ...shown, clicked: 0 }, probe: { whenDrawn: shown.whenDrawn } });
}
Object.assign(window, { show });
