import { type ApolloClient } from '@apollo/client';

import { type GraphElement } from '../../../../../domain/elements/elements';
import { propertyOf } from '../../../../../domain/tables/columns';
import { type Conditions, ROWS_A_PAGE, type RowsAnswer, type RowsRequest } from '../../../../../domain/tables/rows';
import { present } from '../../../../../domain/wire/present';
import {
  TableIdsDocument,
  TableNodesDocument,
  TableRelationshipsDocument,
} from '../../../../../graphql/generated/data';
import { type NodeSort, type RelationshipSort } from '../../../../../graphql/generated/types';
import { type RowsToCheck } from '../../../../../machines/dataTableMachine';
import { KEPT_BY_MACHINE } from '../../../../apollo/reading';
import { required } from '../../../../graph/calls/required';

/** What a table shows rows of. */
export type TableOf = GraphElementKind;
type GraphElementKind = 'node' | 'relationship';

/** Whose rows are read: which project's, and which of both tables. */
export interface TableSource {
  readonly client: ApolloClient;
  readonly projectId: string | undefined;
  readonly of: TableOf;
}

/** Ids that are read at once. */
const IDS_A_PAGE = 500;

const NODE_SORTS: Readonly<Record<string, NodeSort>> = {
  caption: 'caption',
  labels: 'label',
  degree: 'degree',
  updatedAt: 'updatedAt',
  createdAt: 'createdAt',
};
const RELATIONSHIP_SORTS: Readonly<Record<string, RelationshipSort>> = {
  type: 'type',
  from: 'from',
  to: 'to',
  updatedAt: 'updatedAt',
  createdAt: 'createdAt',
};

/** Whether the server sorts by a column. */
export const isSortable = (of: TableOf, key: string): boolean =>
  propertyOf(key) !== undefined || key in (of === 'node' ? NODE_SORTS : RELATIONSHIP_SORTS);

function variablesOf({ text, kind, among, sort, order }: Conditions, of: TableOf) {
  const property = propertyOf(sort);
  return {
    order,
    ...(property === undefined ? {} : { property }),
    ...(text === '' ? {} : { text }),
    ...(among === null || of !== 'node' ? {} : { among: JSON.stringify(among) }),
    ...(kind === null ? {} : of === 'node' ? { label: kind } : { type: kind }),
  };
}

const nodeSort = (sort: string): NodeSort => (propertyOf(sort) === undefined ? (NODE_SORTS[sort] ?? 'id') : 'property');
const relationshipSort = (sort: string): RelationshipSort =>
  propertyOf(sort) === undefined ? (RELATIONSHIP_SORTS[sort] ?? 'id') : 'property';

/** Reads one page of a table at its place. @throws what the client throws */
export async function readRows(
  { client, projectId, of }: TableSource,
  { conditions, page }: RowsRequest,
): Promise<RowsAnswer> {
  const variables = {
    projectId,
    pageSize: ROWS_A_PAGE,
    offset: page * ROWS_A_PAGE,
    ...variablesOf(conditions, of),
  };
  if (of === 'node') {
    const sort = nodeSort(conditions.sort);
    const { data } = await client.query({
      query: TableNodesDocument,
      variables: { ...variables, sort },
      ...KEPT_BY_MACHINE,
    });
    const nodes = required(data?.nodes);
    return { page, items: present(nodes.items) as readonly GraphElement[], total: nodes.total };
  }
  const sort = relationshipSort(conditions.sort);
  const { data } = await client.query({
    query: TableRelationshipsDocument,
    variables: { ...variables, sort },
    ...KEPT_BY_MACHINE,
  });
  const found = required(data?.relationships);
  const captions = Object.fromEntries(found.ends.map(({ id, caption }) => [id, caption]));
  return { page, items: present(found.items) as readonly GraphElement[], total: found.total, captions };
}

/** Reads the ids of rows from one place to another. @throws what the client throws */
export async function readIds(
  { client, projectId, of }: TableSource,
  { conditions, from, to }: RowsToCheck,
  most: number,
): Promise<readonly string[]> {
  const ids: string[] = [];
  const end = Math.min(to + 1, from + most);
  for (let offset = from; offset < end; offset += IDS_A_PAGE) {
    const pageSize = Math.min(IDS_A_PAGE, end - offset);
    const { data } = await client.query({
      query: TableIdsDocument,
      variables: {
        ofNodes: of === 'node',
        projectId,
        pageSize,
        offset,
        ...variablesOf(conditions, of),
        ...(of === 'node'
          ? { nodeSort: nodeSort(conditions.sort) }
          : { relationshipSort: relationshipSort(conditions.sort) }),
      },
      ...KEPT_BY_MACHINE,
    });
    const { items } = required(of === 'node' ? data?.nodes : data?.relationships);
    ids.push(...items.map(({ id }) => id));
    if (items.length < pageSize) break;
  }
  return ids;
}
