import {
  type NodePage,
  type NodesQuery,
  type RelationshipPage,
  type RelationshipsQuery,
} from '../../../contract/pages.js';
import { type NodeId } from '../../../contract/ids.js';
import { ProblemError } from '../../../contract/ProblemError.js';
import { ValueOrder } from '../../ordering.js';
import { captionKey } from '../../content.js';
import { nameOf } from '../../../../domain/styles/names.js';
import { type StoredNode, type StoredRelationship } from '../../../../domain/changes/edit.js';
import { listedSet } from '../../listingText.js';
import { Sets } from '../../../../domain/query/evaluate/sets.js';
import { keysAfter, type ListIdentity, type PageKeys, nextPage, listedByPlace } from '../../pageToken.js';
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
  readonly query: { readonly pageSize: number; readonly pageToken?: string; readonly offset?: number };
  readonly keysOf: (item: T) => PageKeys;
  readonly order: 'asc' | 'desc';
}

/** A list of a project. */
const listIn = (
  { ownerId, id: projectId }: MemoryProject,
  list: string,
  filters: readonly unknown[],
): ListIdentity => ({
  list,
  ownerId,
  projectId,
  filters,
});

function inOrderOfKeys<T>(items: readonly T[], keysOf: (item: T) => PageKeys, order: 'asc' | 'desc') {
  const sign = order === 'asc' ? 1 : -1;
  return items
    .map((item) => ({ item, keys: keysOf(item) }))
    .sort((one, other) => sign * compareKeys(one.keys, other.keys));
}

