import { refuse } from '../reading/Cursor.js';
import { type CypherReading } from '../Reading.js';
import { Asked, isOverRows } from '../returning/Asked.js';
import { collectedOf } from '../returning/collected.js';
import { groupsOf } from '../returning/groups.js';
import { descriptionOf, existenceOf, pathsOf } from '../returning/others.js';
import { rowsOf } from '../returning/rows.js';
import { totalOf } from '../returning/totals.js';
import { type Clause, type Expression, type Item, type Projection, type Statement } from '../Syntax.js';
import { addPatterns } from './addPatterns.js';
import { withAliases } from './aliases.js';
import { Conditions, type CypherNote } from './Conditions.js';
import { Ground } from './Ground.js';
import { namesIn } from './names.js';
import { Subqueries } from './Subqueries.js';
import { keepApart } from './twice.js';
import { nameOf, valueOf } from './values.js';

type Match = Extract<Clause, { kind: 'match' }>;
type Shaped = Pick<CypherReading, 'query' | 'columns' | 'finish'> & {
  readonly beside?: Partial<CypherReading['beside']>;
};

/** Goes through the clauses of a statement, and makes a query of what they come to. */
export class Clauses {
  readonly #ground = new Ground();
  readonly #notes: CypherNote[] = [];
  readonly #subqueries = new Subqueries();
  readonly #conditions = new Conditions(this.#ground, this.#notes, this.#subqueries);
  readonly #aliases = new Map<string, Expression>();
  /** Names that a WITH has left behind. */
  readonly #left = new Set<string>();
  #once: string | undefined;
  /** What a WITH has counted for each of its nodes. */
  #grouping: { readonly call: Extract<Expression, { kind: 'call' }>; readonly alias: string } | undefined;

  constructor(readonly source: string) {}

