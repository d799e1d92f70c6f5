import { FrameBuffer } from '../../../domain/map/FrameBuffer.js';

/** A graph with places as columns: what every peer draws. An end is the index of a node. */
export interface PeerGraph {
  readonly x: number[];
  readonly y: number[];
  /** The label of each node. */
  readonly label: string[];
  readonly caption: string[];
  readonly degree: number[];
  readonly from: number[];
  readonly to: number[];
}

/** Reads a project as the product's own canvas reads it: places, labels and captions are those that it shows. */
export async function readGraph(origin: string, authorization: string): Promise<PeerGraph> {
  const answer = await fetch(`${origin}/api/neo4j/map`, { headers: { authorization } });
  if (!answer.ok) throw new Error(`The map was refused: ${await answer.text()}`);
  const graph: PeerGraph = { x: [], y: [], label: [], caption: [], degree: [], from: [], to: [] };
  const labels: string[] = [];
  for (const { slice } of new FrameBuffer().push(new Uint8Array(await answer.arrayBuffer()))) {
    labels.push(...slice.labels);
    const { nodes, relationships } = slice;
    for (let at = 0; at < nodes.ids.length; at += 1) {
      graph.x.push(nodes.x[at] ?? 0);
      graph.y.push(nodes.y[at] ?? 0);
      graph.label.push(labels[nodes.label[at] ?? 0] ?? '');
      graph.caption.push(nodes.captions[at] ?? '');
      graph.degree.push(nodes.degree[at] ?? 0);
    }
    for (let at = 0; at < relationships.ids.length; at += 1) {
      graph.from.push(relationships.from[at] ?? 0);
      graph.to.push(relationships.to[at] ?? 0);
    }
  }
  return graph;
}
