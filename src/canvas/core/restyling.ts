import { type Core, type SingularElementArgument } from 'cytoscape';

import { type GraphModel } from '../../graph/GraphModel';
import { type Looks, nodeData, relationshipData } from './elementData';

/** How long the page is held at a time, in milliseconds: less than a frame lasts. */
const SLICE = 12;

type Data = Readonly<Record<string, unknown>>;

/** A core of which the renderer can be told nothing for a while. */
interface SilentCore extends Core {
  notifications(areOn: boolean): void;
}

/** Gives an element the data that it lacks. @returns the element when it looks otherwise now */
function redraw(cy: Core, data: Data): SingularElementArgument | undefined {
  const drawn = cy.getElementById(String(data['id']));
  if (drawn.empty()) return undefined;
  const isSame = Object.entries(data).every(([field, value]) => drawn.data(field) === value);
  if (isSame) return undefined;
  drawn.data(data);
  return drawn;
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

  /** Some at a time, shown once; a later call takes the place of one that is not done. Resolves when all is drawn or another took over. */
  async soon(looksNow: () => Looks): Promise<void> {
    const run = (this.#run += 1);
    const ids = [...this.model.nodes(), ...this.model.relationships()].map(({ id }) => id);
    for (let at = 0; at < ids.length;) {
      if (at > 0) await new Promise((resume) => setTimeout(resume, 0));
      if (run !== this.#run || this.cy.destroyed()) return;
      at = this.#restyleFrom(ids, at, looksNow());
    }
    this.cy.forceRender();
  }

  /** @returns up to where it came in the time of a slice */
  #restyleFrom(ids: readonly string[], from: number, looks: Looks): number {
    const cy = this.cy as SilentCore;
    const end = performance.now() + SLICE;
    // Whoever moves the view meanwhile sees what is done so far; by itself it is drawn once, at the end.
    cy.notifications(false);
    let at = from;
    do this.#restyle(ids[at] ?? '', looks);
    while ((at += 1) < ids.length && performance.now() < end);
    cy.notifications(true);
    return at;
  }

  #restyle(id: string, looks: Looks): void {
    const [node, relationship] = [this.model.node(id), this.model.relationship(id)];
    const data = node === undefined ? relationship && relationshipData(relationship, looks) : nodeData(node, looks);
    // Cytoscape computes a style when it is asked for: left to the next frame, all of them would be computed in one go.
    if (data !== undefined) redraw(this.cy, data)?.visible();
  }
}
