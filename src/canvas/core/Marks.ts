import { type Core } from 'cytoscape';

/** The elements of a core that bear one class; only those are touched that come to bear it or bear it no longer. */
export class Marks {
  #marked: ReadonlySet<string> = new Set();

  constructor(
    private readonly cy: Core,
    private readonly name: string,
  ) {}

  /** Lets these bear it and no others. @returns those of which that was not so before */
  mark(ids: ReadonlySet<string>): readonly string[] {
    const { cy, name } = this;
    // Drawn anew, an element has lost its classes.
    const isOther = (id: string) => cy.getElementById(id).hasClass(name) !== ids.has(id);
    const others = [...new Set([...this.#marked, ...ids])].filter(isOther);
    for (const id of others) cy.getElementById(id).toggleClass(name, ids.has(id));
    this.#marked = ids;
    return others;
  }
}
