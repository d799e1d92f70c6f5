import { type Core, type NodeSingular } from 'cytoscape';

import { markLandmarks } from './LandmarkLayer';
import { type Captioned } from './fairWidths';
import { landmarks, mostLandmarks } from './landmarks';
import { placedCaptions } from './placedCaptions';

/** What of a drawn node its caption is made of. */
export const captioned = (node: NodeSingular): Captioned => {
  const { caption, size, fontSize } = node.data() as Pick<Captioned, 'caption' | 'size' | 'fontSize'>;
  return { id: node.id(), degree: node.degree(false), caption, size, fontSize, ...node.position() };
};

/** Writes the captions of all nodes of a small graph, none over another. */
export function writeSmallCaptions(cy: Core): void {
  const placed = placedCaptions(cy.nodes().map(captioned));
  cy.batch(() => {
    cy.nodes().forEach((node) => {
      const caption = placed.get(node.id());
      node.data('written', caption?.lines.join('\n') ?? '');
      node.toggleClass('above', caption?.isAbove === true);
    });
  });
}

/** Writes the captions of some nodes of a small graph so large that they are read from as far as it is seen from now. */
export function refreshSmallLandmarks(cy: Core): void {
  const zoom = cy.zoom();
  const chosen = landmarks(cy.nodes().map(captioned), zoom, mostLandmarks(cy.width() * cy.height()));
  markLandmarks(
    cy,
    chosen,
    zoom,
    cy.nodes('.landmark').map((node) => node.id()),
  );
}
