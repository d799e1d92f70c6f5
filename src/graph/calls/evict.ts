import { type ApolloCache } from '@apollo/client';

/** Forgets an element that is gone from the cache, and whatever only it held. */
export function evict(cache: ApolloCache, typename: 'GraphNode' | 'GraphRelationship', id: string): void {
  const key = cache.identify({ __typename: typename, id });
  if (key === undefined) return;
  cache.evict({ id: key });
  cache.gc();
}
