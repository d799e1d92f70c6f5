import { type GraphModel } from '../../graph/GraphModel';
import { type LayoutGraph } from '../layouts/layoutGraph';
import { locatedIn } from '../layouts/offered';
import { namedNode, type NamingLooks } from './elementData';
import { FEW_NODES } from './landmarks';

interface Wanted {
  readonly layout: string;
  /** What a radial layout goes around. */
  readonly around: ReadonlySet<string>;
  /** All that is shown is laid out, not a part of it. */
  readonly isWhole: boolean;
}

/** A graph with what the wanted layout needs to know of its nodes beside their relationships. */
export function toLayOut(graph: LayoutGraph, wanted: Wanted, model: GraphModel, looks: NamingLooks): LayoutGraph {
  const around = wanted.around.size === 0 ? [] : [...graph.ids.keys()].filter((i) => wanted.around.has(graph.ids[i]!));
  const nodesOf = () => graph.ids.map((id) => model.node(id));
  if (wanted.layout === 'coordinates') {
    const located = locatedIn(model, nodesOf());
    return { ...graph, around, ...(located && { located }) };
  }
  // Captions of more are not all written, so that no room is left for them.
  if (!wanted.isWhole || graph.ids.length > FEW_NODES) return { ...graph, around };
  return { ...graph, around, named: nodesOf().flatMap((node) => (node === undefined ? [] : [namedNode(node, looks)])) };
}
