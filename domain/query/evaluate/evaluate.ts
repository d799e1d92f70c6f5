import { captionOf } from '../../caption/caption.js';
import { fold } from '../../folding/fold.js';
import { operandsOf } from '../operands.js';
import {
  type Along,
  type GroupKey,
  type Measure,
  type NodeSet,
  type Query,
  type Sorting,
  type Total,
  USUAL_LIMIT,
} from '../Query.js';
import { type Group, type QueryResult } from '../Result.js';
import { searchAtOnce, shortestPaths } from './paths.js';
import { aggregated, isCounted } from './aggregated.js';
import { compareTexts, compareValues, type PlainElement, type PlainGraph, type PlainNode } from './Plain.js';
import { compares } from './predicates.js';
import { leading, reached, Sets } from './sets.js';

const LONGEST_KEY = 80;
const keyOf = (node: PlainNode): string => fold(captionOf(node)).trim().slice(0, LONGEST_KEY);
const byCaption = (one: PlainNode, other: PlainNode): number =>
  compareTexts(keyOf(one), keyOf(other)) || compareTexts(one.id, other.id);

/** What is told of elements in the order asked for, with what each is worth; those without a worth come last. */
function sorted<T extends { readonly element: PlainElement }>(
  sets: Sets,
  all: readonly T[],
  sort: Sorting | undefined,
) {
  if (sort === undefined) return all.map((one) => ({ ...one, worth: undefined }));
  const sign = sort.order === 'most' ? -1 : 1;
  const valued = all.map((one) => ({ ...one, worth: sets.worth(one.element, sort.by) }));
  return valued.sort((one, other) => {
    if (one.worth === undefined || other.worth === undefined)
      return Number(one.worth === undefined) - Number(other.worth === undefined);
    return sign * compareValues(one.worth, other.worth);
  });
}

/** The relationships from a node along a step to those of a set, in the order of their other ends. */
const tiesOf = (sets: Sets, { id }: PlainNode, { step, set }: Along) =>
  leading(sets.graph, id, step)
    .flatMap(({ one, far }) => {
      const node = sets.of(set).has(far) ? sets.graph.nodes.get(far) : undefined;
      return node === undefined ? [] : [{ one, far: node }];
    })
    .sort((a, b) => byCaption(a.far, b.far) || compareTexts(a.one.id, b.one.id));

/** What values are read of: members of a set, or the relationships that lead from these. */
const bearers = (sets: Sets, set: NodeSet, along?: Along) =>
  sets
    .nodes(set)
    .sort(byCaption)
    .flatMap((node): readonly { id: string; far?: string; element: PlainElement }[] =>
      along === undefined
        ? [{ id: node.id, element: node }]
        : tiesOf(sets, node, along).map(({ one, far }) => ({ id: node.id, far: far.id, element: one })),
    );

/** What each group of a set comes to. */
const groupTotals = (sets: Sets, elements: readonly PlainElement[], by: GroupKey, total: Total): Group[] =>
  [...sets.groups(elements, by)].map(([key, members]) => ({ key, total: sets.total(members, total) ?? null }));

function grouped(
  sets: Sets,
  { set, along, by, total, having, order, limit = USUAL_LIMIT }: Extract<Query, { kind: 'group' }>,
): QueryResult {
  const groups = groupTotals(sets, sets.elements(set, along), by, total).filter(
    (one) => having === undefined || (one.total !== null && compares(one.total, having.is, having.value)),
  );
  const sign = order === 'most' ? -1 : 1;
  groups.sort((one, other) => {
    if (one.total === null || other.total === null)
      return Number(one.total === null) - Number(other.total === null) || keyOrder(one.key, other.key);
    return sign * compareValues(one.total, other.total) || keyOrder(one.key, other.key);
  });
  const of = by.kind === 'step' ? 'node' : 'value';
  return { kind: 'group', of, total: groups.length, groups: groups.slice(0, limit) };
}

const along = ({ along: ties }: { readonly along?: Along }) => (ties === undefined ? {} : { along: ties });

