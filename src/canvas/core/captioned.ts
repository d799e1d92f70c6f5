import { type Core, type EdgeSingular, type NodeSingular } from 'cytoscape';

import { type Captioned } from './captionWays';
import { type InnerNode } from './innerLines';
import { type Line } from './typePlaces';

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

/** What of a drawn node its caption is made of. */
export const captioned = (node: NodeSingular): Captioned & InnerNode => {
  const { id, caption, size, fontSize, degree, shape, icon, picture } = node.data() as Captioned & InnerNode;
  return { id, caption, size, fontSize, degree, shape, icon, picture, ...node.position() };
};
