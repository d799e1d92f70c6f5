import { type ElementDefinition } from 'cytoscape';

import { shorten } from '../../graph/propertyText';
import { captionOf } from '../../../domain/caption/caption';
import { type GraphNode, type GraphRelationship, type Point } from '../../../domain/elements/elements';
import { type CanvasMode, type LabelColours } from '../style/palette';

const CAPTION_LENGTH = 44;

/** How wide a node is drawn: the better connected, the wider, within reason. */
export const nodeSize = (degree: number): number => 28 + Math.min(36, 7 * Math.log2(1 + degree));

/** How large a node's caption is: hubs can be read from farther away. */
export const captionSize = (degree: number): number => 12 + Math.min(16, Math.floor(Math.sqrt(degree) * 1.6));

/** What the style of a node reads. */
export const nodeData = (node: GraphNode, colours: LabelColours, mode: CanvasMode) => ({
  id: node.id,
  caption: shorten(captionOf(node), CAPTION_LENGTH),
  colour: colours.colour(node.labels[0] ?? '', mode),
  size: nodeSize(node.degree),
  fontSize: captionSize(node.degree),
});

/** What the style of a relationship reads. */
export const relationshipData = (relationship: GraphRelationship) => ({
  id: relationship.id,
  source: relationship.startNodeId,
  target: relationship.endNodeId,
  caption: shorten(relationship.type, CAPTION_LENGTH),
});

/** A node as Cytoscape takes it. */
export const nodeElement = (
  node: GraphNode,
  position: Point,
  colours: LabelColours,
  mode: CanvasMode,
): ElementDefinition => ({ group: 'nodes', data: nodeData(node, colours, mode), position: { ...position } });

/** A relationship as Cytoscape takes it. */
export const relationshipElement = (relationship: GraphRelationship): ElementDefinition => ({
  group: 'edges',
  data: relationshipData(relationship),
});
