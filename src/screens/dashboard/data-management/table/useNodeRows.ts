import { useQuery } from '@apollo/client/react';
import { useMemo } from 'react';

import { DataNodesDocument } from '../../../../../graphql/generated/data';
import { type NodeSort } from '../../../../../graphql/generated/types';
import { type SortDirection } from '../../../../../domain/lists/pagedList';
import { type GraphNode } from '../../../../../domain/elements/elements';
import { present } from '../../../../../domain/wire/present';
import { PAGE_SIZE, type Rows } from './rows';
import { usePages } from './usePages';

/** Conditions of a table, as its machine holds them. */
export interface TableConditions {
  readonly text: string;
  readonly kind: string | null;
  readonly sort: string;
  readonly order: SortDirection;
}

const NODE_SORTS: readonly string[] = ['caption', 'updatedAt', 'degree'] satisfies NodeSort[];
const sortOf = (sort: string): NodeSort => (NODE_SORTS.includes(sort) ? (sort as NodeSort) : 'id');

/** The nodes of a project under these conditions. */
export function useNodeRows(
  projectId: string | undefined,
  { text, kind, sort, order }: TableConditions,
): Rows<GraphNode> {
  const conditions = {
    sort: sortOf(sort),
    order,
    ...(kind === null ? {} : { label: kind }),
    ...(text === '' ? {} : { text }),
  };
  const query = useQuery(DataNodesDocument, {
    variables: { projectId, pageSize: PAGE_SIZE, ...conditions },
    skip: projectId === undefined,
    fetchPolicy: 'cache-and-network',
  });
  const page = (query.data ?? query.previousData)?.nodes;
  const items = useMemo(() => present(page?.items ?? []), [page]);
  return usePages(query, page ?? undefined, items, query.data === undefined);
}
