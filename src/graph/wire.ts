import {
  type NodeFieldsFragment,
  type ReceiptFieldsFragment,
  type RelationshipFieldsFragment,
} from '../../graphql/generated/types';
import { type GraphDelta, type GraphNode, type GraphRelationship } from '../../domain/elements/elements';
import { type Properties, type PropertyKinds } from '../../domain/properties/values';

interface Stamped {
  readonly properties: Record<string, unknown>;
  readonly propertyKinds: Record<string, unknown>;
  readonly provenance: { source: NonNullable<GraphNode['provenance']>['source']; reference: string | null } | null;
}

/** The store has checked what properties hold, so that their types need no second check here. */
const typed = (wire: Stamped) => ({
  properties: wire.properties as Properties,
  propertyKinds: wire.propertyKinds as PropertyKinds,
  ...(wire.provenance === null
    ? {}
    : {
        provenance: {
          source: wire.provenance.source,
          ...(wire.provenance.reference === null ? {} : { reference: wire.provenance.reference }),
        },
      }),
});

/** A node from a GraphQL answer; what GraphQL says as null is left out. */
export const nodeFromWire = (wire: NodeFieldsFragment): GraphNode => ({
  id: wire.id,
  labels: wire.labels,
  version: wire.version,
  createdAt: wire.createdAt,
  updatedAt: wire.updatedAt,
  degree: wire.degree,
  ...typed(wire),
  ...(wire.position === null ? {} : { position: { x: wire.position.x, y: wire.position.y } }),
});

/** A relationship from a GraphQL answer. */
export const relationshipFromWire = (wire: RelationshipFieldsFragment): GraphRelationship => ({
  id: wire.id,
  type: wire.type,
  startNodeId: wire.startNodeId,
  endNodeId: wire.endNodeId,
  version: wire.version,
  createdAt: wire.createdAt,
  updatedAt: wire.updatedAt,
  ...typed(wire),
});

/** What a receipt changes on the canvas. */
export const deltaFromWire = (receipt: ReceiptFieldsFragment): GraphDelta => ({
  nodes: receipt.nodes.map(nodeFromWire),
  relationships: receipt.relationships.map(relationshipFromWire),
  deletedNodeIds: receipt.deletedNodeIds,
  deletedRelationshipIds: receipt.deletedRelationshipIds,
});
