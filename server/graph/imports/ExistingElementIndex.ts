import { type GraphNode, type GraphRelationship } from '../../contract/elements.js';
import { type NodeId, type RelationshipId } from '../../contract/ids.js';
import {
  type Held,
  type HeldElement,
  type WantedNode,
  wantedKey,
  type WantedRelationship,
} from '../formats/meeting/Held.js';
import { type GraphReader } from '../ports/GraphReader.js';
import { type ProjectScope } from '../ports/scope.js';

/** Elements that are read at once. */
const PAGE = 500;

type Ids<T> = ReadonlyMap<string, readonly T[]>;

const endsKey = ({ startNodeId, endNodeId }: Pick<GraphRelationship, 'startNodeId' | 'endNodeId'>): string =>
  `${startNodeId} ${endNodeId}`;

const bare = ({ id, labels, properties, propertyKinds }: GraphNode): HeldElement => ({
  ...{ id, labels, properties, propertyKinds },
});

const bareRelationship = ({ id, type, startNodeId, endNodeId, ...rest }: GraphRelationship): HeldElement => ({
  ...{ id, type, startNodeId, endNodeId, properties: rest.properties, propertyKinds: rest.propertyKinds },
});

/** What a node is known by; undefined where it lacks a value, or has several. */
function keyOf({ properties }: GraphNode, names: readonly string[]): string | undefined {
  const values = names.map((name) => (Object.hasOwn(properties, name) ? properties[name] : undefined));
  if (values.some((value) => value === undefined || typeof value === 'object')) return undefined;
  return wantedKey({ values: values.map(String) });
}

const put = <T>(ids: Map<string, T[]>, key: string, id: T): void => {
  const known = ids.get(key);
  if (known === undefined) ids.set(key, [id]);
  else known.push(id);
};

/**
 * Finds elements of a project by what they are known by. The nodes of a label, and the relationships of a type, are gone through once when
 * the first of them is asked for; memory then holds what they are known by with their ids, and nothing else.
 */
export class ExistingElementIndex implements Held {
  readonly #nodes = new Map<string, Promise<Ids<NodeId>>>();
  readonly #relationships = new Map<string, Promise<Ids<RelationshipId>>>();

  constructor(
    readonly store: Pick<GraphReader, 'nodes' | 'relationships' | 'elements'>,
    readonly scope: ProjectScope,
  ) {}

  async nodes(wanted: readonly WantedNode[]): Promise<readonly (readonly HeldElement[])[]> {
    const found = await Promise.all(wanted.map(async (each) => (await this.#nodesOf(each)).get(wantedKey(each)) ?? []));
    const elements = await this.#elements(found.flat(), []);
    return found.map((ids) => ids.flatMap((id) => elements.get(id) ?? []));
  }

  async relationships(wanted: readonly WantedRelationship[]): Promise<readonly (readonly HeldElement[])[]> {
    const found = await Promise.all(
      wanted.map(async ({ type, startNodeId, endNodeId }) => {
        const ends = { startNodeId: startNodeId as NodeId, endNodeId: endNodeId as NodeId };
        return (await this.#relationshipsOf(type)).get(endsKey(ends)) ?? [];
      }),
    );
    const elements = await this.#elements([], found.flat());
    return found.map((ids) => ids.flatMap((id) => elements.get(id) ?? []));
  }

  #nodesOf({ label, properties }: WantedNode): Promise<Ids<NodeId>> {
    const name = JSON.stringify([label, properties]);
    const known = this.#nodes.get(name) ?? this.#readNodes(label, properties);
    this.#nodes.set(name, known);
    return known;
  }

  async #readNodes(label: string, properties: readonly string[]): Promise<Ids<NodeId>> {
    const ids = new Map<string, NodeId[]>();
    let pageToken: string | undefined;
    do {
      const token = pageToken === undefined ? {} : { pageToken };
      const page = await this.store.nodes(this.scope, { label, pageSize: PAGE, sort: 'id', ...token });
      for (const node of page.items) {
        const key = keyOf(node, properties);
        if (key !== undefined) put(ids, key, node.id);
      }
      pageToken = page.nextPageToken;
    } while (pageToken !== undefined);
    return ids;
  }

  #relationshipsOf(type: string): Promise<Ids<RelationshipId>> {
    const known = this.#relationships.get(type) ?? this.#readRelationships(type);
    this.#relationships.set(type, known);
    return known;
  }

  async #readRelationships(type: string): Promise<Ids<RelationshipId>> {
    const ids = new Map<string, RelationshipId[]>();
    let pageToken: string | undefined;
    do {
      const token = pageToken === undefined ? {} : { pageToken };
      const page = await this.store.relationships(this.scope, { type, pageSize: PAGE, sort: 'id', ...token });
      for (const relationship of page.items) put(ids, endsKey(relationship), relationship.id);
      pageToken = page.nextPageToken;
    } while (pageToken !== undefined);
    return ids;
  }

  async #elements(
    nodeIds: readonly NodeId[],
    relationshipIds: readonly RelationshipId[],
  ): Promise<ReadonlyMap<string, HeldElement>> {
    const elements = new Map<string, HeldElement>();
    const most = Math.max(nodeIds.length, relationshipIds.length);
    for (let at = 0; at < most; at += PAGE) {
      const slice = { nodeIds: nodeIds.slice(at, at + PAGE), relationshipIds: relationshipIds.slice(at, at + PAGE) };
      const { nodes, relationships } = await this.store.elements(this.scope, slice);
      for (const node of nodes) elements.set(node.id, bare(node));
      for (const relationship of relationships) elements.set(relationship.id, bareRelationship(relationship));
    }
    return elements;
  }
}
