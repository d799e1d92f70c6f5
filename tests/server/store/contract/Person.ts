import { ulid } from 'ulid';

import { type ChangePage, type ChangeReceipt, type NodeDeleted } from '../../../../server/contract/edits.js';
import { type GraphNode, type GraphRelationship } from '../../../../server/contract/elements.js';
import {
  type ImportId,
  type NodeId,
  type OwnerId,
  type ProjectId,
  type RelationshipId,
} from '../../../../server/contract/ids.js';
import { type NodesQuery, type RelationshipPage, type RelationshipsQuery } from '../../../../server/contract/pages.js';
import { type PropertyKinds, type PropertyValue } from '../../../../domain/properties/values.js';
import { type ImportBatch } from '../../../../server/graph/ports/ImportSink.js';
import { type GraphScope } from '../../../../server/graph/ports/scope.js';
import { type GraphStore } from '../../../../server/graph/GraphStore.js';

const BY_HAND = { source: 'hand' } as const;

export const newOwner = () => `owner-${ulid()}` as OwnerId;
export const newNodeId = () => ulid() as NodeId;
export const newRelationshipId = () => ulid() as RelationshipId;

type Properties = Record<string, PropertyValue>;

/** Somebody who works with a store: the calls of the port with parsed answers and short names. */
export class Person {
  constructor(
    readonly store: GraphStore,
    readonly scope: GraphScope = { ownerId: newOwner() },
  ) {}

  async node(labels: string[], properties: Properties = {}, propertyKinds: PropertyKinds = {}): Promise<GraphNode> {
    return await this.store.createNode(this.scope, { labels, properties, propertyKinds }, BY_HAND);
  }

  async relationship(type: string, start: GraphNode, end: GraphNode, properties: Properties = {}) {
    const input = { type, startNodeId: start.id, endNodeId: end.id, properties };
    return await this.store.createRelationship(this.scope, input, BY_HAND);
  }

  async set(node: GraphNode, setProperties: Properties, version = node.version): Promise<GraphNode> {
    return await this.store.updateNode(this.scope, { nodeId: node.id, version, setProperties }, BY_HAND);
  }

  async remove(node: GraphNode): Promise<NodeDeleted> {
    return await this.store.deleteNode(this.scope, node.id, BY_HAND);
  }

  async patch(operations: Parameters<GraphStore['applyPatch']>[1]): Promise<ChangeReceipt> {
    return await this.store.applyPatch(this.scope, operations, BY_HAND);
  }

  async undo(): Promise<ChangeReceipt> {
    return await this.store.undo(this.scope);
  }

  async redo(): Promise<ChangeReceipt> {
    return await this.store.redo(this.scope);
  }

  async changes(pageSize = 100, pageToken?: string): Promise<ChangePage & { canUndo: boolean; canRedo: boolean }> {
    const query = pageToken === undefined ? { pageSize } : { pageSize, pageToken };
    return (await this.store.changes(this.scope, query)) as Awaited<ReturnType<Person['changes']>>;
  }

  async read(id: NodeId): Promise<GraphNode> {
    return await this.store.node(this.scope, id);
  }

  async nodes(query: Partial<NodesQuery> = {}) {
    return await this.store.nodes(this.scope, { pageSize: 100, ...query });
  }

  async relationships(
    query: Partial<RelationshipsQuery> = {},
  ): Promise<RelationshipPage & { ends: { id: NodeId; caption: string; labels: string[] }[] }> {
    return this.store.relationships(this.scope, { pageSize: 100, ...query });
  }

  async found(text: string, limit = 20) {
    return await this.store.search(this.scope, { text, limit });
  }

  async import(batches: readonly ImportBatch[], publish = true): Promise<ChangeReceipt | undefined> {
    const scope = { ...this.scope, projectId: await this.projectId() };
    const id = ulid() as ImportId;
    await this.store.beginImport(scope, id);
    for (const batch of batches) await this.store.appendImport(scope, id, batch);
    if (publish) return await this.store.publishImport(scope, id, { source: 'import', reference: 'file.csv' });
    await this.store.abortImport(scope, id);
    return undefined;
  }

  async projectId(): Promise<ProjectId> {
    return this.scope.projectId ?? (await this.store.ensureDefaultProject(this.scope.ownerId));
  }

  /** Everything that there is, in the order of ids. */
  async all(): Promise<{ nodes: GraphNode[]; relationships: GraphRelationship[] }> {
    const nodes: GraphNode[] = [];
    for (let after: string | null = null, more = true; more; more = after !== null) {
      const slice = await this.store.exportNodes(this.scope, after, 50);
      nodes.push(...slice.items);
      after = slice.next;
    }
    const relationships: GraphRelationship[] = [];
    for (let after: string | null = null, more = true; more; more = after !== null) {
      const slice = await this.store.exportRelationships(this.scope, after, 50);
      relationships.push(...slice.items);
      after = slice.next;
    }
    return { nodes, relationships };
  }
}
