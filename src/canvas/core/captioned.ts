import { type Core, type NodeSingular } from 'cytoscape';

import { type Captioned } from './captionWays';
import { type Landmark, landmarkData } from './landmarks';

/** The directions from which arrows end at nodes, by node; a loop is seldom where it would be looked for. */
export function arrowsIn(cy: Core): ReadonlyMap<string, readonly number[]> {
  const arrows = new Map<string, number[]>();
  cy.edges().forEach((edge) => {
    if (edge.isLoop() || edge.data('arrow') === 'none' || edge.hasClass('hidden')) return;
    const [from, to, target] = [edge.source().position(), edge.target().position(), edge.data('target') as string];
    const angles = arrows.get(target) ?? [];
    if (angles.push(Math.atan2(from.y - to.y, from.x - to.x)) === 1) arrows.set(target, angles);
  });
  return arrows;
}

/** What of a drawn node its caption is made of. @param arrows of its core, where captions are to be kept off them */
export const captioned = (node: NodeSingular, arrows?: ReturnType<typeof arrowsIn>): Captioned => {
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
