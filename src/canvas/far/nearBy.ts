import { type GraphModel } from '../../graph/GraphModel';
import { type Emphasised } from '../core/emphasised';
import { type NearIds } from './NearGraph';

/** So many marked nodes are drawn by Cytoscape; of more the far layer draws the rings. */
export const MOST_MARKED = 600;
/** So many elements in view are drawn by Cytoscape. */
export const MOST_IN_VIEW = 1500;

type Graph = Pick<GraphModel, 'node' | 'relationship' | 'relationshipsOf'>;

/** Gathers what is near, each relationship with its ends. */
export class Gathering {
  readonly nodes = new Set<string>();
  readonly relationships = new Set<string>();

  constructor(private readonly graph: Graph) {}

  node(id: string): this {
    if (this.graph.node(id) !== undefined) this.nodes.add(id);
    return this;
  }

  relationship(id: string): this {
    const one = this.graph.relationship(id);
    if (one === undefined) return this;
    this.relationships.add(id);
    return this.node(one.startNodeId).node(one.endNodeId);
  }

  element(id: string): this {
    return this.node(id).relationship(id);
  }

  /** A node with its relationships, unless they are too many. */
  withNeighbours(id: string): this {
    this.node(id);
    const near = this.graph.relationshipsOf(id);
    if (near.length <= MOST_MARKED) for (const { id: relationship } of near) this.relationship(relationship);
    return this;
  }

  /** What stands out. */
  emphasised({ nodes, relationships, rings }: Emphasised): this {
    for (const id of nodes) this.node(id);
    for (const { id } of relationships) this.relationship(id);
    if (rings.length <= MOST_MARKED) for (const { id } of rings) this.node(id);
    return this;
  }
}

/** What is near next on the way to what is wanted: so many more, each relationship after its ends. Is what is wanted itself once that is all. */
export function nextNear(wanted: NearIds, near: NearIds, most: number): NearIds {
  let room = most;
  const part = (ids: ReadonlySet<string>, before: ReadonlySet<string>) =>
    new Set([...ids].filter((id) => before.has(id) || room-- > 0));
  const [nodes, relationships] = [part(wanted.nodes, near.nodes), part(wanted.relationships, near.relationships)];
  return room < 0 ? { nodes, relationships } : wanted;
}

/** All of some nodes in view with what joins them, and as many more of their relationships as there is room for; undefined where they are too many. */
export function nearInView(graph: Graph, ids: readonly string[]): NearIds | undefined {
  if (ids.length > MOST_IN_VIEW / 2) return undefined;
  const inView = new Set(ids);
  const gathering = new Gathering(graph);
  const outward: string[] = [];
  for (const id of ids) {
    gathering.node(id);
    for (const one of graph.relationshipsOf(id)) {
      if (inView.has(one.startNodeId) && inView.has(one.endNodeId)) gathering.relationship(one.id);
      else outward.push(one.id);
    }
  }
  const size = () => gathering.nodes.size + gathering.relationships.size;
  if (size() > MOST_IN_VIEW) return undefined;
  for (const id of outward) {
    if (size() > MOST_IN_VIEW) break;
    gathering.relationship(id);
  }
  return gathering;
}
