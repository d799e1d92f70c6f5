import { type Core } from 'cytoscape';

/** The elements of a core that bear one class; only those are touched that come to bear it or bear it no longer. */
export class Marks {
  #marked: ReadonlySet<string> = new Set();

  constructor(
    private readonly cy: Core,
    private readonly name: string,
  ) {}

  /** Lets these bear it and no others. */
  mark(ids: ReadonlySet<string>): void {
    const { cy, name } = this;
    for (const id of this.#marked) if (!ids.has(id)) cy.getElementById(id).removeClass(name);
    for (const id of ids) {
      // Drawn anew, an element has lost its classes.
      const element = cy.getElementById(id);
      if (!element.hasClass(name)) element.addClass(name);
    }
    this.#marked = ids;
  }
}
