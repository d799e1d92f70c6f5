import { type ApolloClient } from '@apollo/client';

import { EvidenceRelationshipsDocument } from '../../../graphql/generated/chat';
import { type GraphNode, type GraphRelationship, type ShownElements } from '../../../domain/elements/elements';
import { present } from '../../../domain/wire/present';
import { BESIDE_THE_LIST } from '../../apollo/reading';
import { readElements } from '../../graph/calls/useElements';

/** The elements that are to be shown. */
export interface WantedElements {
  readonly projectId: string;
  readonly nodeIds: readonly string[];
  readonly relationshipIds: readonly string[];
  /** Of these nodes also the relationships to others, as far as there is room for them. */
  readonly withAll?: readonly string[];
}

/** Of so many nodes the relationships are read, to find those between them. */
const MOST_ASKED = 12;
const MOST_RELATIONSHIPS = 500;
/** Of so many nodes all relationships are shown, so many of each: more could not be told apart in a small space. */
const ALL_OF = { nodes: 4, relationships: 20 };

async function readRelationshipsOf(client: ApolloClient, projectId: string, nodeId: string, pageSize: number) {
  const { data } = await client.query({
    query: EvidenceRelationshipsDocument,
    variables: { projectId, nodeId, pageSize },
    ...BESIDE_THE_LIST,
  });
  return present(data?.relationships?.items ?? []);
}

/**
 * The relationships between these nodes. Each has two ends, so that the best connected node, whose list is the longest,
 * need not be asked; of very many nodes those with few relationships are.
 */
async function readBetween(
  client: ApolloClient,
  projectId: string,
  nodes: readonly GraphNode[],
): Promise<GraphRelationship[]> {
  const linked = nodes.filter(({ degree }) => degree > 0).sort((a, b) => a.degree - b.degree);
  const ids = new Set(linked.map(({ id }) => id));
  const asked = linked.slice(0, Math.min(MOST_ASKED, linked.length - 1));
  const lists = await Promise.all(
    asked.map(({ id }) => readRelationshipsOf(client, projectId, id, MOST_RELATIONSHIPS)),
  );
  return lists.flat().filter(({ startNodeId, endNodeId }) => ids.has(startNodeId) && ids.has(endNodeId));
}

/** Reads elements by their ids, the ends of the relationships among them, and the relationships between the nodes. */
export async function readShown(
  client: ApolloClient,
  { projectId, nodeIds, relationshipIds, withAll = [] }: WantedElements,
): Promise<ShownElements> {
  const [wanted, ...further] = await Promise.all([
    readElements(client, projectId, nodeIds, relationshipIds),
    ...withAll.slice(0, ALL_OF.nodes).map((id) => readRelationshipsOf(client, projectId, id, ALL_OF.relationships)),
  ]);
  const named = [...wanted.relationships, ...further.flat()];
  const known = new Set(wanted.nodes.map(({ id }) => id));
  const ends = new Set(named.flatMap(({ startNodeId, endNodeId }) => [startNodeId, endNodeId]));
  const missing = [...ends].filter((id) => !known.has(id));
  const [others, between] = await Promise.all([
    readElements(client, projectId, missing, []),
    readBetween(client, projectId, wanted.nodes),
  ]);
  const relationships = new Map([...between, ...named].map((each) => [each.id, each]));
  return { nodes: [...wanted.nodes, ...others.nodes], relationships: [...relationships.values()] };
}
