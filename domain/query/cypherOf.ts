import words from '../imports/words.json' with { type: 'json' };
import { CYPHER_PARTS, CYPHER_UNITS } from './cypherTime.js';
import {
  type Aggregate,
  type Along,
  type GroupKey,
  type Measure,
  type NodeSet,
  type Predicate,
  type Query,
  type Sorting,
  type Step,
  type Total,
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
const TRUTHS = { yes: ['1', ...words.yes], no: ['0', ...words.no] } as const;
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

/** Measures of an element, or of what it is linked to. */
const NEEDING = ['property', 'number', 'over', 'total'] as const satisfies readonly Measure['kind'][];

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
      case 'truth':
        return `toLower(toString(${property(node, that.property)})) IN ${listed(TRUTHS[that.is])}`;
      case 'relate':
        return `${this.measure(that.of, node)} ${COMPARED[that.is]} ${this.measure(that.to, node)}`;
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
  #top(top: Extract<NodeSet, { kind: 'top' }>, node: string): string {
    const { of, each } = top;
    const one = this.#name('t');
    if (each === undefined) return both(this.set(of, node), this.#amongFirst(top, node, one));
    if (each.kind !== 'step') {
      const [own, other] = [this.#key(each, node).key, this.#key(each, one).key];
      return both(this.set(of, node), this.#amongFirst(top, node, one, `${own} = ${other}`));
    }
    const group = this.#name('g');
    const { pattern, condition } = this.#step(node, each.step, group);
    const others = this.#step(one, each.step, group);
    const shared = `EXISTS { ${others.pattern}${where(others.condition)} }`;
    const inside = where(condition, this.set(each.set, group), this.#amongFirst(top, node, one, shared));
    return both(this.set(of, node), `EXISTS { ${pattern}${inside} }`);
  }

  /** Whether a node is worth as much as the last of those that are ranked. */
  #amongFirst(
    { of, by, order, count, place }: Extract<NodeSet, { kind: 'top' }>,
    node: string,
    one: string,
    shared = '',
  ): string {
    const inside = where(this.set(of, one), shared, `${this.measure(by, one)} IS NOT NULL`);
    const way = order === 'most' ? ' DESC' : '';
    const ranked = `COLLECT { MATCH (${one})${inside} RETURN ${this.measure(by, one)} AS worth ORDER BY worth${way} LIMIT ${place ?? count} }`;
    const last = place === undefined ? `${ranked}[-1]` : `${ranked}[${place - 1}]`;
    const sign = place !== undefined ? '=' : order === 'most' ? '>=' : '<=';
    return `${this.measure(by, node)} ${sign} ${last}`;
  }

  /** @param node what the measure is of; empty where it needs no element, and what does need one is nothing */
  measure(by: Measure, node: string): string {
    if (node === '' && NEEDING.some((kind) => kind === by.kind)) return 'null';
    switch (by.kind) {
      case 'property':
        return property(node, by.property);
      case 'constant':
        return value(by.value);
      case 'part':
        return CYPHER_PARTS[by.part](this.measure(by.of, node));
      case 'interval':
        return `floor(toFloat(${this.measure(by.of, node)}) / ${by.width}) * ${by.width}`;
      case 'minus': {
        const [of, less] = [this.measure(by.of, node), this.measure(by.less, node)];
        return by.in === undefined ? `(${of} - ${less})` : CYPHER_UNITS[by.in](less, of);
      }
      case 'plus':
      case 'times':
        return `(${this.measure(by.of, node)} ${by.kind === 'plus' ? '+' : '*'} ${this.measure(by.with, node)})`;
      case 'ratio':
        return `(toFloat(${this.measure(by.of, node)}) / ${this.measure(by.with, node)})`;
      case 'number': {
        const far = this.#name('m');
        const { pattern, condition } = this.#step(node, by.step, far);
        return `COUNT { MATCH ${pattern}${where(condition, this.set(by.set, far))} RETURN DISTINCT ${far} }`;
      }
      case 'over':
        return this.#linking(by, { ...by, kind: 'aggregate' }, node);
      case 'total':
        return this.#linking(by, by.total, node);
      case 'ofSet':
        return this.#ofSet(by);
    }
  }

  /** What a set comes to, or the relationships along a step from it. */
  #ofSet({ set, along, total }: Extract<Measure, { kind: 'ofSet' }>): string {
    const near = this.#name('s');
    if (along === undefined && total.kind === 'count') return `COUNT { (${near})${where(this.set(set, near))} }`;
    const tie = along === undefined ? near : this.#name('r');
    const match =
      along === undefined
        ? this.match(set, near)
        : `${this.#ties(set, along, near, tie, this.#name('m'))} WITH DISTINCT ${tie}`;
    const { clause, sum } = this.#summed(total, tie);
    return `COLLECT { ${match}${clause.replace('\n', ' ')} RETURN ${sum} }[0]`;
  }

  /** What the nodes that a step leads to come to, or the relationships. */
  #linking(by: Extract<Measure, { kind: 'over' | 'total' }>, total: Total, node: string): string {
    const far = this.#name('m');
    const tie = by.on === undefined ? undefined : this.#name('r');
    const { pattern, condition } = this.#step(node, by.step, far, tie);
    const inside = where(condition, this.set(by.set, far));
    const { clause, sum } = this.#summed(total, 'far');
    return `COLLECT { MATCH ${pattern}${inside} WITH DISTINCT ${tie ?? far} AS far${clause.replace('\n', ' ')} RETURN ${sum} }[0]`;
  }

  total = (by: Aggregate, of: string): string =>
    by === 'median' ? `percentileCont(${of}, 0.5)` : `${AGGREGATED[by]}(${of})`;

  /** What members of a group have in common, and what must be matched for it. */
  #key(by: GroupKey, node: string, name = this.#name('k')): { readonly clause: string; readonly key: string } {
    if (by.kind === 'property') return { clause: '', key: property(node, by.property) };
    if (by.kind === 'measure') return { clause: '', key: this.measure(by.of, node) };
    const { pattern, condition } = this.#step(node, by.step, name);
    return { clause: `MATCH ${pattern}${where(condition, this.set(by.set, name))}`, key: name };
  }

  /** What elements of a name come to, and what may be matched for it. */
  #summed(total: Total, element: string): { readonly clause: string; readonly sum: string } {
    switch (total.kind) {
      case 'count':
        return { clause: '', sum: `count(DISTINCT ${element})` };
      case 'aggregate':
        return { clause: '', sum: this.total(total.by, property(element, total.property)) };
      case 'measured':
        return { clause: '', sum: this.total(total.by, this.measure(total.of, element)) };
      case 'distinct': {
        const { clause, key } = this.#key(total.of, element);
        return { clause: clause === '' ? '' : `\nOPTIONAL ${clause}`, sum: `count(DISTINCT ${key})` };
      }
    }
  }

  /** Members of a set with the relationships along a step from them. */
  #ties(set: NodeSet, { step, set: beyond }: Along, near = 'n', tie = 'r', far = 'm'): string {
    const { types, direction, where: that } = step;
    const typed = types.length === 0 ? '' : `:${types.map(quoted).join('|')}`;
    const pattern = `(${near})${direction === 'in' ? '<' : ''}-[${tie}${typed}]-${direction === 'out' ? '>' : ''}(${far})`;
    const condition = that === undefined ? '' : this.predicate(that, tie);
    return `MATCH ${pattern}${where(this.set(set, near), condition, this.set(beyond, far))}`;
  }

  match = (set: NodeSet, node = 'n'): string => `MATCH (${node})${where(this.set(set, node))}`;

  order(sort: Sorting | undefined, limit = USUAL_LIMIT, of = 'n'): string {
    const by =
      sort === undefined ? '' : ` ORDER BY ${this.measure(sort.by, of)}${sort.order === 'most' ? ' DESC' : ''}`;
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
          return `${this.#ties(query.set, query.along)}\nRETURN n, m, ${columns}${this.order(query.sort, query.limit, 'r')}`;
        }
        const columns = ['n', ...query.properties.map((name) => property('n', name))].join(', ');
        return `${this.match(query.set)}\nRETURN ${columns}${this.order(query.sort, query.limit)}`;
      }
      case 'aggregate':
        if (query.along !== undefined)
          return `${this.#ties(query.set, query.along)}\nWITH DISTINCT r\nRETURN ${this.total(query.by, property('r', query.property))}`;
        return `${this.match(query.set)}\nRETURN ${this.total(query.by, property('n', query.property))}`;
      case 'total':
        return this.#total(query);
      case 'measure':
        return `RETURN ${this.measure(query.of, '')} AS value`;
      case 'ofGroups':
        return `${this.#groups(query, 'WITH')}\nRETURN ${this.total(query.then, 'total')}`;
      case 'share':
        return `${this.match(query.of)}\nRETURN count(CASE WHEN ${truth(this.set(query.set, 'n'))} THEN 1 END) AS part, count(n) AS whole`;
      case 'group':
        return this.#group(query);
      case 'compare':
        return query.sets
          .map((set) => `${this.#total({ kind: 'total', set, total: query.total })} AS total`)
          .join('\nUNION ALL\n');
      case 'paths':
        return this.#paths(query);
      default:
        return undefined;
    }
  }

  #total({ set, along, total }: Extract<Query, { kind: 'total' }>): string {
    const element = along === undefined ? 'n' : 'r';
    const { clause, sum } = this.#summed(total, element);
    const match = along === undefined ? this.match(set) : `${this.#ties(set, along)}\nWITH DISTINCT r`;
    return `${match}${clause}\nRETURN ${sum}`;
  }

  #group({ order, having, limit = USUAL_LIMIT, ...query }: Extract<Query, { kind: 'group' }>): string {
    const end = `ORDER BY total${order === 'most' ? ' DESC' : ''} LIMIT ${limit}`;
    if (having === undefined) return `${this.#groups(query, 'RETURN')} ${end}`;
    const that = `total ${COMPARED[having.is]} ${value(having.value)}`;
    return `${this.#groups(query, 'WITH')}\nWHERE ${that}\nRETURN key, total ${end}`;
  }

  /** The groups of a set with what each comes to. */
  #groups(
    { set, along, by, total }: Pick<Extract<Query, { kind: 'group' }>, 'set' | 'along' | 'by' | 'total'>,
    word: 'RETURN' | 'WITH',
  ): string {
    if (along !== undefined) {
      // Relationships lead to no nodes that could be a key.
      const key = by.kind === 'step' ? 'null' : this.#key(by, 'r').key;
      const { clause, sum } = this.#summed(total, 'r');
      return `${this.#ties(set, along)}\nWITH DISTINCT r${clause}\n${word} ${key} AS key, ${sum} AS total`;
    }
    const { clause: keyed, key } = this.#key(by, 'n', 'key');
    const { clause, sum } = this.#summed(total, 'n');
    const match = this.match(set);
    if (by.kind === 'step') return `${match}\n${keyed}\nWITH DISTINCT n, key${clause}\n${word} key, ${sum} AS total`;
    return `${match}${clause}\n${word} ${key} AS key, ${sum} AS total`;
  }

  #paths({ from, to, step, which, limit = USUAL_LIMIT }: Extract<Query, { kind: 'paths' }>): string {
    const { pattern } = this.#step('a', { types: step.types, direction: step.direction }, 'b');
    const call = which === 'shortest' ? 'shortestPath' : 'allShortestPaths';
    const ends = where(this.set(from, 'a'), this.set(to, 'b'));
    const along = pattern.replace(/\]-/u, '*..12]-');
    return `MATCH (a), (b)${ends}\nMATCH p = ${call}(${along})\nRETURN p LIMIT ${limit}`;
  }
}

/** A query in Cypher, for a database that speaks it; undefined for a query that only Harta answers. */
export const cypherOf = (query: Query): string | undefined => new Cypher().query(query);
