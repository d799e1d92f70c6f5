import { type NodePage, type NodesQuery, type RelationshipPage, type RelationshipsQuery } from '../contract/pages.js';
import { type GraphEngine } from './GraphStore.js';
import { type GraphScope, type WithoutProject } from './ports/scope.js';

/** Rows that are passed over by one read: the most that a page holds. */
const AT_ONCE = 500;

type Page = NodePage | RelationshipPage;
type PageAsked = WithoutProject<NodesQuery | RelationshipsQuery>;

/** A page without rows, of a list that ends before its place. */
const emptied = <P extends Page>({ nextPageToken: _, ...page }: P): P =>
  ({ ...page, items: [], ...('ends' in page ? { ends: [] } : {}) }) as unknown as P;

/** Reads the page at a place by going through those before it. */
async function pageAt<Q extends PageAsked, P extends Page>(
  read: (query: Q) => Promise<P>,
  { offset = 0, ...query }: Q,
): Promise<P> {
  const list = query as unknown as Q;
  const isFirst = query.pageToken === undefined || query.pageToken === '' || query.pageToken === '1';
  if (!isFirst) return read(list);
  let pageToken: string | undefined;
  for (let left = offset; left > 0;) {
    const passed = await read({ ...list, pageSize: Math.min(AT_ONCE, left), ...(pageToken && { pageToken }) });
    pageToken = passed.nextPageToken;
    if (pageToken === undefined) return emptied(passed);
    left -= passed.items.length;
  }
  return read({ ...list, ...(pageToken && { pageToken }) });
}

/**
 * An engine that gives the page at any place of a list. One that cannot jump is read from the beginning on, page by page: a table of it is shown
 * as any other, and a place costs as much as it is far.
 */
export function withPlaces(engine: GraphEngine): GraphEngine {
  if (engine.capabilities.jumping) return engine;
  return {
    ...engine,
    nodes: (scope: GraphScope, query) => pageAt((of) => engine.nodes(scope, of), query),
    relationships: (scope: GraphScope, query) => pageAt((of) => engine.relationships(scope, of), query),
  };
}
