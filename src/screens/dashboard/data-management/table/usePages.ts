import { type OperationVariables } from '@apollo/client';
import { type useQuery } from '@apollo/client/react';
import { useCallback, useRef, useState } from 'react';

import { pageSizeFor, type Rows } from './rows';

interface Page {
  readonly total: number;
  readonly nextPageToken: string | null;
}

type Query<Data, Variables extends OperationVariables> = Pick<
  useQuery.Result<Data, Variables>,
  'loading' | 'error' | 'fetchMore' | 'refetch'
>;

interface PageVariables extends OperationVariables {
  pageSize: number;
  pageToken?: string | null | undefined;
}

/**
 * Pages of a query whose list the cache joins.
 * @param page what is known of the list at present; undefined when nothing is
 * @param isStale `page` belongs to conditions before the present ones
 */
export function usePages<Data, Variables extends PageVariables, Row>(
  query: Query<Data, Variables>,
  page: Page | undefined,
  items: readonly Row[],
  isStale: boolean,
): Rows<Row> {
  const { loading, error, fetchMore, refetch } = query;
  const [isLoadingMore, setLoadingMore] = useState(false);
  const [moreError, setMoreError] = useState<unknown>(undefined);
  const isBusy = useRef(false);
  const token = isStale ? null : (page?.nextPageToken ?? null);

  const loadMore = useCallback(() => {
    if (token === null || isBusy.current) return;
    isBusy.current = true;
    setLoadingMore(true);
    setMoreError(undefined);
    fetchMore({ variables: { pageToken: token } as Partial<Variables> })
      .catch(setMoreError)
      .finally(() => {
        isBusy.current = false;
        setLoadingMore(false);
      });
  }, [token, fetchMore]);

  const shown = items.length;
  const reload = useCallback(() => {
    // The query itself tells of a failure.
    refetch({ pageSize: pageSizeFor(shown) } as Partial<Variables>).catch(() => undefined);
  }, [refetch, shown]);

  return {
    items,
    total: page?.total ?? 0,
    hasMore: token !== null,
    isLoading: loading && (isStale || page === undefined),
    isLoadingMore,
    error: error ?? moreError,
    loadMore,
    reload,
  };
}
