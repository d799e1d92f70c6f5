import { type Core } from 'cytoscape';

import { type DrawnGraph } from '../far/NearGraph';
import { type Looks, nodeData, relationshipData } from './elementData';

/** Gives an element the data that it lacks. */
function redraw(cy: Core, data: Readonly<Record<string, unknown>>): void {
  const drawn = cy.getElementById(String(data['id']));
  const isSame = Object.entries(data).every(([field, value]) => drawn.data(field) === value);
  if (drawn.nonempty() && !isSame) drawn.data(data);
}

/** Draws the elements whose looks have changed, and nothing else. */
export function redrawLooks(cy: Core, model: DrawnGraph, looks: Looks): void {
  cy.batch(() => {
    for (const node of model.nodes()) redraw(cy, nodeData(node, looks));
    for (const relationship of model.relationships()) redraw(cy, relationshipData(relationship, looks));
  });
}
