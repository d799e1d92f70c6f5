import {
  type Comparison,
  type NodeSet as Nodes,
  type Predicate,
  type Query,
  type Step as QueryStep,
} from '../../../domain/query/Query.js';
import { type Filter, type Step } from '../../graph/selection.js';
import { type NodeSet, type Plan } from './Plan.js';

const COMPARED: Readonly<Record<string, Comparison>> = { '>=': '≥', '<=': '≤' };
const ALL: Nodes = { kind: 'all' };

const stepOf = ({ types, way }: Step): QueryStep => ({ types, direction: way === 'both' ? 'either' : way });
const nodesOf = (nodes: readonly { readonly id: string }[]): Nodes => ({
  kind: 'nodes',
  ids: nodes.map(({ id }) => id),
});

function linked([step, ...further]: readonly Step[], to: Nodes): Predicate {
  if (step === undefined) return { kind: 'and', of: [] };
  const set: Nodes = further.length === 0 ? to : { kind: 'where', of: ALL, that: linked(further, to) };
  return { kind: 'linked', step: stepOf(step), set, quantity: { kind: 'some' } };
}

/** How many different nodes a step leads to, as a quantity; undefined for what no quantity says. */
function joined({ step, test, value }: Extract<Filter, { kind: 'joined' }>): Predicate {
  const way = { step: stepOf(step), set: ALL };
  const of = (kind: 'exactly' | 'atLeast' | 'atMost', count: number): Predicate => ({
    kind: 'linked',
    ...way,
    quantity: { kind, count },
  });
  if (test === '=') return of('exactly', value);
  if (test === '>') return of('atLeast', Math.floor(value) + 1);
  if (test === '>=') return of('atLeast', Math.ceil(value));
  return of('atMost', test === '<' ? Math.ceil(value) - 1 : Math.floor(value));
}

/** A filter as a condition; undefined for one that names nodes themselves. */
function predicateOf(filter: Filter): Predicate | undefined {
  switch (filter.kind) {
    case 'compare': {
      const { property, test, value } = filter;
      return { kind: 'compare', property, is: COMPARED[test] ?? (test as Comparison), value };
    }
    case 'has':
      return filter;
    case 'linked':
      return linked(filter.steps, { kind: 'nodes', ids: filter.to });
    case 'joined':
      return filter.test === '<' && filter.value <= 0 ? undefined : joined(filter);
    case 'any':
    case 'all': {
      const of = filter.of.map(predicateOf);
      const known = of.filter((one) => one !== undefined);
      return known.length < of.length ? undefined : { kind: filter.kind === 'any' ? 'or' : 'and', of: known };
    }
    case 'not': {
      const of = predicateOf(filter.of);
      return of === undefined ? undefined : { kind: 'not', of };
    }
    case 'among':
      return undefined;
  }
}

/** A set that fulfils filters; undefined where one of them cannot be said. */
function filtered(of: Nodes, where: readonly Filter[]): Nodes | undefined {
  const conditions = where.map(predicateOf);
  const known = conditions.filter((one) => one !== undefined);
  const [first, ...others] = known;
  if (known.length < conditions.length) return undefined;
  if (first === undefined) return of;
  return { kind: 'where', of, that: others.length === 0 ? first : { kind: 'and', of: known } };
}

const setOf = ({ label, where }: NodeSet) => filtered({ kind: 'label', label }, where);

const asked = (kind: 'nodes' | 'count' | 'exists', set: Nodes | undefined): Query | undefined => set && { kind, set };

/** What a plan looks up, as a query; undefined for what no query says. */
export function queryOf(plan: Plan): Query | undefined {
  switch (plan.kind) {
    case 'describe':
      return { kind: 'describe', set: nodesOf([plan.node]) };
    case 'property': {
      const set = filtered(nodesOf(plan.nodes), plan.qualifiers);
      return set && { kind: 'values', set, properties: plan.properties };
    }
    case 'holds': {
      const { property, wanted: value } = plan;
      return asked('exists', {
        kind: 'where',
        of: nodesOf([plan.node]),
        that: { kind: 'compare', property, is: '=', value },
      });
    }
    case 'count':
      return asked('count', setOf(plan.set));
    case 'list':
      return asked(plan.isExistence === true ? 'exists' : 'nodes', setOf(plan.set));
    case 'path': {
      const step: QueryStep = { types: plan.types ?? [], direction: 'either' };
      return { kind: 'paths', from: nodesOf([plan.from]), to: nodesOf([plan.to]), step, which: 'shortest' };
    }
    default:
      return undefined;
  }
}
