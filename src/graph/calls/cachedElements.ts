import { type ApolloCache } from '@apollo/client';
import { type Modifiers } from '@apollo/client/cache';

import { type GraphElement, isNode } from '../../../domain/elements/elements';

/** Forgets an element that is gone from the cache, and whatever only it held. */
export function evict(cache: ApolloCache, typename: 'GraphNode' | 'GraphRelationship', id: string): void {
  const key = cache.identify({ __typename: typename, id });
  if (key === undefined) return;
  cache.evict({ id: key });
  cache.gc();
}

/** What the cache holds of an element becomes what was told of it, unless it holds a later version. What it does not hold stays out. */
export function renew(cache: ApolloCache, element: GraphElement): void {
  const { id, version, ...told } = element;
  const key = cache.identify({ __typename: isNode(element) ? 'GraphNode' : 'GraphRelationship', id });
  if (key === undefined) return;
  let isLater = true;
  cache.modify({
    id: key,
    fields: {
      version: (held: unknown) => {
        isLater = typeof held !== 'number' || held <= version;
        return isLater ? version : held;
      },
    },
  });
  if (!isLater) return;
  // Provenance never changes, and a place is what GraphQL spells as null where there is none.
  const { provenance: _provenance, position: _position, ...fields } = told as typeof told & { position?: unknown };
  const modifiers = Object.entries(fields).map(([name, value]) => [name, () => value] as const);
  cache.modify({ id: key, fields: Object.fromEntries(modifiers) as Modifiers });
}
