import { type ApolloClient } from '@apollo/client';

import { QueryGraphDocument, QueryIdsDocument } from '../../graphql/generated/query';
import { type GraphNode, type GraphRelationship } from '../../domain/elements/elements';
import { type Listed } from '../../domain/query/matching';
import { type Query } from '../../domain/query/Query';
import { type QueryResult } from '../../domain/query/Result';
import { present } from '../../domain/wire/present';
import { KEPT_BY_MACHINE } from '../apollo/reading';
import { required } from '../graph/calls/required';

/** What a query comes to as the graph stands now. */
export interface QueryAnswer {
  readonly result: QueryResult;
  readonly nodes: readonly GraphNode[];
  readonly relationships: readonly GraphRelationship[];
}

/** What is asked, and of which project; joined, with the relationships by which the nodes are the result. */
interface Asked {
  readonly projectId: string;
  readonly query: Query;
  readonly joined?: boolean;
  /** All that a listing finds, whatever its limit. */
  readonly idsOnly?: boolean;
}

/** Runs a query. @throws what the client throws */
export async function runQuery(client: ApolloClient, input: Asked): Promise<QueryAnswer> {
  const { data } = await client.query({ query: QueryGraphDocument, variables: { input }, ...KEPT_BY_MACHINE });
  const { result, nodes, relationships } = required(data?.queryGraph);
  return { result: result as QueryResult, nodes: present(nodes), relationships: present(relationships ?? []) };
}

/** Which nodes of a project a listing finds, by their ids alone. @throws what the client throws */
export async function listIds(client: ApolloClient, input: Asked): Promise<Listed> {
  const { data } = await client.query({ query: QueryIdsDocument, variables: { input }, ...KEPT_BY_MACHINE });
  const result = required(data?.queryGraph).result as QueryResult;
  return result.kind === 'nodes' ? result : { total: 0, ids: [] };
}
