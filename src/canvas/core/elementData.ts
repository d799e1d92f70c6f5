import { type ElementDefinition } from 'cytoscape';

import { shorten } from '../../graph/propertyText';
import { type Point } from '../../../domain/elements/elements';
import { type NodeShape } from '../../../domain/styles/style';
import { seenBest } from '../../../domain/styles/hues';
import { type CanvasMode } from '../style/palette';
import { type NamedNode } from '../layouts/layoutGraph';
import { type IconPictures } from '../style/IconPictures';
import { type DrawnNode, type DrawnRelationship } from '../style/looks';
import { type StyleBook } from '../style/StyleBook';

const CAPTION_LENGTH = 44;

/** What the data of elements are made with. */
export interface Looks {
  readonly book: StyleBook;
  readonly icons: IconPictures;
  readonly mode: CanvasMode;
}

/** What a node's caption and size follow from. */
export type NamingLooks = Pick<Looks, 'book' | 'mode'>;

/** How large a node's caption is: hubs can be read from farther away. */
export const captionSize = (degree: number): number => 12 + Math.min(16, Math.floor(Math.sqrt(degree) * 1.6));

/** What Cytoscape calls our shapes. */
export const SHAPES: Record<NodeShape, string> = {
  circle: 'ellipse',
  square: 'round-rectangle',
  diamond: 'diamond',
  triangle: 'triangle',
  hexagon: 'hexagon',
  star: 'star',
};

/** A node with its caption and what that needs room for. */
export function namedNode(node: DrawnNode, { book, mode }: NamingLooks): NamedNode {
  const { caption, width } = book.node(node, mode);
  const { id, degree } = node;
  return { id, degree, caption: shorten(caption, CAPTION_LENGTH), size: width, fontSize: captionSize(degree) };
}

/** What the style of a node reads. */
export function nodeData(node: DrawnNode, { book, icons, mode }: Looks) {
  const { colour, shape, icon, imageId } = book.node(node, mode);
  const { id, caption, degree, size, fontSize } = namedNode(node, { book, mode });
  return {
    id,
    caption,
    degree,
    colour,
    size,
    fontSize,
    shape: SHAPES[shape],
    onColour: seenBest(colour),
    // Undefined is no icon for Cytoscape's selectors.
    icon: icon === undefined || imageId !== undefined ? undefined : icons.picture(icon, seenBest(colour)),
  };
}

/** What the style of a relationship reads. */
export function relationshipData(relationship: DrawnRelationship, { book, mode }: Looks) {
  const { caption, colour, width, line, arrow } = book.relationship(relationship, mode);
  return {
    id: relationship.id,
    source: relationship.startNodeId,
    target: relationship.endNodeId,
    caption: shorten(caption, CAPTION_LENGTH),
    lineColour: colour,
    lineWidth: width,
    // A solid line is what all have: said, it would cost as much as another one.
    line: line === 'solid' ? undefined : line,
    arrow,
  };
}

/** A node as Cytoscape takes it. */
export const nodeElement = (node: DrawnNode, position: Point, looks: Looks): ElementDefinition => ({
  group: 'nodes',
  // What is written of its caption is said once it is known what is around it.
  data: { ...nodeData(node, looks), written: '' },
  position: { ...position },
});

/** A relationship as Cytoscape takes it. */
export const relationshipElement = (relationship: DrawnRelationship, looks: Looks): ElementDefinition => ({
  group: 'edges',
  data: { ...relationshipData(relationship, looks), written: '' },
});