  read({ clauses }: Statement): CypherReading {
    for (const [index, clause] of clauses.entries()) {
      if (clause.kind === 'match') this.#match(clause, index);
      else if (clause.kind === 'with') this.#with(clause);
      else if (clause.kind === 'unwind') refuse('unsupported', clause.at, 'UNWIND');
      else if (index < clauses.length - 1)
        refuse('syntax', clauses[index + 1]?.at ?? clause.at, clauses[index + 1]?.at.text ?? '');
    }
    const last = clauses.at(-1);
    if (last?.kind !== 'return') return refuse('unfinished', last?.at ?? (clauses[0] as Clause).at, '');
    keepApart(this.#ground);
    const { beside = {}, ...shape } = this.#shape(this.#asked(last));
    return { ...shape, beside: { ...beside, singles: this.#ground.singles }, notes: this.#notes };
  }

  #match({ patterns, optional, where, at }: Match, match: number): void {
    if (this.#grouping !== undefined || this.#once !== undefined) refuse('unsupported', at, 'WITH … MATCH');
    const before = new Set(this.#ground.nodes.keys());
    if (optional && before.size === 0) refuse('unsupported', at, 'OPTIONAL MATCH');
    const again = patterns
      .flatMap(({ nodes, edges }) => [...nodes, ...edges])
      .find(({ variable }) => variable !== undefined && (this.#left.has(variable) || this.#aliases.has(variable)));
    if (again !== undefined) refuse('twice', again.at, again.variable ?? '');
    const first = optional
      ? patterns.flatMap(({ nodes }) => nodes).find((node) => this.#restates(node, before))
      : undefined;
    if (first !== undefined) refuse('unsupported', first.at, `OPTIONAL MATCH (${first.variable} …)`);
    addPatterns(this.#conditions, patterns, { match, isOptional: optional });
    if (where === undefined) return;
    const told = withAliases(where, this.#aliases);
    const earlier = optional ? [...namesIn(told)].find((name) => before.has(name)) : undefined;
    if (earlier !== undefined) refuse('unsupported', where.at, `OPTIONAL MATCH … WHERE ${earlier}`);
    this.#conditions.apply(told);
  }

  #restates = (
    { variable, labels, properties, where }: Match['patterns'][number]['nodes'][number],
    before: Set<string>,
  ) => variable !== undefined && before.has(variable) && (labels.length + properties.length > 0 || where !== undefined);

  #with(clause: Projection): void {
    const { items, distinct, star, order, skip, limit, where, at } = clause;
    if (this.#grouping !== undefined) refuse('unsupported', at, 'WITH … WITH');
    if (limit !== undefined || skip !== undefined) refuse('unsupported', at, 'WITH … LIMIT');
    if (order.length > 0) refuse('unsupported', at, 'WITH … ORDER BY');
    const read = items.map((item) => ({ ...item, of: withAliases(item.of, this.#aliases) }));
    if (!star) this.#carryOn(read, at);
    const grouped = read.filter(({ of }) => isOverRows(of));
    if (distinct && grouped.length === 0) this.#keepOnce(read, clause);
    if (grouped.length > 0) this.#group(read, clause);
    else if (where !== undefined) this.#conditions.apply(withAliases(where, this.#aliases));
  }

  /** Leaves behind what is not carried on, and keeps what has a name of its own. */
  #carryOn(items: readonly Item[], at: Projection['at']): void {
    const carried = new Set<string>();
    for (const { of, name, isNamed } of items) {
      if (of.kind === 'variable' && of.name === name) carried.add(name);
      else if (of.kind === 'property' && isNamed) this.#aliases.set(name, of);
      else if (!isOverRows(of) || !isNamed) refuse('unsupported', of.at, isNamed ? `AS ${name}` : nameOf(of));
    }
    for (const name of carried)
      if (!this.#ground.nodes.has(name) && this.#ground.edge(name) === undefined) refuse('unknown', at, name);
    const { nodes, edges } = this.#ground;
    for (const name of [...nodes.keys(), ...edges.flatMap(({ name: own }) => own ?? [])])
      if (!carried.has(name)) this.#left.add(name);
  }

  #keepOnce(items: readonly Item[], { at }: Projection): void {
    const [item, ...more] = items;
    if (item?.of.kind !== 'variable' || more.length > 0) return refuse('unsupported', at, 'WITH DISTINCT');
    keepApart(this.#ground);
    if (this.#ground.nodes.has(item.name)) this.#ground.collapse(item.name);
    else this.#once = item.name;
  }

  #group(items: readonly Item[], { where, at }: Projection): void {
    const [grouped, ...others] = items.filter(({ of }) => isOverRows(of));
    if (grouped?.of.kind !== 'call') return;
    if (others[0] !== undefined) refuse('unsupported', others[0].of.at, nameOf(others[0].of));
    this.#grouping = { call: grouped.of, alias: grouped.name };
    this.#aliases.set(grouped.name, grouped.of);
    if (where === undefined) return;
    const [key, ...keys] = items.flatMap(({ of }) => (of.kind === 'variable' ? [of.name] : []));
    if (key === undefined || keys.length > 0) refuse('unsupported', where.at, 'WITH … WHERE');
    this.#having(key, grouped.of, grouped.name, where, at);
  }

  /** `WITH n, count(DISTINCT m) AS c WHERE c > 2`: nodes that so many are joined to. */
  #having(
    key: string,
    call: Extract<Expression, { kind: 'call' }>,
    alias: string,
    where: Expression,
    at: Projection['at'],
  ) {
    const isSimple = where.kind === 'binary' && where.left.kind === 'variable' && where.left.name === alias;
    const [of] = call.args;
    if (!isSimple || call.name !== 'count' || of?.kind !== 'variable' || typeof valueOf(where.right) !== 'number')
      return refuse('unsupported', where.at, 'WITH … WHERE');
    if (!call.distinct) refuse('repeats', call.at, nameOf(call));
    keepApart(this.#ground);
    this.#ground.add(key, at, this.#subqueries.joinedTo(this.#ground, key, of.name, where));
  }

  #asked(projection: Projection): Asked {
    const named = (name: string, { of, at }: { of?: Expression; at: Projection['at'] }): Item => ({
      name,
      isNamed: true,
      of: of ?? { kind: 'variable', name, at },
    });
    const { nodes, edges } = this.#ground;
    const all = [...nodes.values(), ...edges].flatMap(({ name, at }) =>
      name === undefined || name.trim() !== name || this.#left.has(name) ? [] : [named(name, { at })],
    );
    const items = [...(projection.star ? all : []), ...projection.items].map((item) => ({
      ...item,
      of: withAliases(item.of, this.#aliases),
    }));
    const left = items.find(
      ({ of }) => !isOverRows(of) && [...namesIn(of)].some((name) => this.#left.has(name) && !this.#isAlias(of)),
    );
    if (left !== undefined) refuse('unknown', left.of.at, left.name);
    const order = projection.order.map((one) => ({ ...one, of: withAliases(one.of, this.#aliases) }));
    this.#forgetGrouping(items);
    const read = { ...projection, items, order };
    return new Asked(this.#ground, read, items, this.#conditions, this.#subqueries, this.source, this.#once);
  }

  #isAlias = (of: Expression) => [...this.#aliases.values()].includes(of);

  /** Where nothing of what a WITH has counted is asked for, each of its nodes is there once. */
  #forgetGrouping(items: readonly Item[]): void {
    const grouping = this.#grouping;
    if (grouping === undefined || items.some(({ of }) => isOverRows(of))) return;
    const [key, ...more] = [...this.#ground.nodes.keys()].filter((name) => !this.#left.has(name));
    if (key === undefined || more.length > 0) return refuse('unsupported', grouping.call.at, nameOf(grouping.call));
    keepApart(this.#ground);
    this.#ground.collapse(key);
  }

  #shape(asked: Asked): Shaped {
    const first = existenceOf(asked) ?? pathsOf(asked) ?? descriptionOf(asked);
    if (first !== undefined) return first;
    const call = asked.items.map(({ of }) => of).find(isOverRows);
    if (call === undefined) return rowsOf(asked);
    const lists = collectedOf(asked);
    if (lists !== undefined) return lists;
    return asked.items.length > 1 && !asked.items.every(({ of }) => isOverRows(of))
      ? groupsOf(asked, call)
      : totalOf(asked, call);
  }
}
