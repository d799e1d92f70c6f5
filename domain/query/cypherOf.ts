import {
  type Along,
  type Measure,
  type NodeSet,
  type Predicate,
  type Query,
  type Sorting,
  type Step,
  USUAL_LIMIT,
  type QueryValue,
} from './Query.js';

/** Letters, digits and low lines are a name as they stand; anything else between backticks. */
const quoted = (name: string): string =>
  /^[A-Za-z_][A-Za-z0-9_]*$/u.test(name) ? name : `\`${name.replaceAll('`', '``')}\``;

/** A property of a node or relationship. */
const property = (element: string, name: string): string => `${element}.${quoted(name)}`;

/** A value as Cypher writes it: a text cannot end what it stands in. */
const value = (one: QueryValue): string =>
  typeof one === 'string'
    ? `'${one.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n').replaceAll('\r', '\\r')}'`
    : String(one);

/** Texts as a list. */
const listed = (texts: readonly string[]): string => `[${texts.map(value).join(', ')}]`;

const TEXTS = { is: '=', starts: 'STARTS WITH', ends: 'ENDS WITH', contains: 'CONTAINS' } as const;
const COMPARED = { '=': '=', '≠': '<>', '<': '<', '≤': '<=', '>': '>', '≥': '>=' } as const;
const AGGREGATED = { sum: 'sum', mean: 'avg', least: 'min', greatest: 'max' } as const;

const both = (...conditions: readonly string[]) => {
  const said = conditions.filter((one) => one !== '');
  return said.length > 1 ? said.map((one) => `(${one})`).join(' AND ') : (said[0] ?? '');
};
const where = (...conditions: readonly string[]) => {
  const condition = both(...conditions);
  return condition === '' ? '' : ` WHERE ${condition}`;
};
/** A condition that must be said where another is denied or chosen from. */
const truth = (condition: string) => (condition === '' ? 'true' : condition);

/** What is unknown, as a property that is missing, is not so. */
const denied = (condition: string) => `NOT coalesce(${truth(condition)}, false)`;

/** Says a query in Cypher: each set is a condition on a node of a name. */
class Cypher {
  #names = 0;

