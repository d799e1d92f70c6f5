import { type Core, type EdgeSingular, type NodeSingular } from 'cytoscape';

import { type Captioned } from './captionWays';
import { type Landmark, landmarkData } from './landmarks';
import { type arrowsOf, type Line } from './typePlaces';

const endOf = (node: NodeSingular) => ({ id: node.id(), size: Number(node.data('size')), ...node.position() });

const isOut = (element: NodeSingular | EdgeSingular) => element.hasClass('hidden') || element.hasClass('bundled');

/** The relationships of a core that are in sight, as far as what is written at them is concerned. */
export function linesIn(cy: Core): Line[] {
  // Bends are an affair of what draws: without a screen there are none.
  const isDrawn = cy.container() !== null;
  return cy
    .edges()
    .toArray()
    .flatMap((edge): Line[] => {
      if ([edge, edge.source(), edge.target()].some(isOut)) return [];
      const { id, caption, arrow, count } = edge.data() as Omit<Line, 'ends'>;
      const middle = isDrawn ? () => edge.midpoint() : undefined;
      return [{ id, caption, arrow, count, middle, ends: [endOf(edge.source()), endOf(edge.target())] }];
    });
}

/** What of a drawn node its caption is made of. @param arrows those that end at nodes, where captions are to be kept off them */
export const captioned = (node: NodeSingular, arrows?: ReturnType<typeof arrowsOf>): Captioned => {
  const { caption, size, fontSize } = node.data() as Pick<Captioned, 'caption' | 'size' | 'fontSize'>;
  const id = node.id();
  return { id, degree: node.degree(false), caption, size, fontSize, arrows: arrows?.get(id) ?? [], ...node.position() };
};

/** Marks those nodes of a core that are read from afar, and takes the mark from those that were. */
export function markLandmarks(cy: Core, chosen: readonly Landmark[], zoom: number, marked: Iterable<string>): void {
  const ids = new Set(chosen.map(({ id }) => id));
  cy.batch(() => {
    for (const id of marked) if (!ids.has(id)) cy.getElementById(id).removeClass('landmark');
    for (const node of chosen) cy.getElementById(node.id).data(landmarkData(node, zoom)).addClass('landmark');
  });
}