/** What a set, or the relationships along a step from it, comes to, and of how many elements. */
function totalled(sets: Sets, query: Extract<Query, { kind: 'total' }>): QueryResult {
  const { total } = query;
  const elements = sets.elements(query.set, query.along);
  const value = sets.total(elements, total) ?? null;
  if (total.kind === 'count') return { kind: 'aggregate', value, counted: elements.length };
  const counted =
    total.kind === 'distinct'
      ? elements.filter((one) => sets.keysOf(one, total.of).length > 0)
      : sets.totalled(elements, total).filter((worth) => isCounted(worth, total.by));
  return { kind: 'aggregate', value, counted: counted.length };
}

/** False and true, then numbers, then texts. */
const keyOrder = (one: Group['key'], other: Group['key']): number => {
  const rank = (key: Group['key']) => ['boolean', 'number', 'string'].indexOf(typeof key);
  if (rank(one) !== rank(other)) return rank(one) - rank(other);
  return typeof one === 'boolean' ? Number(one) - Number(other) : compareValues(one, other as number | string);
};

/**
 * What a query comes to, by going through everything: the reference that every engine is held to. What the graph is made of
 * and what has changed in it are the store's own affair, which the result only names.
 */
export function evaluate(graph: PlainGraph, query: Query): QueryResult {
  const sets = new Sets(graph);
  switch (query.kind) {
    case 'nodes': {
      const all = sorted(sets, bearers(sets, query.set), query.sort);
      const shown = all.slice(0, query.limit ?? USUAL_LIMIT);
      const worths = query.sort === undefined ? {} : { worths: shown.map(({ worth }) => worth ?? null) };
      return { kind: 'nodes', total: all.length, ids: shown.map(({ id }) => id), ...worths };
    }
    case 'count':
      return { kind: 'count', total: sets.of(query.set).size };
    case 'exists':
      return { kind: 'exists', holds: sets.of(query.set).size > 0 };
    case 'values': {
      const all = sorted(sets, bearers(sets, query.set, query.along), query.sort);
      const rows = all.slice(0, query.limit ?? USUAL_LIMIT).map(({ worth: _, element: { properties }, ...ends }) => ({
        ...ends,
        values: query.properties.map((name) => (Object.hasOwn(properties, name) ? (properties[name] ?? null) : null)),
      }));
      return { kind: 'values', total: all.length, rows };
    }
    case 'aggregate':
      return totalled(sets, { kind: 'total', set: query.set, total: query, ...along(query) });
    case 'total':
      return totalled(sets, query);
    case 'measure': {
      const worth = (of: Measure) => sets.alone(of) ?? null;
      return { kind: 'measure', value: worth(query.of), parts: operandsOf(query.of).map(worth) };
    }
    case 'ofGroups': {
      const totals = groupTotals(sets, sets.elements(query.set, query.along), query.by, query.total).map(
        ({ total }) => total ?? undefined,
      );
      const counted = totals.filter((total) => isCounted(total, query.then)).length;
      return { kind: 'aggregate', value: aggregated(totals, query.then) ?? null, counted };
    }
    case 'share': {
      const [part, whole] = [sets.of(query.set), sets.of(query.of)];
      return { kind: 'share', part: [...whole].filter((id) => part.has(id)).length, whole: whole.size };
    }
    case 'group':
      return grouped(sets, query);
    case 'compare':
      return { kind: 'compare', totals: query.sets.map((set) => sets.total(sets.nodes(set), query.total) ?? null) };
    case 'paths':
      return searchAtOnce(
        shortestPaths(query, { from: sets.of(query.from), to: sets.of(query.to) }),
        (ids) => new Map(ids.map((id) => [id, reached(graph, id, query.step)])),
      );
    case 'describe': {
      const all = sets.nodes(query.set).sort(byCaption);
      return { kind: 'describe', total: all.length, ids: all.slice(0, USUAL_LIMIT).map(({ id }) => id) };
    }
    case 'schema':
      return { kind: 'schema' };
    case 'changes':
      return query.since === undefined ? { kind: 'changes' } : { kind: 'changes', since: query.since };
  }
}
