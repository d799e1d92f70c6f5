import { type Core } from 'cytoscape';

const STATES = 'selected near dimmed';

/** Highlights the selected element and its neighbours, and fades the rest. */
export function highlight(cy: Core, id: string | null): void {
  // Nothing is marked on most drawings of everything, and looking for it takes its time.
  if (id === null && cy.scratch('_highlighted') !== true) return;
  cy.scratch('_highlighted', id !== null);
  cy.batch(() => {
    cy.elements().removeClass(STATES);
    const element = id === null ? cy.collection() : cy.getElementById(id);
    if (element.empty()) return;
    const around =
      element.group() === 'nodes'
        ? element.closedNeighborhood()
        : cy.collection().union(element).union(element.connectedNodes());
    cy.elements().difference(around).addClass('dimmed');
    around.edges().difference(element).addClass('near');
    element.addClass('selected');
  });
}

/** Puts a mark on one element and takes it from all others. */
export function mark(cy: Core, name: 'hovered' | 'target', id: string | null): void {
  cy.batch(() => {
    cy.elements(`.${name}`).removeClass(name);
    if (id !== null) cy.getElementById(id).addClass(name);
  });
}
