import { type Core } from 'cytoscape';

import { shorten } from '../../graph/propertyText';
import { type Point } from '../../../domain/elements/elements';
import { captionSize } from '../core/elementData';
import { nodeSize } from '../style/StyleBook';
import { type LabelColours } from '../style/palette';
import { type CanvasTheme } from '../style/theme';
import { type SmallGraph } from './elements';
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

function writeIn(cy: Core, fontSize: number): void {
  cy.batch(() => {
    cy.elements().forEach(
      (element) => void element.data('fontSize', element.isNode() ? fontSize : fontSize * TYPE_SIZE),
    );
  });
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

/** Draws a small graph anew at these places, all of it in view. */
export function drawSmall(
  cy: Core,
  graph: SmallGraph,
  places: ReadonlyMap<string, Point>,
  colours: LabelColours,
  { mode }: CanvasTheme,
): void {
  const counts = degrees(graph);
  cy.batch(() => {
    cy.elements().remove();
    cy.add(
      graph.nodes.map(({ id, caption, labels, mark }) => ({
        group: 'nodes',
        data: {
          id,
          caption: markedCaption(shorten(caption, CAPTION_LENGTH), mark),
          colour: colours.colour(labels[0] ?? '', mode),
          size: nodeSize(counts.get(id) ?? 0),
        },
        position: { ...(places.get(id) ?? { x: 0, y: 0 }) },
        classes: mark ?? '',
      })),
    );
    cy.add(
      graph.relationships.map(({ id, type, startNodeId, endNodeId, mark }) => ({
        group: 'edges',
        data: { id, source: startNodeId, target: endNodeId, caption: markedCaption(type, mark) },
        classes: mark ?? '',
      })),
    );
  });
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
