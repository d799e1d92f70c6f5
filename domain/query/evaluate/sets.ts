import { arithmeticOf, intervalOf, partOfTime, timeBetween } from '../computed.js';
import {
  type Along,
  type Arithmetic,
  type GroupKey,
  type Measure,
  type NodeSet,
  type Predicate,
  type Quantity,
  type Step,
  type Total,
} from '../Query.js';
import { type Group } from '../Result.js';
import { plainKey } from '../plainKey.js';
import { aggregated } from './aggregated.js';
import {
  compareValues,
  type PlainElement,
  type PlainGraph,
  type PlainNode,
  type PlainRelationship,
  type Worth,
} from './Plain.js';
import { fulfils, rankedValue } from './predicates.js';

type Computed = Extract<Measure, { kind: 'part' | 'interval' | 'minus' | Arithmetic }>;
type Linking = Extract<Measure, { kind: 'number' | 'over' | 'total' | 'ofSet' }>;
type Top = Extract<NodeSet, { kind: 'top' }>;

/** What a measure comes to that is computed from others. */
function computed(measure: Computed, worth: (of: Measure) => Worth): Worth {
  const of = worth(measure.of);
  if (measure.kind === 'part') return partOfTime(of, measure.part);
  if (measure.kind === 'interval') return intervalOf(of, measure.width);
  if (measure.kind !== 'minus') return arithmeticOf(of, worth(measure.with), measure.kind);
  const less = worth(measure.less);
  if (measure.in !== undefined) return timeBetween(of, less, measure.in);
  return typeof of === 'number' && typeof less === 'number' ? of - less : undefined;
}

/** What an element is worth; `linking` evaluates measures of what it is linked to. */
function worthOf(element: PlainElement, measure: Measure, linking: (measure: Linking) => Worth): Worth {
  switch (measure.kind) {
    case 'property':
      return rankedValue(element, measure.property);
    case 'constant':
      return typeof measure.value === 'boolean' ? undefined : measure.value;
    case 'part':
    case 'interval':
    case 'minus':
    case 'plus':
    case 'times':
    case 'ratio':
      return computed(measure, (of) => worthOf(element, of, linking));
    default:
      return linking(measure);
  }
}

/** What a relationship may be asked for: itself alone. */
const aroundRelationship = (one: PlainRelationship) => ({
  linked: () => false,
  worth: (measure: Measure) => worthOf(one, measure, () => undefined),
});

const isNode = (element: PlainElement): element is PlainNode => 'labels' in element;

