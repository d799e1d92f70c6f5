import { type Measure, type NodeSet, type Predicate, type Query, type Step } from '../../domain/query/Query.js';
import { type NodeId } from '../../server/contract/ids.js';
import { type GraphStore } from '../../server/graph/GraphStore.js';
import { type ProjectScope } from '../../server/graph/ports/scope.js';
import { WORDS } from '../store/graph.js';

/** A store that holds the generated graph; its nodes, the best connected first. */
export interface Loaded {
  readonly store: GraphStore;
  readonly scope: ProjectScope;
  readonly ids: readonly NodeId[];
}

/** Something that is measured so many times, each time of another part of the graph. */
export interface Task {
  readonly what: string;
  readonly times: number;
  /** Most milliseconds of the median on PostgreSQL, at the size that is measured without a word (`FIGURES.md` says why so many). */
  readonly bar: number;
  call(loaded: Loaded, at: number): Promise<unknown>;
}

const PATIENT = { milliseconds: 60_000 };
const BY_HAND = { source: 'hand' } as const;
const OUT: Step = { types: [], direction: 'out' };
const EITHER: Step = { types: [], direction: 'either' };
const ALL: NodeSet = { kind: 'all' };
const MARKED: NodeSet = { kind: 'label', label: 'Marked' };
const YEAR: Measure = { kind: 'property', property: 'year' };

/** A node of the middle of the graph, far from its hubs. */
const spread = (ids: readonly NodeId[], at: number): NodeId => ids[(at * 997 + 500) % ids.length] as NodeId;

const where = (of: NodeSet, that: Predicate): NodeSet => ({ kind: 'where', of, that });
const ofYear = (at: number): NodeSet =>
  where(MARKED, { kind: 'compare', property: 'year', is: '=', value: 1900 + ((at * 5) % 125) });
const two = (of: NodeSet): NodeSet => ({ kind: 'follow', of: { kind: 'follow', of, step: OUT }, step: OUT });

const asked = (
  what: string,
  held: Pick<Task, 'times' | 'bar'>,
  query: (ids: readonly NodeId[], at: number) => Query,
): Task => ({
  what,
  ...held,
  call: ({ store, scope, ids }, at) => store.query(scope, query(ids, at), PATIENT),
});

const BY_DESCRIPTION = { pageSize: 100, sort: 'property', property: 'description' } as const;
/** Where a page begins. */
type PageBegin = { readonly offset: number } | { readonly pageToken?: string };
/** How many pages come before the one that is deep. */
const DEEP = 399;

/** A task that reads the page after so many others of a list, by the token of the one before; those are skipped by their place. */
function deepPage(what: string, read: (loaded: Loaded, page: PageBegin) => Promise<{ nextPageToken?: string }>): Task {
  const tokens = new WeakMap<GraphStore, Promise<{ nextPageToken?: string }>>();
  return {
    what,
    times: 60,
    bar: 20,
    async call(loaded) {
      const before = tokens.get(loaded.store) ?? read(loaded, { offset: 100 * (DEEP - 1) });
      tokens.set(loaded.store, before);
      const { nextPageToken: pageToken } = await before;
      return read(loaded, pageToken === undefined ? {} : { pageToken });
    },
  };
}

/** What is measured of each engine; what takes less than a millisecond so often that little of it is run by code that is not compiled yet. */
export const TASKS: readonly Task[] = [
  {
    what: 'a node by its id',
    times: 2000,
    bar: 0.13,
    call: ({ store, scope, ids }, at) => store.node(scope, spread(ids, at)),
  },
  {
    what: '1-hop neighbourhood',
    times: 200,
    bar: 1.25,
    call: ({ store, scope, ids }, at) => store.neighbourhood(scope, spread(ids, at), { hops: 1, limit: 300 }),
  },
  {
    what: 'search, prefixes of common and rare words',
    times: 100,
    bar: 14,
    call: ({ store, scope }, at) => {
      const word = WORDS[(at * 41) % WORDS.length] ?? '';
      return store.search(scope, { text: word.slice(0, 2 + (at % 4)), limit: 20 });
    },
  },
  {
    what: 'page of 100 by caption',
    times: 60,
    bar: 2,
    call: ({ store, scope }) => store.nodes(scope, { pageSize: 100, sort: 'caption' }),
  },
  {
    what: 'page of 100 sorted by a property',
    times: 60,
    bar: 2,
    call: ({ store, scope }) => store.nodes(scope, BY_DESCRIPTION),
  },
  deepPage('page 400 sorted by a property, after page 399', ({ store, scope }, page) =>
    store.nodes(scope, { ...BY_DESCRIPTION, ...page }),
  ),
  {
    what: 'page 400 sorted by a property, by its place',
    times: 60,
    bar: 40,
    call: ({ store, scope }) => store.nodes(scope, { ...BY_DESCRIPTION, offset: 100 * DEEP }),
  },
  deepPage('page 400 of relationships by what they start at', ({ store, scope }, page) =>
    store.relationships(scope, { pageSize: 100, sort: 'from', ...page }),
  ),
  {
    what: 'overview of 5,000 nodes with their relationships',
    times: 10,
    bar: 129,
    call: ({ store, scope }) => store.overview(scope, { nodes: 5000, relationships: 20_000 }),
  },
  asked('query, one hop from a node', { times: 100, bar: 1.69 }, (ids, at) => ({
    kind: 'nodes',
    set: { kind: 'follow', of: { kind: 'nodes', ids: [spread(ids, at)] }, step: EITHER },
  })),
  asked('query, two hops with a filter', { times: 20, bar: 125 }, (_, at) => ({
    kind: 'nodes',
    set: where(two(ofYear(at)), { kind: 'compare', property: 'year', is: '>', value: 1990 }),
  })),
  asked('query, a value in a label', { times: 40, bar: 95 }, (_, at) => ({ kind: 'count', set: ofYear(at) })),
  asked('query, a text that contains', { times: 10, bar: 272 }, (_, at) => ({
    kind: 'count',
    set: where(ALL, { kind: 'text', property: 'name', is: 'contains', value: WORDS[at * 7] ?? '' }),
  })),
  asked('query, at least 3 linked', { times: 10, bar: 168 }, () => ({
    kind: 'count',
    set: where(MARKED, { kind: 'linked', step: OUT, set: MARKED, quantity: { kind: 'atLeast', count: 3 } }),
  })),
  asked('query, top 10 by links', { times: 10, bar: 263 }, () => ({
    kind: 'nodes',
    set: { kind: 'top', of: MARKED, by: { kind: 'number', step: EITHER, set: ALL }, order: 'most', count: 10 },
  })),
  asked('query, grouped by far node with a mean', { times: 10, bar: 164 }, () => ({
    kind: 'group',
    set: MARKED,
    by: { kind: 'step', step: OUT, set: MARKED },
    total: { kind: 'measured', by: 'mean', of: YEAR },
    order: 'most',
    limit: 10,
  })),
  asked('query, median of all', { times: 10, bar: 199 }, () => ({
    kind: 'aggregate',
    set: ALL,
    by: 'median',
    property: 'year',
  })),
  {
    what: 'create a node',
    times: 1000,
    bar: 1,
    call: ({ store, scope }, at) =>
      store.createNode(scope, { labels: ['Made'], properties: { name: `made ${at}` } }, BY_HAND),
  },
];
