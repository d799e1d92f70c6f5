import {
  ARITHMETIC,
  AGGREGATES,
  type Aggregate,
  type Along,
  COMPARISONS,
  DIRECTIONS,
  type GroupKey,
  type Measure,
  type NodeSet,
  ORDERS,
  type Predicate,
  type Quantity,
  type Query,
  type QueryValue,
  type Sorting,
  type Step,
  TEXT_TESTS,
  TIME_PARTS,
  TIME_UNITS,
  type Total,
} from '../../../domain/query/Query.js';
import { type PropertyValue } from '../../../domain/properties/values.js';
import { GraphBuilder } from '../../assistant/graphs/GraphBuilder.js';

const LABELS = ['A', 'B', 'Cé d'];
const TYPES = ['X', 'Y', 'LEADS "TO"'];
const PROPERTIES = ['n', 'size', 't', 'flag', 'list', 'mixed', 'say "it"', 'when'];
const TEXTS = [
  'red',
  'Ręd',
  'blue',
  'Blueish',
  'zoo',
  '2024-01-01',
  '2025-06-30',
  'ștrand',
  '\u{1F600}x',
  '\uffffx',
  '10',
  '1999',
  '2023-11',
  '2024-03-31T12:00:00Z',
  'Da',
  'no',
];
/** Aggregates whose result is exact, so that what is computed of it depends on no order. */
const EXACT = AGGREGATES.filter((one) => one !== 'mean');

/** Graphs and queries at random, the same for each seed. Numbers are quarters, so that no sum depends on its order. */
export class Dice {
  #state: number;

  constructor(seed: number) {
    this.#state = (seed * 2654435761) >>> 0;
  }

