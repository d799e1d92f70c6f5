import {
  type Aggregate,
  type Measure,
  type NodeSet,
  type Order,
  type Predicate,
  type Quantity,
  type Step,
} from '../Query.js';
import { compareValues, type PlainGraph, type PlainNode } from './Plain.js';
import { fulfils, rankedValue } from './predicates.js';

/** What nodes are worth, and how they are told apart. */
export type Worth = number | string | undefined;

/** The relationships that a step leads along from a node, each with its other end. */
export function leading(graph: PlainGraph, id: string, { types, direction, where }: Step) {
  return graph.relationshipsOf(id).flatMap((one) => {
    if (types.length > 0 && !types.includes(one.type)) return [];
    if (where !== undefined && !fulfils(one, where, () => false)) return [];
    const ends = [
      ...(one.startNodeId === id && direction !== 'in' ? [one.endNodeId] : []),
      ...(one.endNodeId === id && direction !== 'out' ? [one.startNodeId] : []),
    ];
    return [...new Set(ends)].map((far) => ({ one, far }));
  });
}

/** The nodes that a step leads to from a node, each once. */
export const reached = (graph: PlainGraph, id: string, step: Step): Set<string> =>
  new Set(leading(graph, id, step).map(({ far }) => far));

function isQuantity(quantity: Quantity, found: number, outside: number, whole: number): boolean {
  switch (quantity.kind) {
    case 'some':
      return found > 0;
    case 'none':
      return found === 0;
    case 'every':
      return whole > 0 && found === whole;
    case 'only':
      return found > 0 && outside === 0;
    case 'exactly':
      return found === quantity.count;
    case 'atLeast':
      return found >= quantity.count;
    case 'atMost':
      return found <= quantity.count;
  }
}

/** What numbers and texts come to; sums, means and medians are of numbers alone. Undefined for none. */
export function aggregated(values: readonly Worth[], by: Aggregate): Worth {
  const known = values.filter((value) => value !== undefined);
  const numbers = known.filter((value) => typeof value === 'number').sort((one, other) => one - other);
  const sorted = [...known].sort(compareValues);
  const sum = numbers.reduce((all, value) => all + value, 0);
  const [low, high] = [numbers[Math.floor((numbers.length - 1) / 2)], numbers[Math.floor(numbers.length / 2)]];
  if (by === 'least') return sorted[0];
  if (by === 'greatest') return sorted.at(-1);
  if (low === undefined || high === undefined) return undefined;
  return by === 'sum' ? sum : by === 'mean' ? sum / numbers.length : (low + high) / 2;
}

/** Says what each form of a set means, by going through everything. */
export class Sets {
  readonly #known = new Map<NodeSet, ReadonlySet<string>>();

  constructor(readonly graph: PlainGraph) {}

  /** The ids of a set. */
  of(set: NodeSet): ReadonlySet<string> {
    const known = this.#known.get(set) ?? this.#evaluate(set);
    this.#known.set(set, known);
    return known;
  }

  nodes = (set: NodeSet): PlainNode[] => [...this.of(set)].flatMap((id) => this.graph.nodes.get(id) ?? []);

  #evaluate(set: NodeSet): ReadonlySet<string> {
    switch (set.kind) {
      case 'all':
        return new Set(this.graph.nodes.keys());
      case 'label':
        return idsOf([...this.graph.nodes.values()].filter(({ labels }) => labels.includes(set.label)));
      case 'nodes':
        return new Set(set.ids.filter((id) => this.graph.nodes.has(id)));
      case 'where':
        return idsOf(this.nodes(set.of).filter((node) => this.#fulfils(node, set.that)));
      case 'follow':
        return new Set([...this.of(set.of)].flatMap((id) => [...reached(this.graph, id, set.step)]));
      case 'top':
        return this.#top(set);
      case 'union':
        return new Set(set.of.flatMap((one) => [...this.of(one)]));
      case 'intersection':
        return this.#first(set.of, (id, rest) => rest.every((one) => one.has(id)));
      case 'difference':
        return this.#first(set.of, (id, rest) => !rest.some((one) => one.has(id)));
    }
  }

  #first([first, ...rest]: readonly NodeSet[], stays: (id: string, rest: ReadonlySet<string>[]) => boolean) {
    const others = rest.map((one) => this.of(one));
    return new Set(first === undefined ? [] : [...this.of(first)].filter((id) => stays(id, others)));
  }

  #fulfils(node: PlainNode, predicate: Predicate): boolean {
    return fulfils(node, predicate, ({ step, set, quantity }) => {
      const [far, wanted] = [reached(this.graph, node.id, step), this.of(set)];
      const found = [...far].filter((id) => wanted.has(id)).length;
      return isQuantity(quantity, found, far.size - found, wanted.size);
    });
  }

  /** What a node is worth by a measure. */
  worth(node: PlainNode, measure: Measure): Worth {
    if (measure.kind === 'property') return rankedValue(node, measure.property);
    const wanted = this.of(measure.set);
    const ties = leading(this.graph, node.id, measure.step).filter(({ far }) => wanted.has(far));
    const far = new Set(ties.map((tie) => tie.far));
    if (measure.kind === 'number') return far.size;
    const bearers =
      measure.on === undefined
        ? [...far].flatMap((id) => this.graph.nodes.get(id) ?? [])
        : new Set(ties.map(({ one }) => one));
    return aggregated(
      [...bearers].map((one) => rankedValue(one, measure.property)),
      measure.by,
    );
  }

  /** Nodes with what they are worth, the first first; those without a worth are left out. */
  ranked(set: NodeSet, by: Measure, order: Order): { node: PlainNode; worth: number | string }[] {
    const sign = order === 'most' ? -1 : 1;
    const valued = this.nodes(set).flatMap((node) => {
      const worth = this.worth(node, by);
      return worth === undefined ? [] : [{ node, worth }];
    });
    return valued.sort((one, other) => sign * compareValues(one.worth, other.worth));
  }

  #top({ of, by, order, count, place }: Extract<NodeSet, { kind: 'top' }>): ReadonlySet<string> {
    const ranked = this.ranked(of, by, order);
    const last = ranked[Math.min(place ?? count, ranked.length) - 1];
    if (last === undefined || (place !== undefined && place > ranked.length)) return new Set();
    const sign = order === 'most' ? -1 : 1;
    const fits = ({ worth }: { worth: number | string }) =>
      place === undefined ? sign * compareValues(worth, last.worth) <= 0 : worth === last.worth;
    return idsOf(ranked.filter(fits).map(({ node }) => node));
  }
}

const idsOf = (nodes: readonly PlainNode[]): ReadonlySet<string> => new Set(nodes.map(({ id }) => id));
