import { useQuery } from '@apollo/client/react';
import { useMemo } from 'react';

import { DataRelationshipsDocument } from '../../../../../graphql/generated/data';
import { type RelationshipSort } from '../../../../../graphql/generated/types';
import { type GraphRelationship } from '../../../../../domain/elements/elements';
import { present } from '../../../../../domain/wire/present';
import { PAGE_SIZE, type Rows } from './rows';
import { type TableConditions } from './useNodeRows';
import { usePages } from './usePages';

const SORTS: readonly string[] = ['type', 'updatedAt'] satisfies RelationshipSort[];
const sortOf = (sort: string): RelationshipSort => (SORTS.includes(sort) ? (sort as RelationshipSort) : 'id');

/** The relationships of a project under these conditions, with what the nodes at their ends are called. */
export function useRelationshipRows(
  projectId: string | undefined,
  { text, kind, sort, order }: TableConditions,
): { rows: Rows<GraphRelationship>; captions: ReadonlyMap<string, string> } {
  const conditions = {
    sort: sortOf(sort),
    order,
    ...(kind === null ? {} : { type: kind }),
    ...(text === '' ? {} : { text }),
  };
  const query = useQuery(DataRelationshipsDocument, {
    variables: { projectId, pageSize: PAGE_SIZE, ...conditions },
    skip: projectId === undefined,
    fetchPolicy: 'cache-and-network',
  });
  const page = (query.data ?? query.previousData)?.relationships;
  const items = useMemo(() => present(page?.items ?? []), [page]);
  const captions = useMemo(() => new Map(page?.ends.map(({ id, caption }) => [id, caption])), [page]);
  return { rows: usePages(query, page ?? undefined, items, query.data === undefined), captions };
}