  below(most: number): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = this.#state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * most);
  }

  pick = <T>(from: readonly T[]): T => from[this.below(from.length)] as T;
  some = <T>(from: readonly T[], most: number): T[] =>
    Array.from({ length: this.below(most + 1) }, () => this.pick(from));

  value(): QueryValue {
    return this.pick<() => QueryValue>([
      () => this.below(8) - 2,
      () => this.below(20) / 4,
      () => this.pick(TEXTS),
      () => this.below(2) === 0,
    ])();
  }

  #property(name: string): PropertyValue {
    if (name === 'n' || name === 'size') return this.below(40) / (name === 'n' ? 1 : 4) - 2;
    if (name === 't' || name === 'when') return this.pick(TEXTS);
    if (name === 'flag') return this.below(2) === 0;
    if (name === 'list')
      return this.below(2) === 0 ? this.some(TEXTS, 3) : Array.from({ length: this.below(3) }, () => this.below(6));
    return this.value();
  }

  #properties(): Record<string, PropertyValue> {
    return Object.fromEntries(PROPERTIES.filter(() => this.below(3) > 0).map((name) => [name, this.#property(name)]));
  }

  graph(): GraphBuilder {
    const graph = new GraphBuilder();
    const nodes = 3 + this.below(14);
    for (let at = 0; at < nodes; at += 1) {
      graph.node(String(at), this.pick(LABELS), this.#properties());
      const more = this.below(4) === 0 ? this.pick(LABELS) : undefined;
      const node = graph.nodes.at(-1);
      if (more !== undefined && node !== undefined && !node.labels.includes(more)) (node.labels as string[]).push(more);
    }
    for (let at = this.below(nodes * 3); at > 0; at -= 1)
      graph.relationship(String(this.below(nodes)), this.pick(TYPES), String(this.below(nodes)), this.#properties());
    return graph;
  }
}

/** Queries at random over what the graphs of {@link Dice} are made of. */
export class QueryDice {
  constructor(
    readonly dice: Dice,
    readonly ids: readonly string[],
  ) {}

  #name = () => this.dice.pick(this.dice.below(12) === 0 ? ['absent'] : PROPERTIES);

  step(depth: number): Step {
    const { dice } = this;
    const types = dice.below(4) === 0 ? [] : [...new Set([dice.pick(TYPES), ...dice.some(TYPES, 1)])];
    const step = { types, direction: dice.pick(DIRECTIONS) };
    return dice.below(4) === 0 ? { ...step, where: this.predicate(depth - 2) } : step;
  }

  quantity(): Quantity {
    const kind = this.dice.pick(['some', 'some', 'none', 'every', 'only', 'exactly', 'atLeast', 'atMost'] as const);
    return kind === 'exactly' || kind === 'atLeast' || kind === 'atMost'
      ? { kind, count: this.dice.below(4) }
      : { kind };
  }

  predicate(depth: number): Predicate {
    const { dice } = this;
    const property = this.#name();
    const kinds = [
      'compare',
      'compare',
      'between',
      'text',
      'has',
      'truth',
      'relate',
      'relate',
      ...(depth > 0 ? (['linked', 'linked', 'and', 'or', 'not'] as const) : []),
    ] as const;
    const kind = dice.pick(kinds);
    const least = Math.max(depth - 1, 0);
    switch (kind) {
      case 'compare':
        return { kind, property, is: dice.pick(COMPARISONS), value: dice.value() };
      case 'between': {
        const isText = dice.below(3) === 0;
        const end = () => (isText ? dice.pick(TEXTS) : dice.below(12) - 2);
        return { kind, property, from: end(), to: end() };
      }
      case 'text':
        return {
          kind,
          property,
          is: dice.pick(TEXT_TESTS),
          value: dice.pick(['red', 'RE', 'ish', 's', 'Ștr', '\u0301', '20', 'x']),
        };
      case 'has':
        return { kind, property };
      case 'truth':
        return { kind, property, is: dice.pick(['yes', 'no'] as const) };
      case 'relate':
        return { kind, of: this.measure(least), is: dice.pick(COMPARISONS), to: this.measure(least) };
      case 'linked':
        return { kind, step: this.step(depth), set: this.set(depth - 1), quantity: this.quantity() };
      case 'not':
        return { kind, of: this.predicate(depth - 1) };
      default:
        return { kind, of: Array.from({ length: dice.below(4) }, () => this.predicate(depth - 1)) };
    }
  }

  measure(depth: number): Measure {
    const { dice } = this;
    const kind = dice.pick([
      'property',
      'property',
      'constant',
      ...(depth >= 0 ? (['part', 'part', 'interval', 'minus', 'minus', ...ARITHMETIC] as const) : []),
      ...(depth > 0 ? (['number', 'over', 'total', 'total', 'ofSet'] as const) : []),
    ] as const);
    switch (kind) {
      case 'property':
        return { kind, property: this.#name() };
      case 'constant':
        return { kind, value: dice.value() };
      case 'part':
        return { kind, of: this.measure(depth - 1), part: dice.pick(TIME_PARTS) };
      case 'interval':
        return { kind, of: this.measure(depth - 1), width: dice.pick([0.5, 2, 10]) };
      case 'minus': {
        const units = dice.below(2) === 0 ? {} : { in: dice.pick(TIME_UNITS.filter((one) => one !== 'weeks')) };
        return { kind, of: this.measure(depth - 1), less: this.measure(depth - 1), ...units };
      }
      case 'plus':
      case 'times':
      case 'ratio':
        return { kind, of: this.measure(depth - 1), with: this.measure(depth - 1) };
      case 'ofSet':
        return this.#ofSet(depth);
      default:
        return this.#linking(kind, depth);
    }
  }

  #ofSet = (depth: number): Measure => ({
    kind: 'ofSet',
    set: this.set(depth - 1),
    ...this.#along(depth - 1),
    total: this.#total(depth - 2, EXACT),
  });

  /** A measure that needs no element: totals against each other, and what is computed of them. */
  #alone(): Measure {
    const { dice } = this;
    const kind = dice.pick(['minus', 'minus', ...ARITHMETIC, 'interval', 'number'] as const);
    const side = () => (dice.below(5) === 0 ? this.measure(1) : this.#ofSet(3));
    if (kind === 'number') return this.measure(2);
    if (kind === 'interval') return { kind, of: this.#ofSet(3), width: 2 };
    if (kind !== 'minus') return { kind, of: side(), with: side() };
    return { kind, of: side(), less: side(), ...(dice.below(3) === 0 ? { in: 'days' as const } : {}) };
  }

  #linking(kind: 'number' | 'over' | 'total', depth: number): Measure {
    const { dice } = this;
    const linked = { step: this.step(depth), set: this.set(depth - 1) };
    if (kind === 'number') return { kind, ...linked };
    const on = dice.below(2) === 0 ? { on: 'relationships' as const } : {};
    if (kind === 'over') return { kind, ...linked, property: this.#name(), by: dice.pick(EXACT), ...on };
    return { kind, ...linked, total: this.#total(depth - 2, EXACT), ...on };
  }

  set(depth: number): NodeSet {
    const { dice } = this;
    const leaf = ['all', 'label', 'label', 'nodes'] as const;
    const kind = dice.pick([
      ...leaf,
      ...(depth > 0
        ? (['where', 'where', 'where', 'follow', 'follow', 'top', 'union', 'intersection', 'difference'] as const)
        : []),
    ]);
    switch (kind) {
      case 'all':
        return { kind };
      case 'label':
        return { kind, label: dice.below(12) === 0 ? 'absent' : dice.pick(LABELS) };
      case 'nodes':
        return { kind, ids: dice.some([...this.ids, 'nobody'], 5) };
      case 'where':
        return { kind, of: this.set(depth - 1), that: this.predicate(depth) };
      case 'follow':
        return { kind, of: this.set(depth - 1), step: this.step(depth) };
      case 'top': {
        const top = {
          kind,
          of: this.set(depth - 1),
          by: this.measure(depth),
          order: dice.pick(ORDERS),
          count: 1 + dice.below(4),
        };
        const each = dice.below(3) === 0 ? { each: this.#key(depth - 1) } : {};
        return { ...top, ...each, ...(dice.below(3) === 0 ? { place: 1 + dice.below(4) } : {}) };
      }
      default:
        return { kind, of: Array.from({ length: 1 + dice.below(3) }, () => this.set(depth - 1)) };
    }
  }

  #total(depth = 2, by: readonly Aggregate[] = AGGREGATES): Total {
    const { dice } = this;
    const kind = dice.pick(['count', 'aggregate', 'measured', 'distinct'] as const);
    switch (kind) {
      case 'count':
        return { kind };
      case 'aggregate':
        return { kind, by: dice.pick(by), property: this.#name() };
      case 'measured':
        return { kind, by: dice.pick(by), of: this.measure(depth) };
      case 'distinct':
        return { kind, of: this.#key(depth) };
    }
  }

  #key(depth = 2): GroupKey {
    const { dice } = this;
    const kind = dice.pick(['property', 'measure', ...(depth > 0 ? (['step'] as const) : [])] as const);
    if (kind === 'property') return { kind, property: this.#name() };
    return kind === 'measure'
      ? { kind, of: this.measure(depth) }
      : { kind, step: this.step(depth), set: this.set(depth - 1) };
  }

  #listing(): { sort?: Sorting; limit?: number } {
    const { dice } = this;
    const sort = dice.below(2) === 0 ? {} : { sort: { by: this.measure(2), order: dice.pick(ORDERS) } };
    return dice.below(3) === 0 ? { ...sort, limit: 1 + dice.below(5) } : sort;
  }

  /** Now and then of what leads from the members of a set. */
  #along = (depth = 2): { along?: Along } =>
    this.dice.below(3) === 0 ? { along: { step: this.step(depth), set: this.set(Math.min(depth, 1)) } } : {};

  query(): Query {
    const { dice } = this;
    const set = this.set(3);
    const kind = dice.pick([
      'nodes',
      'nodes',
      'nodes',
      'count',
      'exists',
      'values',
      'aggregate',
      'total',
      'measure',
      'ofGroups',
      'share',
      'group',
      'group',
      'compare',
      'paths',
      'describe',
    ] as const);
    switch (kind) {
      case 'nodes':
        return { kind, set, ...this.#listing() };
      case 'values':
        return { kind, set, ...this.#along(), properties: [this.#name(), this.#name()], ...this.#listing() };
      case 'aggregate':
        return { kind, set, ...this.#along(), by: dice.pick(AGGREGATES), property: this.#name() };
      case 'total':
        return { kind, set, ...this.#along(), total: this.#total() };
      case 'ofGroups':
        return {
          kind,
          set,
          ...this.#along(),
          by: this.#key(),
          total: this.#total(2, EXACT),
          then: dice.pick(AGGREGATES),
        };
      case 'measure':
        return { kind, of: this.#alone() };
      case 'share':
        return { kind, set, of: this.set(2) };
      case 'group':
        return {
          kind,
          set,
          ...this.#along(),
          by: this.#key(),
          total: this.#total(),
          ...(dice.below(3) === 0 ? { having: { is: dice.pick(COMPARISONS), value: dice.below(4) } } : {}),
          order: dice.pick(ORDERS),
          ...(dice.below(3) === 0 ? { limit: 2 } : {}),
        };
      case 'compare':
        return { kind, sets: [set, this.set(2)], total: this.#total() };
      case 'paths':
        return {
          kind,
          from: this.set(1),
          to: this.set(1),
          step: this.step(1),
          which: dice.pick(['shortest', 'allShortest'] as const),
          limit: 1 + dice.below(20),
        };
      default:
        return { kind, set };
    }
  }
}