  #name(letter: string): string {
    this.#names += 1;
    return `${letter}${this.#names}`;
  }

  /** Two nodes by a step, and what the relationship must fulfil. */
  #step(near: string, { types, direction, where: that }: Step, far: string, tie?: string) {
    const name = tie ?? (that === undefined ? '' : this.#name('r'));
    const typed = types.length === 0 ? '' : `:${types.map(quoted).join('|')}`;
    const pattern = `(${near})${direction === 'in' ? '<' : ''}-[${name}${typed}]-${direction === 'out' ? '>' : ''}(${far})`;
    return { pattern, condition: that === undefined ? '' : this.predicate(that, name) };
  }

  predicate(that: Predicate, node: string): string {
    switch (that.kind) {
      case 'compare':
        return `${property(node, that.property)} ${COMPARED[that.is]} ${value(that.value)}`;
      case 'between':
        return `${value(that.from)} <= ${property(node, that.property)} <= ${value(that.to)}`;
      case 'text':
        return `toLower(${property(node, that.property)}) ${TEXTS[that.is]} toLower(${value(that.value)})`;
      case 'has':
        return `${property(node, that.property)} IS NOT NULL`;
      case 'linked':
        return this.#linked(that, node);
      case 'not':
        return denied(this.predicate(that.of, node));
      case 'and':
        return both(...that.of.map((one) => this.predicate(one, node)));
      case 'or':
        // One of none is never so.
        return that.of.map((one) => `(${truth(this.predicate(one, node))})`).join(' OR ') || 'false';
    }
  }

  #linked({ step, set, quantity }: Extract<Predicate, { kind: 'linked' }>, node: string): string {
    const far = this.#name('m');
    const { pattern, condition } = this.#step(node, step, far);
    const inside = this.set(set, far);
    const some = `EXISTS { ${pattern}${where(condition, inside)} }`;
    switch (quantity.kind) {
      case 'some':
        return some;
      case 'none':
        return `NOT ${some}`;
      case 'only':
        return `${some} AND NOT EXISTS { ${pattern}${where(condition, denied(inside))} }`;
      case 'every':
        return `EXISTS { (${far})${where(inside)} } AND NOT EXISTS { (${far})${where(inside, `NOT EXISTS { ${pattern}${where(condition)} }`)} }`;
      default: {
        const sign = { exactly: '=', atLeast: '>=', atMost: '<=' }[quantity.kind];
        return `COUNT { MATCH ${pattern}${where(condition, inside)} RETURN DISTINCT ${far} } ${sign} ${quantity.count}`;
      }
    }
  }

  /** What a node must fulfil to be of a set; empty for all nodes. */
  set(set: NodeSet, node: string): string {
    switch (set.kind) {
      case 'all':
        return '';
      case 'label':
        return `${node}:${quoted(set.label)}`;
      case 'nodes':
        return `${node}.id IN ${listed(set.ids)}`;
      case 'where':
        return both(this.set(set.of, node), this.predicate(set.that, node));
      case 'follow': {
        const near = this.#name('m');
        const { pattern, condition } = this.#step(near, set.step, node);
        return `EXISTS { ${pattern}${where(this.set(set.of, near), condition)} }`;
      }
      case 'top':
        return this.#top(set, node);
      case 'union':
        return set.of.map((one) => `(${truth(this.set(one, node))})`).join(' OR ');
      case 'intersection':
        return both(...set.of.map((one) => this.set(one, node)));
      case 'difference': {
        const [first, ...others] = set.of;
        const own = first === undefined ? '' : this.set(first, node);
        return both(own, ...others.map((one) => denied(this.set(one, node))));
      }
    }
  }

  /** Those that are worth what the last of a ranking is, or more: ties stay together. */
  #top({ of, by, order, count, place }: Extract<NodeSet, { kind: 'top' }>, node: string): string {
    const one = this.#name('t');
    const inside = where(this.set(of, one), `${this.measure(by, one)} IS NOT NULL`);
    const way = order === 'most' ? ' DESC' : '';
    const ranked = `COLLECT { MATCH (${one})${inside} RETURN ${this.measure(by, one)} AS worth ORDER BY worth${way} LIMIT ${place ?? count} }`;
    const worth = this.measure(by, node);
    const last = place === undefined ? `${ranked}[-1]` : `${ranked}[${place - 1}]`;
    const sign = place !== undefined ? '=' : order === 'most' ? '>=' : '<=';
    return both(this.set(of, node), `${worth} ${sign} ${last}`);
  }

  measure(by: Measure, node: string): string {
    if (by.kind === 'property') return property(node, by.property);
    const far = this.#name('m');
    const isOfTies = by.kind === 'over' && by.on !== undefined;
    const tie = isOfTies ? this.#name('r') : undefined;
    const { pattern, condition } = this.#step(node, by.step, far, tie);
    const inside = where(condition, this.set(by.set, far));
    if (by.kind === 'number') return `COUNT { MATCH ${pattern}${inside} RETURN DISTINCT ${far} }`;
    const total = this.total(by.by, property('far', by.property));
    return `COLLECT { MATCH ${pattern}${inside} WITH DISTINCT ${tie ?? far} AS far RETURN ${total} }[0]`;
  }

  total = (by: 'sum' | 'mean' | 'median' | 'least' | 'greatest', of: string): string =>
    by === 'median' ? `percentileCont(${of}, 0.5)` : `${AGGREGATED[by]}(${of})`;

  /** Members of a set with the relationships along a step from them. */
  #ties(set: NodeSet, { step, set: far }: Along): string {
    const { types, direction, where: that } = step;
    const typed = types.length === 0 ? '' : `:${types.map(quoted).join('|')}`;
    const pattern = `(n)${direction === 'in' ? '<' : ''}-[r${typed}]-${direction === 'out' ? '>' : ''}(m)`;
    const condition = that === undefined ? '' : this.predicate(that, 'r');
    return `MATCH ${pattern}${where(this.set(set, 'n'), condition, this.set(far, 'm'))}`;
  }

  match = (set: NodeSet, node = 'n'): string => `MATCH (${node})${where(this.set(set, node))}`;

  order(sort: Sorting | undefined, limit = USUAL_LIMIT): string {
    const by =
      sort === undefined ? '' : ` ORDER BY ${this.measure(sort.by, 'n')}${sort.order === 'most' ? ' DESC' : ''}`;
    return `${by} LIMIT ${limit}`;
  }

  query(query: Query): string | undefined {
    switch (query.kind) {
      case 'nodes':
        return `${this.match(query.set)}\nRETURN n${this.order(query.sort, query.limit)}`;
      case 'describe':
        return `${this.match(query.set)}\nOPTIONAL MATCH (n)-[r]-(m)\nRETURN n, r, m`;
      case 'count':
        return `${this.match(query.set)}\nRETURN count(n)`;
      case 'exists':
        return `${this.match(query.set)}\nRETURN count(n) > 0`;
      case 'values': {
        if (query.along !== undefined) {
          const columns = query.properties.map((name) => property('r', name)).join(', ');
          return `${this.#ties(query.set, query.along)}\nRETURN n, m, ${columns}${this.order(query.sort, query.limit)}`;
        }
        const columns = ['n', ...query.properties.map((name) => property('n', name))].join(', ');
        return `${this.match(query.set)}\nRETURN ${columns}${this.order(query.sort, query.limit)}`;
      }
      case 'aggregate':
        if (query.along !== undefined)
          return `${this.#ties(query.set, query.along)}\nWITH DISTINCT r\nRETURN ${this.total(query.by, property('r', query.property))}`;
        return `${this.match(query.set)}\nRETURN ${this.total(query.by, property('n', query.property))}`;
      case 'share':
        return `${this.match(query.of)}\nRETURN count(CASE WHEN ${truth(this.set(query.set, 'n'))} THEN 1 END) AS part, count(n) AS whole`;
      case 'group':
        return this.#group(query);
      case 'compare':
        return query.sets
          .map((set) => `${this.match(set)}\nRETURN ${this.#summed(query.total)} AS total`)
          .join('\nUNION ALL\n');
      case 'paths':
        return this.#paths(query);
      default:
        return undefined;
    }
  }

  #summed = (total: Extract<Query, { kind: 'compare' }>['total']): string =>
    total.kind === 'count' ? 'count(DISTINCT n)' : this.total(total.by, property('n', total.property));

  #group({ set, by, total, order, limit = USUAL_LIMIT }: Extract<Query, { kind: 'group' }>): string {
    const end = `${this.#summed(total)} AS total ORDER BY total${order === 'most' ? ' DESC' : ''} LIMIT ${limit}`;
    if (by.kind === 'property') return `${this.match(set)}\nRETURN ${property('n', by.property)} AS key, ${end}`;
    const { pattern, condition } = this.#step('n', by.step, 'key');
    return `${this.match(set)}\nMATCH ${pattern}${where(condition, this.set(by.set, 'key'))}\nWITH DISTINCT n, key\nRETURN key, ${end}`;
  }

  #paths({ from, to, step, which, limit = USUAL_LIMIT }: Extract<Query, { kind: 'paths' }>): string {
    const { pattern } = this.#step('a', { types: step.types, direction: step.direction }, 'b');
    const call = which === 'shortest' ? 'shortestPath' : 'allShortestPaths';
    const ends = where(this.set(from, 'a'), this.set(to, 'b'));
    const along = pattern.replace(/\]-/u, '*..12]-');
    return `MATCH (a), (b)${ends}\nMATCH p = ${call}(${along})\nRETURN p LIMIT ${limit}`;
  }
}

/** A query in Cypher, for a database that speaks it; undefined for what is asked of Harta alone. */
export const cypherOf = (query: Query): string | undefined => new Cypher().query(query);
