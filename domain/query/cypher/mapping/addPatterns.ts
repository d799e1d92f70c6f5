import { MOST_STEPS } from '../../Query.js';
import { refuse } from '../reading/Cursor.js';
import { type EdgePattern, type Expression, type NodePattern, type Pattern } from '../Syntax.js';
import { type Condition, ofPredicate, ofSet } from './Condition.js';
import { type Conditions } from './Conditions.js';
import { type GroundEdge, shown } from './Ground.js';
import { neededValue } from './values.js';

/** Relationships in a row that a pattern of variable length may have at most: each lies within the one before. */
const MOST_IN_A_ROW = 5;
/** Relationships that all patterns may have. */
const MOST_EDGES = 50;

const withProperties = (properties: readonly (readonly [string, Expression])[]): Condition =>
  ofPredicate(
    ...properties.map(([property, value]) => ({
      kind: 'compare' as const,
      property,
      is: '=' as const,
      value: neededValue(value),
    })),
  );

/** Puts what patterns match into the ground. */
export function addPatterns(
  conditions: Conditions,
  patterns: readonly Pattern[],
  { match, isOptional = false }: { readonly match: number; readonly isOptional?: boolean },
): void {
  const adding = new Adding(conditions, match, isOptional);
  for (const pattern of patterns) adding.pattern(pattern);
  adding.wheres();
}

class Adding {
  readonly #wheres: Expression[] = [];

  constructor(
    readonly conditions: Conditions,
    readonly match: number,
    readonly isOptional: boolean,
  ) {}

  pattern(pattern: Pattern): void {
    const names = pattern.nodes.map((node) => this.#node(node));
    if (pattern.shortest !== undefined) return this.#path(pattern, names);
    for (const [at, edge] of pattern.edges.entries()) this.#edges(edge, names[at] ?? '', names[at + 1] ?? '');
  }

  /** What stands behind WHERE within the brackets, once all names are known. */
  wheres(): void {
    for (const where of this.#wheres) this.conditions.apply(where);
  }

  #node({ at, variable, labels, properties, where }: NodePattern): string {
    const { ground } = this.conditions;
    const name = variable ?? ground.anonymous();
    if (ground.edge(name) !== undefined) refuse('twice', at, name);
    ground.node(name, at);
    for (const any of labels) {
      const sets = any.map((label) => ({ kind: 'label' as const, label }));
      ground.add(name, at, ofSet(sets.length === 1 && sets[0] !== undefined ? sets[0] : { kind: 'union', of: sets }));
    }
    ground.add(name, at, withProperties(properties));
    if (where !== undefined) this.#wheres.push(where);
    return name;
  }

  #edges(edge: EdgePattern, from: string, to: string): void {
    const { at, length } = edge;
    const { ground } = this.conditions;
    if (length === undefined) return this.#edge(edge, from, to, undefined);
    const { least, most } = length;
    if (most === undefined) refuse('unsupported', at, `*${least === 1 ? '' : `${least}..`}`);
    if (edge.variable !== undefined) refuse('unsupported', at, `[${edge.variable}*]`);
    if (most > MOST_IN_A_ROW || least > most) refuse('unsupported', at, `*${least}..${most}`);
    if (least <= 1) return this.#edge(edge, from, to, most === 1 && least === 1 ? undefined : { least, most });
    if (least !== most) refuse('unsupported', at, `*${least}..${most}`);
    let near = from;
    for (let one = 1; one <= most; one += 1) {
      const far = one === most ? to : ground.anonymous();
      ground.node(far, at);
      this.#edge(edge, near, far, undefined);
      near = far;
    }
  }

  #edge(edge: EdgePattern, from: string, to: string, length: GroundEdge['length']): void {
    const { at, variable: name, types, direction, properties, where } = edge;
    const { ground } = this.conditions;
    if (name !== undefined && (ground.nodes.has(name) || ground.edge(name) !== undefined)) refuse('twice', at, name);
    if (ground.edges.length >= MOST_EDGES) refuse('deep', at, '-');
    if (ground.connects(from, to)) refuse('unsupported', at, `${shown(to)}--( )--${shown(to)}`);
    const own = [...withProperties(properties).predicates];
    const { match, isOptional } = this;
    ground.edges.push({ name, at, from, to, types, direction, length, match, isOptional, where: own });
    if (where !== undefined) this.#wheres.push(where);
  }

  #path({ at, variable, shortest, edges }: Pattern, [from = '', to = '']: readonly string[]): void {
    const [edge, ...more] = edges;
    const { ground } = this.conditions;
    if (edge === undefined || more.length > 0 || shortest === undefined) refuse('unsupported', at, 'shortestPath( )');
    const { types, direction, length, properties, where } = edge;
    if (variable === undefined) refuse('unsupported', at, 'shortestPath( )');
    if (where !== undefined || properties.length > 0) refuse('unsupported', edge.at, '[ { } ]');
    const { least, most = MOST_STEPS } = length ?? { least: 1, most: 1 };
    if (least > 1) refuse('unsupported', edge.at, `*${least}..`);
    ground.paths.set(variable, {
      at,
      from,
      to,
      step: { types, direction },
      which: shortest,
      most: most < MOST_STEPS ? most : undefined,
    });
  }
}
