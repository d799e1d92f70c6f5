import { type Core } from 'cytoscape';

import { shorten } from '../../graph/propertyText';
import { type Point } from '../../../domain/elements/elements';
import { captionSize, type Looks, nodeData, relationshipData } from '../core/elementData';
import { wearPicture } from '../core/nodePictures';
import { arrowsIn, captioned } from '../core/captioned';
import { placedCaptions } from '../core/placedCaptions';
import { typeAlong } from '../core/typePlaces';
import { type SmallGraph, type SmallNode, type SmallRelationship } from './elements';
import { markedCaption } from './marks';

const CAPTION_LENGTH = 32;
/** Room around the graph, in pixels. */
const PADDING = 20;
/** A few nodes are not blown up beyond this. */
const LARGEST = 1.25;
/** Pixels that a caption has at least, and what one is not written beyond however small the rest becomes. */
const READABLE = 11;
const LARGEST_CAPTION = 22;
/** A type is written smaller than a caption. */
const TYPE_SIZE = 0.85;

/** The number of drawn relationships at each node. */
function degrees({ relationships }: SmallGraph): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { startNodeId, endNodeId } of relationships)
    for (const id of new Set([startNodeId, endNodeId])) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}

function fit(cy: Core): void {
  cy.fit(undefined, PADDING);
  if (cy.zoom() > LARGEST) {
    cy.zoom(LARGEST);
    cy.center();
  }
}

/** Writes the captions of all nodes, none over another, and the types of relationships. */
function writeCaptions(cy: Core): void {
  const arrows = arrowsIn(cy);
  const placed = placedCaptions(cy.nodes().map((node) => captioned(node, arrows)));
  cy.batch(() => {
    cy.nodes().forEach((node) => {
      const caption = placed.get(node.id());
      node.data({ written: caption?.lines.join('\n') ?? '', side: caption?.side, shift: caption?.shift });
    });
    cy.edges().forEach((edge) => void edge.data('written', typeAlong(edge)));
  });
}

function writeIn(cy: Core, fontSize: number): void {
  cy.batch(() => {
    cy.elements().forEach(
      (element) => void element.data('fontSize', element.isNode() ? fontSize : fontSize * TYPE_SIZE),
    );
  });
  writeCaptions(cy);
}

/** Brings all that is drawn, captions too, into view; where little fits, captions are written larger, to stay readable. */
export function fitSmall(cy: Core): void {
  if (cy.elements().empty()) return;
  writeIn(cy, captionSize(0));
  fit(cy);
  // Larger captions need more room themselves, so that the second try comes closer.
  for (let tries = 0; tries < 2 && captionSize(0) * cy.zoom() < READABLE; tries += 1) {
    writeIn(cy, Math.min(LARGEST_CAPTION, READABLE / cy.zoom()));
    fit(cy);
  }
}

/** What a node of a small canvas is drawn with: its looks, and how it is marked. */
function smallNodeData(
  { id, caption, labels, properties, propertyKinds = {}, mark }: SmallNode,
  degree: number,
  looks: Looks,
) {
  const drawn = nodeData({ id, labels, properties: properties ?? {}, propertyKinds, degree }, looks);
  // What is no longer there has nothing left to be called by but the name that it had.
  const written = properties === undefined ? shorten(caption, CAPTION_LENGTH) : drawn.caption;
  return { ...drawn, caption: markedCaption(written, mark), written: '' };
}

function smallRelationshipData(
  { mark, said, properties = {}, propertyKinds = {}, ...ends }: SmallRelationship,
  looks: Looks,
) {
  const drawn = relationshipData({ ...ends, properties, propertyKinds }, looks);
  // Who chose what stands at a type is shown that.
  const type = { kind: 'type', name: ends.type } as const;
  const isChosen = looks.book.styleOf(type).caption !== undefined;
  const words = shorten(said ?? looks.book.nameInWords(type), CAPTION_LENGTH);
  return {
    ...drawn,
    written: '',
    caption: markedCaption(isChosen ? drawn.caption : words, mark),
  };
}

/** Draws a small graph anew at these places, all of it in view. */
export function drawSmall(cy: Core, graph: SmallGraph, places: ReadonlyMap<string, Point>, looks: Looks): void {
  const counts = degrees(graph);
  cy.batch(() => {
    cy.elements().remove();
    cy.add(
      graph.nodes.map((node) => ({
        group: 'nodes',
        data: smallNodeData(node, counts.get(node.id) ?? 0, looks),
        position: { ...(places.get(node.id) ?? { x: 0, y: 0 }) },
        classes: node.mark ?? '',
      })),
    );
    cy.add(
      graph.relationships.map((relationship) => ({
        group: 'edges',
        data: smallRelationshipData(relationship, looks),
        classes: relationship.mark ?? '',
      })),
    );
  });
  for (const { id, labels, properties = {} } of graph.nodes)
    wearPicture(cy, id, looks.book.imageOf({ labels, properties }));
  fitSmall(cy);
}

/** Highlights these elements, and fades the others that are named. */
export function markSmall(cy: Core, lit: string | null, faded: ReadonlySet<string>): void {
  cy.batch(() => {
    cy.elements().forEach((element) => {
      element.toggleClass('selected', element.id() === lit);
      element.toggleClass(
        'near',
        element.isEdge() && [element.source().id(), element.target().id()].includes(lit ?? ''),
      );
      element.toggleClass('faded', faded.has(element.id()));
    });
  });
}
