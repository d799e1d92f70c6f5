import { randomOf } from './random.js';
import { type Generated, recordsOf, ties } from './tables.js';

/** A table as the nodes of a graph, with ties between its rows and a place for each. */
export interface GeneratedGraph {
  readonly table: Generated;
  readonly ties: readonly (readonly [number, number])[];
  readonly places: readonly { readonly x: number; readonly y: number }[];
}

/** Ties and places for a table; places lie between minus and plus `reach`. */
export function graphOf(table: Generated, reach: number, seed: number): GeneratedGraph {
  const random = randomOf(seed);
  const place = (): number => ((random.below(2000) - 1000) / 1000) * reach;
  return {
    table,
    ties: ties(table.rows.length, seed),
    places: table.rows.map(() => ({ x: place(), y: place() })),
  };
}

const escaped = (value: unknown): string =>
  String(value).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const typeOf = (value: unknown): string => (typeof value === 'number' ? 'double' : 'string');

/** As programs write GraphML that know of no labels: keys for every column, edges without a type. */
export function graphml({ table, ties: edges }: GeneratedGraph): string {
  const keys = table.titles.map(
    (title, at) =>
      `<key id="d${at}" for="node" attr.name="${escaped(title)}" attr.type="${typeOf(table.rows[0]?.[at])}"/>`,
  );
  const nodes = table.rows.map(
    (row, at) =>
      `<node id="n${at}">${row.map((value, key) => `<data key="d${key}">${escaped(value)}</data>`).join('')}</node>`,
  );
  const lines = edges.map(([from, to], at) => `<edge id="e${at}" source="n${from}" target="n${to}"/>`);
  return `<?xml version="1.0"?><graphml xmlns="http://graphml.graphdrawing.org/xmlns">${keys.join('\n')}<graph edgedefault="undirected">
${[...nodes, ...lines].join('\n')}</graph></graphml>`;
}

/** As Gephi writes GEXF, with colours and places. */
export function gexf({ table, ties: edges, places }: GeneratedGraph, version: '1.2draft' | '1.3'): string {
  const address = version === '1.3' ? 'http://gexf.net/1.3' : 'http://www.gexf.net/1.2draft';
  const attributes = table.titles.map(
    (title, at) => `<attribute id="${at}" title="${escaped(title)}" type="${typeOf(table.rows[0]?.[at])}"/>`,
  );
  const nodes = table.rows.map((row, at) => {
    const values = row.map((value, of) => `<attvalue for="${of}" value="${escaped(value)}"/>`).join('');
    const place = places[at] ?? { x: 0, y: 0 };
    return `<node id="${at}" label="${escaped(table.names[at])}"><attvalues>${values}</attvalues>
<viz:size value="4"/><viz:position x="${place.x}" y="${place.y}" z="0.0"/><viz:color r="235" g="81" b="72"/></node>`;
  });
  const lines = edges.map(([from, to], at) => `<edge id="${at}" source="${from}" target="${to}" weight="1.5"/>`);
  return `<?xml version="1.0" encoding="UTF-8"?><gexf xmlns="${address}" xmlns:viz="${address}/viz" version="${version}">
<graph defaultedgetype="undirected" mode="static"><attributes class="node" mode="static">${attributes.join('')}</attributes>
<nodes>${nodes.join('\n')}</nodes><edges>${lines.join('\n')}</edges></graph></gexf>`;
}

/** JSON Graph Format, version 2 (nodes by id) or 1 (a list of graphs with lists of nodes). */
export function jgf({ table, ties: edges }: GeneratedGraph, version: 1 | 2): string {
  const records = recordsOf(table);
  const lines = edges.map(([from, to]) => ({ source: `k${from}`, target: `k${to}`, relation: 'linked with' }));
  const node = (at: number) => ({ label: table.names[at] ?? '', metadata: records[at] ?? {} });
  if (version === 2) {
    const nodes = Object.fromEntries(records.map((_, at) => [`k${at}`, node(at)]));
    return JSON.stringify({ graph: { directed: true, label: 'generated', nodes, edges: lines } });
  }
  return JSON.stringify({ graphs: [{ nodes: records.map((_, at) => ({ id: `k${at}`, ...node(at) })), edges: lines }] });
}

/** As `cy.json()` writes it, with places and no labels. */
export function cytoscape({ table, ties: edges, places }: GeneratedGraph): string {
  const nodes = recordsOf(table).map((record, at) => ({ data: { id: `n${at}`, ...record }, position: places[at] }));
  const lines = edges.map(([from, to], at) => ({ data: { id: `e${at}`, source: `n${from}`, target: `n${to}` } }));
  return JSON.stringify({ data: { name: 'network' }, elements: { nodes, edges: lines } });
}

/** As graphology serialises a graph. */
export function graphology({ table, ties: edges, places }: GeneratedGraph): string {
  const nodes = recordsOf(table).map((record, at) => ({
    key: String(at),
    attributes: { ...record, ...places[at], size: 3, color: '#eb5148' },
  }));
  const lines = edges.map(([from, to], at) => ({
    key: `e${at}`,
    source: String(from),
    target: String(to),
    attributes: { weight: 2 },
  }));
  return JSON.stringify({ attributes: {}, options: { type: 'mixed', multi: false }, nodes, edges: lines });
}

/** As networkx writes node-link data, ids being numbers. */
export function nodeLink({ table, ties: edges }: GeneratedGraph): string {
  const nodes = recordsOf(table).map((record, at) => ({ ...record, id: at, group: at % 4 }));
  const links = edges.map(([from, to]) => ({ source: from, target: to, value: 1 }));
  return JSON.stringify({ directed: false, multigraph: false, graph: {}, nodes, links });
}
