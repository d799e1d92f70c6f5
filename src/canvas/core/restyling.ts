import { type Core, type SingularElementArgument } from 'cytoscape';

import { type DrawnGraph } from '../far/NearGraph';
import { type Looks, nodeData, relationshipData } from './elementData';
import { Slices } from './slices';

type Data = Readonly<Record<string, unknown>>;

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
  readonly #slices: Slices;

  constructor(
    private readonly cy: Core,
    private readonly model: DrawnGraph,
  ) {
    this.#slices = new Slices(cy);
  }

  /** All at once. */
  now(looks: Looks): void {
    this.#slices.stop();
    this.cy.batch(() => {
      for (const node of this.model.nodes()) redraw(this.cy, nodeData(node, looks));
      for (const relationship of this.model.relationships()) redraw(this.cy, relationshipData(relationship, looks));
    });
  }

  /** Some at a time, shown once; a later call takes the place of one that is not done. Resolves when all is drawn or another took over. */
  async soon(looksNow: () => Looks): Promise<void> {
    const ids = [...this.model.nodes(), ...this.model.relationships()].map(({ id }) => id);
    await this.#slices.through(ids, (id) => this.#restyle(id, looksNow()));
  }

  #restyle(id: string, looks: Looks): void {
    const [node, relationship] = [this.model.node(id), this.model.relationship(id)];
    const data = node === undefined ? relationship && relationshipData(relationship, looks) : nodeData(node, looks);
    // Cytoscape computes a style when it is asked for: left to the next frame, all of them would be computed in one go.
    if (data !== undefined) redraw(this.cy, data)?.visible();
  }
}
