import { Sets } from '../../../../domain/query/evaluate/sets.js';
import { type NodeSet } from '../../../../domain/query/Query.js';
import { type Graph } from '../rows.js';
import { wholeGraph } from './wholeGraph.js';

/** The ids of the nodes of a set. */
export const idsOfSet = async (graph: Graph, set: NodeSet): Promise<ReadonlySet<string>> =>
  new Sets(await wholeGraph(graph)).of(set);
