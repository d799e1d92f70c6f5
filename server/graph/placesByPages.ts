import { type GraphEngine } from './GraphStore.js';

/** Rows that are passed over by one read: the most that a page holds. */
const AT_ONCE = 500;

/** Which part of a list is read, where the engine cannot jump. */
interface Part {
  readonly pageSize: number;
  readonly pageToken?: string;
}

interface Page {
  readonly items: readonly unknown[];
  readonly nextPageToken?: string;
}

const isFirst = (token: string | undefined): boolean => token === undefined || token === '' || token === '1';

/** Reads the page at a place by going through those before it; of a list that ends before that `emptied` makes a page without rows. */
async function pageAt<P extends Page>(
  read: (part: Part) => Promise<P>,
  { offset = 0, ...part }: Part & { readonly offset?: number },
  emptied: (page: P) => P,
): Promise<P> {
  if (offset === 0 || !isFirst(part.pageToken)) return read(part);
  let pageToken = '1';
  for (let left = offset; left > 0;) {
    const passed = await read({ pageSize: Math.min(AT_ONCE, left), pageToken });
    if (passed.nextPageToken === undefined) return emptied(passed);
    pageToken = passed.nextPageToken;
    left -= passed.items.length;
  }
  return read({ ...part, pageToken });
}

/**
 * An engine that gives the page at any place of a list. One that cannot jump is read from the beginning on, page by page: a table of it is shown
 * as any other, and a place costs as much as it is far.
 */
export function withPlaces(engine: GraphEngine): GraphEngine {
  if (engine.capabilities.jumping) return engine;
  return {
    ...engine,
    nodes: (scope, { offset = 0, pageSize, pageToken = '1', ...list }) =>
      pageAt(
        (part) => engine.nodes(scope, { ...list, ...part }),
        { offset, pageSize, pageToken },
        ({ total }) => ({ items: [], total }),
      ),
    relationships: (scope, { offset = 0, pageSize, pageToken = '1', ...list }) =>
      pageAt(
        (part) => engine.relationships(scope, { ...list, ...part }),
        { offset, pageSize, pageToken },
        ({ total }) => ({ items: [], ends: [], total }),
      ),
  };
}
