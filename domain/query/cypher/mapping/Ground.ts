import { BACK } from '../../joins.js';
import { type NodeSet, type Predicate, type Step } from '../../Query.js';
import { refuse } from '../reading/Cursor.js';
import { type Token } from '../tokens.js';
import { allOf, type Condition, NO_CONDITION, ofPredicate, ofSet, setOf } from './Condition.js';
import { reachOf } from './reach.js';

/** A node of a pattern by its name, and what is said of it alone. */
export interface GroundNode {
  readonly name: string;
  readonly at: Token;
  own: Condition;
}

/** A relationship of a pattern; `match` tells relationships of one clause, of which none is walked twice. */
export interface GroundEdge {
  readonly name: string | undefined;
  readonly at: Token;
  readonly from: string;
  readonly to: string;
  readonly types: readonly string[];
  readonly direction: Step['direction'];
  readonly length: { readonly least: number; readonly most: number } | undefined;
  readonly match: number;
  readonly isOptional: boolean;
  where: Predicate[];
}

/** What must hold of the graph for a reading to be the same as in Cypher: that a set has one member at most. */
export interface Single {
  readonly set: NodeSet;
  readonly at: Token;
  readonly name: string;
}

/** A node as it is written: without a name where it has none. */
export const shown = (name: string): string => (name.trim() === name ? `(${name})` : '( )');

/** The shortest paths between two nodes of a pattern. */
export interface ShortestPath {
  readonly at: Token;
  readonly from: string;
  readonly to: string;
  readonly step: Step;
  readonly which: 'shortest' | 'allShortest';
  /** Most relationships in a row, where it is less than a path may have. */
  readonly most: number | undefined;
}

/** The nodes and relationships that a statement has matched so far. */
export class Ground {
  readonly nodes = new Map<string, GroundNode>();
  edges: GroundEdge[] = [];
  readonly singles: Single[];
  /** Shortest paths by the names of the paths. */
  readonly paths = new Map<string, ShortestPath>();
  readonly #anonymous: { count: number };

  /** @param outer the ground around a subquery */
  constructor(readonly outer?: Ground) {
    this.#anonymous = outer === undefined ? { count: 0 } : outer.#anonymous;
    this.singles = outer === undefined ? [] : outer.singles;
  }

  /** A name that no query can contain. */
  anonymous(): string {
    this.#anonymous.count += 1;
    return ` ${this.#anonymous.count}`;
  }

  /** The node of a name, added where there is none. */
  node(name: string, at: Token): GroundNode {
    const known = this.nodes.get(name) ?? { name, at, own: NO_CONDITION };
    this.nodes.set(name, known);
    return known;
  }

  /** Whether a name was given around a subquery. */
  isOutside = (name: string): boolean =>
    this.outer !== undefined && (this.outer.nodes.has(name) || this.outer.isOutside(name));

  edge = (name: string): GroundEdge | undefined => this.edges.find((edge) => edge.name === name);

  /** Adds to what is said of a node or relationship. */
  add(name: string, at: Token, condition: Condition): void {
    const node = this.nodes.get(name);
    if (node !== undefined) node.own = allOf(node.own, condition);
    else {
      const edge = this.edge(name);
      if (edge === undefined) refuse('unknown', at, name);
      if (condition.sets.length + condition.excluded.length > 0) refuse('unsupported', at, name);
      edge.where.push(...condition.predicates);
    }
  }

  /** The edges at a node, but for one. */
  edgesAt = (name: string, but?: GroundEdge): GroundEdge[] =>
    this.edges.filter((edge) => edge !== but && !edge.isOptional && (edge.from === name || edge.to === name));

  /** The step along an edge from one of its nodes. */
  step({ from, types, direction, where }: GroundEdge, near: string): Step {
    const [only, ...more] = where;
    const that: Predicate | undefined = only !== undefined && more.length > 0 ? { kind: 'and', of: where } : only;
    return {
      types,
      direction: from === near ? direction : BACK[direction],
      ...(that === undefined ? {} : { where: that }),
    };
  }

  far = (edge: GroundEdge, near: string): string => (edge.from === near ? edge.to : edge.from);

  /** All that a node must fulfil: of itself, and by what it is joined to, but for what lies beyond an edge. */
  condition(name: string, but?: GroundEdge): Condition {
    const own = this.nodes.get(name)?.own ?? NO_CONDITION;
    return allOf(own, ...this.edgesAt(name, but).map((edge) => this.#link(edge, name)));
  }

  set = (name: string, but?: GroundEdge): NodeSet => setOf(this.condition(name, but));

  #link(edge: GroundEdge, near: string): Condition {
    const far = this.far(edge, near);
    const set = this.set(far, edge);
    if (edge.length === undefined)
      return ofPredicate({ kind: 'linked', step: this.step(edge, near), set, quantity: { kind: 'some' } });
    const { least, most } = edge.length;
    const reached = reachOf(set, this.step(edge, far), least, most);
    if (least === 0) return ofSet(reached);
    this.single(far, edge.at, set);
    return { ...ofSet(reached), excluded: [set] };
  }

  /** Whether some relationships lead from one node to another. */
  connects(from: string, to: string): boolean {
    return this.around(from).has(to);
  }

  /** The nodes that are joined to one, near and far, and itself. */
  around(name: string): Set<string> {
    const found = new Set([name]);
    for (const near of found) {
      for (const edge of this.edges) if (edge.from === near || edge.to === near) found.add(this.far(edge, near));
    }
    return found;
  }

  /** That a node must be one alone, or none, for the reading to hold. */
  single(name: string, at: Token, set: NodeSet): void {
    this.singles.push({ set, at, name: shown(name) });
  }

  /** Keeps a node with all that was said of it, and nothing else: each once. */
  collapse(name: string): void {
    const own = this.condition(name);
    const node = this.nodes.get(name);
    if (node === undefined) return;
    this.nodes.clear();
    this.edges = [];
    this.nodes.set(name, { ...node, own });
  }
}
