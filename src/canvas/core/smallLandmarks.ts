import { type Core, type EdgeSingular } from 'cytoscape';

import { typeLines } from './captionText';
import { arrowsIn, captioned, markLandmarks } from './captioned';
import { type Captioned } from './captionWays';
import { landmarks, mostLandmarks } from './landmarks';
import { placedCaptions } from './placedCaptions';

const allCaptioned = (cy: Core): Captioned[] => {
  const arrows = arrowsIn(cy);
  return cy.nodes().map((node) => captioned(node, arrows));
};

/** What is written at a relationship: its type, and how many of it the line stands for. */
export function typeOf(edge: EdgeSingular): string {
  const { caption, count } = edge.data() as Readonly<Record<string, unknown>>;
  return count === undefined ? String(caption) : `${String(count)} × ${String(caption)}`;
}

/** How large a type is written as a rule, and what its arrow takes of a relationship. */
const TYPE_SIZE = 10;
const ARROW = 10;

/** A type as it is written along its relationship: on as many lines and with as many letters as there is room for between its nodes. */
export function typeAlong(edge: EdgeSingular): string {
  const [from, to] = [edge.source(), edge.target()];
  const [start, end] = [from.position(), to.position()];
  const { fontSize = TYPE_SIZE } = edge.data() as Readonly<Record<string, unknown>>;
  const words = typeOf(edge);
  const room = Math.hypot(end.x - start.x, end.y - start.y) - (from.data('size') + to.data('size')) / 2 - ARROW;
  return edge.isLoop() ? words : typeLines(words, room / Number(fontSize));
}

/** Writes a type along its relationship. */
function writeType(edge: EdgeSingular): void {
  const lines = typeAlong(edge);
  if (lines !== edge.data('written')) edge.data('written', lines);
}

/** Writes the captions of all nodes of a small graph, none over another, and the types of its relationships. */
export function writeSmallCaptions(cy: Core): void {
  const placed = placedCaptions(allCaptioned(cy));
  cy.batch(() => {
    cy.nodes().forEach((node) => {
      const caption = placed.get(node.id());
      node.data({ written: caption?.lines.join('\n') ?? '', side: caption?.side, shift: caption?.shift });
    });
    cy.edges().forEach(writeType);
  });
}

/** Writes the captions of some nodes of a small graph so large that they are read from as far as it is seen from now. */
export function refreshSmallLandmarks(cy: Core): void {
  const zoom = cy.zoom();
  const chosen = landmarks(allCaptioned(cy), zoom, mostLandmarks(cy.width() * cy.height()));
  markLandmarks(
    cy,
    chosen,
    zoom,
    cy.nodes('.landmark').map((node) => node.id()),
  );
}