/** The relationships that a step leads along from a node, each with its other end. */
export function leading(graph: PlainGraph, id: string, { types, direction, where }: Step) {
  return graph.relationshipsOf(id).flatMap((one) => {
    if (types.length > 0 && !types.includes(one.type)) return [];
    if (where !== undefined && !fulfils(one, where, aroundRelationship(one))) return [];
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

/** Says what each form of a set means, by going through everything. */
export class Sets {
  readonly #known = new Map<NodeSet, ReadonlySet<string>>();
  readonly #totals = new Map<Measure, Worth>();

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
        return this.#ofFirst(set.of, (id, rest) => rest.every((one) => one.has(id)));
      case 'difference':
        return this.#ofFirst(set.of, (id, rest) => !rest.some((one) => one.has(id)));
    }
  }

  #ofFirst([first, ...rest]: readonly NodeSet[], stays: (id: string, rest: ReadonlySet<string>[]) => boolean) {
    const others = rest.map((one) => this.of(one));
    return new Set(first === undefined ? [] : [...this.of(first)].filter((id) => stays(id, others)));
  }

  #fulfils(node: PlainNode, predicate: Predicate): boolean {
    return fulfils(node, predicate, {
      linked: ({ step, set, quantity }) => {
        const [far, wanted] = [reached(this.graph, node.id, step), this.of(set)];
        const found = [...far].filter((id) => wanted.has(id)).length;
        return isQuantity(quantity, found, far.size - found, wanted.size);
      },
      worth: (measure) => this.worth(node, measure),
    });
  }

  /** What an element is worth by a measure. */
  worth(element: PlainElement, measure: Measure): Worth {
    return worthOf(element, measure, (linking) => (isNode(element) ? this.#linking(element, linking) : undefined));
  }

  /** What a measure comes to that needs no element. */
  alone(measure: Measure): Worth {
    const nothing: PlainNode = { id: '', labels: [], properties: {} };
    return worthOf(nothing, measure, (linking) => (linking.kind === 'ofSet' ? this.#ofSet(linking) : undefined));
  }

  #ofSet(measure: Extract<Measure, { kind: 'ofSet' }>): Worth {
    if (!this.#totals.has(measure)) {
      const { set, along, total } = measure;
      this.#totals.set(measure, this.total(this.elements(set, along), total));
    }
    return this.#totals.get(measure);
  }

  /** The nodes of a set, or the relationships along a step from them, each once. */
  elements(set: NodeSet, along: Along | undefined): readonly PlainElement[] {
    const nodes = this.nodes(set);
    if (along === undefined) return nodes;
    const wanted = this.of(along.set);
    const ties = nodes.flatMap(({ id }) => leading(this.graph, id, along.step).filter(({ far }) => wanted.has(far)));
    return [...new Map(ties.map(({ one }) => [one.id, one])).values()];
  }

  #linking({ id }: PlainNode, measure: Linking): Worth {
    if (measure.kind === 'ofSet') return this.#ofSet(measure);
    const wanted = this.of(measure.set);
    const ties = leading(this.graph, id, measure.step).filter(({ far }) => wanted.has(far));
    const far = [...new Set(ties.map((tie) => tie.far))];
    if (measure.kind === 'number') return far.length;
    const bearers =
      measure.on === undefined
        ? far.flatMap((one) => this.graph.nodes.get(one) ?? [])
        : [...new Set(ties.map(({ one }) => one))];
    const total: Total = measure.kind === 'total' ? measure.total : { ...measure, kind: 'aggregate' };
    return this.total(bearers, total);
  }

  /** What elements come to. */
  total(elements: readonly PlainElement[], total: Total): Worth {
    switch (total.kind) {
      case 'count':
        return elements.length;
      case 'aggregate':
      case 'measured':
        return aggregated(this.totalled(elements, total), total.by);
      case 'distinct':
        return new Set(elements.flatMap((one) => this.keysOf(one, total.of))).size;
    }
  }

  /** What an aggregate is made of, element by element. */
  totalled(elements: readonly PlainElement[], total: Extract<Total, { kind: 'aggregate' | 'measured' }>): Worth[] {
    const of: Measure = total.kind === 'measured' ? total.of : { kind: 'property', property: total.property };
    return elements.map((one) => this.worth(one, of));
  }

  /** The groups that an element is a member of. */
  keysOf(element: PlainElement, key: GroupKey): Group['key'][] {
    const by = plainKey(key);
    if (by.kind === 'measure') return [this.worth(element, by.of)].filter((worth) => worth !== undefined);
    if (by.kind === 'step') {
      const wanted = this.of(by.set);
      return isNode(element) ? [...reached(this.graph, element.id, by.step)].filter((id) => wanted.has(id)) : [];
    }
    const { properties } = element;
    const value = Object.hasOwn(properties, by.property) ? properties[by.property] : undefined;
    if (value === undefined) return [];
    return [...new Set(Array.isArray(value) ? value : [value])] as Group['key'][];
  }

  /** The members of each group, by what they have in common. */
  groups<E extends PlainElement>(elements: readonly E[], by: GroupKey): Map<Group['key'], E[]> {
    const groups = new Map<Group['key'], E[]>();
    for (const one of elements) {
      for (const key of this.keysOf(one, by)) groups.set(key, [...(groups.get(key) ?? []), one]);
    }
    return groups;
  }

  #top(top: Top): ReadonlySet<string> {
    const nodes = this.nodes(top.of);
    const groups = top.each === undefined ? [nodes] : [...this.groups(nodes, top.each).values()];
    return idsOf(groups.flatMap((group) => this.#first(group, top)));
  }

  /** The first of some nodes, with those that tie with the last of them; nodes without a worth are left out. */
  #first(nodes: readonly PlainNode[], { by, order, count, place }: Top): PlainNode[] {
    const sign = order === 'most' ? -1 : 1;
    const ranked = nodes
      .flatMap((node) => {
        const worth = this.worth(node, by);
        return worth === undefined ? [] : [{ node, worth }];
      })
      .sort((one, other) => sign * compareValues(one.worth, other.worth));
    const last = ranked[Math.min(place ?? count, ranked.length) - 1];
    if (last === undefined || (place !== undefined && place > ranked.length)) return [];
    const fits = ({ worth }: { worth: number | string }) =>
      place === undefined ? sign * compareValues(worth, last.worth) <= 0 : worth === last.worth;
    return ranked.filter(fits).map(({ node }) => node);
  }
}

const idsOf = (nodes: readonly PlainNode[]): ReadonlySet<string> => new Set(nodes.map(({ id }) => id));
