import { type Core } from 'cytoscape';

import { type GraphModel } from '../../graph/GraphModel';
import { type Looks, nodeData, relationshipData } from './elementData';

/** Elements that are looked at in one go, so that the page answers in between. */
const SLICE = 150;

type Data = Readonly<Record<string, unknown>>;

/** Gives an element the data that it lacks. @returns whether it looks otherwise now */
function redraw(cy: Core, data: Data): boolean {
  const drawn = cy.getElementById(String(data['id']));
  if (drawn.empty()) return false;
  const isSame = Object.entries(data).every(([field, value]) => drawn.data(field) === value);
  if (!isSame) drawn.data(data);
  return !isSame;
}

/** Draws what looks otherwise, and nothing else. */
export class Restyling {
  #run = 0;

  constructor(
    private readonly cy: Core,
    private readonly model: GraphModel,
  ) {}

  /** All at once. */
  now(looks: Looks): void {
    this.#run += 1;
    this.cy.batch(() => {
      for (const node of this.model.nodes()) redraw(this.cy, nodeData(node, looks));
      for (const relationship of this.model.relationships()) redraw(this.cy, relationshipData(relationship, looks));
    });
  }

  /** Some at a time; a later call takes the place of one that is not done. Resolves when all is drawn or another took over. */
  async soon(looksNow: () => Looks): Promise<void> {
    const run = (this.#run += 1);
    const nodes = this.model.nodes();
    const relationships = this.model.relationships();
    const total = nodes.length + relationships.length;
    for (let at = 0; at < total; at += SLICE) {
      if (at > 0) await new Promise((resume) => setTimeout(resume, 0));
      if (run !== this.#run || this.cy.destroyed()) return;
      const looks = looksNow();
      this.cy.batch(() => {
        for (const node of nodes.slice(at, at + SLICE)) {
          const present = this.model.node(node.id);
          if (present !== undefined) redraw(this.cy, nodeData(present, looks));
        }
        const from = Math.max(0, at - nodes.length);
        for (const { id } of relationships.slice(from, Math.max(0, at + SLICE - nodes.length))) {
          const present = this.model.relationship(id);
          if (present !== undefined) redraw(this.cy, relationshipData(present, looks));
        }
      });
    }
  }
}
