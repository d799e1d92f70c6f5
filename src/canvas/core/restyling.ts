import { type Core } from 'cytoscape';

import { type DrawnGraph } from '../far/NearGraph';
import { type Looks, nodeData, relationshipData } from './elementData';

/** Gives an element the data that it lacks. @returns whether there is one */
export function redraw(cy: Core, { source, target, ...data }: Readonly<Record<string, unknown>>): boolean {
  const drawn = cy.getElementById(String(data['id']));
  if (drawn.empty()) return false;
  const isMoved = source !== undefined && (drawn.data('source') !== source || drawn.data('target') !== target);
  if (isMoved) drawn.move({ source: String(source), target: String(target) });
  const present = isMoved ? cy.getElementById(String(data['id'])) : drawn;
  if (!Object.entries(data).every(([field, value]) => present.data(field) === value)) present.data(data);
  return true;
}

/** Draws the elements whose looks have changed, and nothing else. */
export function redrawLooks(cy: Core, model: DrawnGraph, looks: Looks): void {
  cy.batch(() => {
    for (const node of model.nodes()) redraw(cy, nodeData(node, looks));
    for (const relationship of model.relationships()) redraw(cy, relationshipData(relationship, looks));
  });
}