/** A page of those that fit, in order. Throws `PAGE_TOKEN_INVALID`. */
function pageOf<T extends { readonly id: string }>(
  fitting: readonly T[],
  { identity, query, keysOf, order }: ListPlan<T>,
) {
  const sign = order === 'asc' ? 1 : -1;
  const sorted = inOrderOfKeys(fitting, keysOf, order);
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

/** A page at a place of a list, or after the token of such a page. Throws `PAGE_TOKEN_INVALID`. */
function pageAt<T>(sorted: readonly T[], { identity, query }: Pick<ListPlan<T>, 'identity' | 'query'>) {
  const after = keysAfter(identity, query.pageToken, 1);
  const first = after === undefined ? (query.offset ?? 0) : Number(after[0]);
  const shown = sorted.slice(first, first + query.pageSize);
  const end = first + shown.length;
  return {
    shown,
    ...nextPage(identity, end < sorted.length && shown.length > 0 ? [end] : undefined),
    total: sorted.length,
  };
}

function inOrderOf<T extends { readonly seq: number }>(
  items: readonly T[],
  by: { keysOf: ((item: T) => PageKeys) | undefined; valueOf: () => (item: T) => unknown },
  order: 'asc' | 'desc',
): T[] {
  if (by.keysOf !== undefined) return inOrderOfKeys(items, by.keysOf, order).map(({ item }) => item);
  const valueOf = by.valueOf();
  const bySeq = new Map(items.map((item) => [item.seq, item]));
  const sortedBy = ({ seq }: T) => ({ seq, value: valueOf(bySeq.get(seq) as T) });
  const all = new ValueOrder(items.map(sortedBy), order);
  const sorted = all.slice(0, all.length, (seqs) => seqs.flatMap((seq) => bySeq.get(seq) ?? []).map(sortedBy));
  return sorted.flatMap((seq) => bySeq.get(seq) ?? []);
}

function needProperty(property: string | undefined): string {
  if (property !== undefined) return property;
  throw new ProblemError('VALIDATION_FAILED', {
    errors: [{ path: 'querystring/property', message: 'says by which property to sort' }],
  });
}

function valueOfNode(sort: NodesQuery['sort'], property: string | undefined): (node: StoredNode) => unknown {
  if (sort === 'createdAt') return ({ createdAt }) => createdAt;
  if (sort === 'label') return ({ labels }) => labels[0];
  const name = needProperty(property);
  return ({ properties }) => properties[name];
}

/** A page of nodes, filtered and sorted. Throws `PAGE_TOKEN_INVALID`. */
export function nodesPage(project: MemoryProject, query: WithoutProject<NodesQuery>): NodePage {
  const { sort = 'id', order = 'asc', label, text, among, property } = query;
  const captions = project.captions();
  const keyOf: Partial<Record<typeof sort, (node: StoredNode) => string | number>> = {
    id: ({ id }) => id,
    caption: (node) => captionKey(node, captions),
    updatedAt: ({ updatedAt }) => updatedAt,
    degree: ({ id }) => project.degree(id),
  };
  const listed = among === undefined ? undefined : new Sets(project).of(listedSet(among));
  const fitting = [...project.nodes.values()].filter(
    (node) =>
      (label === undefined || node.labels.includes(label)) &&
      holdsText(node, text) &&
      (listed === undefined || listed.has(node.id)),
  );
  const key = keyOf[sort];
  const keysOf = key && ((node: StoredNode): PageKeys => [key(node), node.seq]);
  const identity = listIn(project, 'nodes', [label, text, among, sort, order]);
  const places = { identity: listedByPlace(identity, property), query };
  const { shown, ...page } =
    keysOf !== undefined && query.offset === undefined
      ? pageOf(fitting, { identity, query, keysOf, order })
      : pageAt(inOrderOf(fitting, { keysOf, valueOf: () => valueOfNode(sort, property) }, order), places);
  return { items: shown.map((node) => nodeAnswer(project, node)), ...page };
}

/** What the nodes at the ends are called. */
function endsOf(project: MemoryProject, relationships: readonly StoredRelationship[]): RelationshipPage['ends'] {
  const captions = project.captions();
  const ids = new Set(relationships.flatMap(({ startNodeId, endNodeId }) => [startNodeId, endNodeId]));
  return [...ids].flatMap((id) => {
    const node = project.nodes.get(id);
    return node === undefined ? [] : [{ id: id as NodeId, caption: nameOf(node, captions), labels: [...node.labels] }];
  });
}

function valueOfRelationship(
  project: MemoryProject,
  sort: RelationshipsQuery['sort'],
  property: string | undefined,
): (relationship: StoredRelationship) => unknown {
  const captions = project.captions();
  const called = (id: string) => captionKey(project.nodes.get(id) ?? { labels: [], properties: {} }, captions);
  if (sort === 'createdAt') return ({ createdAt }) => createdAt;
  if (sort === 'from') return ({ startNodeId }) => called(startNodeId);
  if (sort === 'to') return ({ endNodeId }) => called(endNodeId);
  const name = needProperty(property);
  return ({ properties }) => properties[name];
}

/** A page of relationships, filtered and sorted, with what their ends are called. Throws `PAGE_TOKEN_INVALID`. */
export function relationshipsPage(project: MemoryProject, query: WithoutProject<RelationshipsQuery>): RelationshipPage {
  const { sort = 'id', order = 'asc', type, nodeId, text, property } = query;
  const keysOf: Partial<Record<typeof sort, (relationship: StoredRelationship) => PageKeys>> = {
    id: ({ id, seq }) => [id, seq],
    type: ({ type: of, id, seq }) => [of, id, seq],
    updatedAt: ({ updatedAt, seq }) => [updatedAt, seq],
  };
  const candidates = nodeId === undefined ? [...project.relationships.values()] : project.relationshipsOf(nodeId);
  const fitting = candidates.filter((one) => (type === undefined || one.type === type) && holdsText(one, text));
  const keys = keysOf[sort];
  const identity = listIn(project, 'relationships', [type, nodeId, text, sort, order]);
  const places = { identity: listedByPlace(identity, property), query };
  const valueOf = () => valueOfRelationship(project, sort, property);
  const { shown, ...page } =
    keys !== undefined && query.offset === undefined
      ? pageOf(fitting, { identity, query, keysOf: keys, order })
      : pageAt(inOrderOf(fitting, { keysOf: keys, valueOf }, order), places);
  return { items: shown.map(relationshipAnswer), ...page, ends: endsOf(project, shown) };
}
