import {
  type NodePage,
  type NodesQuery,
  type RelationshipPage,
  type RelationshipsQuery,
} from '../../../contract/pages.js';
import { type NodeId } from '../../../contract/ids.js';
import { captionKey } from '../../content.js';
import { captionOf } from '../../../../domain/caption/caption.js';
import { type StoredNode, type StoredRelationship } from '../../../../domain/changes/edit.js';
import { keysAfter, type ListIdentity, type PageKeys, nextPage } from '../../pageToken.js';
import { type WithoutProject } from '../../ports/scope.js';
import { nodeAnswer, relationshipAnswer } from '../answers.js';
import { type MemoryProject } from '../MemoryProject.js';
import { holdsText } from './texts.js';

/** The first keys that differ decide. */
function compareKeys(one: PageKeys, other: PageKeys): number {
  const at = one.findIndex((key, index) => key !== other[index]);
  return at < 0 ? 0 : (one[at] ?? 0) < (other[at] ?? 0) ? -1 : 1;
}

interface ListPlan<T> {
  readonly identity: ListIdentity;
  readonly query: { readonly pageSize: number; readonly pageToken?: string };
  readonly keysOf: (item: T) => PageKeys;
  readonly order: 'asc' | 'desc';
}

/** A page of those that fit, in order. Throws `PAGE_TOKEN_INVALID`. */
function pageOf<T extends { readonly id: string }>(
  fitting: readonly T[],
  { identity, query, keysOf, order }: ListPlan<T>,
) {
  const sign = order === 'asc' ? 1 : -1;
  const sorted = fitting
    .map((item) => ({ item, keys: keysOf(item) }))
    .sort((one, other) => sign * compareKeys(one.keys, other.keys));
  const [first] = sorted;
  const after = keysAfter(identity, query.pageToken, first?.keys.length ?? 2);
  const rest = after === undefined ? sorted : sorted.filter(({ keys }) => sign * compareKeys(keys, after) > 0);
  const shown = rest.slice(0, query.pageSize);
  const last = rest.length > shown.length ? shown.at(-1) : undefined;
  return {
    shown: shown.map(({ item }) => item),
    ...nextPage(identity, last && last.keys),
    total: sorted.length,
  };
}

/** A page of nodes, filtered and sorted. Throws `PAGE_TOKEN_INVALID`. */
export function nodesPage(project: MemoryProject, query: WithoutProject<NodesQuery>): NodePage {
  const { sort = 'id', order = 'asc', label, text } = query;
  const keyOf: Record<typeof sort, (node: StoredNode) => string | number> = {
    id: ({ id }) => id,
    caption: captionKey,
    updatedAt: ({ updatedAt }) => updatedAt,
    degree: ({ id }) => project.degree(id),
  };
  const fitting = [...project.nodes.values()].filter(
    (node) => (label === undefined || node.labels.includes(label)) && holdsText(node, text),
  );
  const { shown, ...page } = pageOf(fitting, {
    identity: ['nodes', project.id, label, text, sort, order],
    query,
    keysOf: (node) => [keyOf[sort](node), node.seq],
    order,
  });
  return { items: shown.map((node) => nodeAnswer(project, node)), ...page };
}

/** What the nodes at the ends are called. */
function endsOf(project: MemoryProject, relationships: readonly StoredRelationship[]): RelationshipPage['ends'] {
  const ids = new Set(relationships.flatMap(({ startNodeId, endNodeId }) => [startNodeId, endNodeId]));
  return [...ids].flatMap((id) => {
    const node = project.nodes.get(id);
    return node === undefined ? [] : [{ id: id as NodeId, caption: captionOf(node), labels: [...node.labels] }];
  });
}

/** A page of relationships, filtered and sorted, with what their ends are called. Throws `PAGE_TOKEN_INVALID`. */
export function relationshipsPage(project: MemoryProject, query: WithoutProject<RelationshipsQuery>): RelationshipPage {
  const { sort = 'id', order = 'asc', type, nodeId, text } = query;
  const keysOf: Record<typeof sort, (relationship: StoredRelationship) => PageKeys> = {
    id: ({ id, seq }) => [id, seq],
    type: ({ type: of, id, seq }) => [of, id, seq],
    updatedAt: ({ updatedAt, seq }) => [updatedAt, seq],
  };
  const candidates = nodeId === undefined ? [...project.relationships.values()] : project.relationshipsOf(nodeId);
  const fitting = candidates.filter((one) => (type === undefined || one.type === type) && holdsText(one, text));
  const { shown, ...page } = pageOf(fitting, {
    identity: ['relationships', project.id, type, nodeId, text, sort, order],
    query,
    keysOf: keysOf[sort],
    order,
  });
  return { items: shown.map(relationshipAnswer), ...page, ends: endsOf(project, shown) };
}
