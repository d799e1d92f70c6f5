import { type Core } from 'cytoscape';

import { type GraphRelationship } from '../../../domain/elements/elements';
import { type DrawnGraph } from '../far/NearGraph';
import { BUNDLED_FROM, widthOfMany } from './bundleNumbers';
import { Marks } from './Marks';
import { type Hidden, isRelationshipHidden } from './visibility';

type Line = Pick<GraphRelationship, 'id' | 'type' | 'startNodeId' | 'endNodeId'>;

/**
 * Relationships that are drawn as one line, by the one that stands for the others.
 * @param opened bundles that hold one of these are not made
 */
export function bundlesOf(lines: readonly Line[], opened: ReadonlySet<string>): Map<string, readonly string[]> {
  const alike = new Map<string, string[]>();
  for (const { id, type, startNodeId, endNodeId } of lines) {
    const key = JSON.stringify([startNodeId, endNodeId, type]);
    const group = alike.get(key);
    if (group === undefined) alike.set(key, [id]);
    else group.push(id);
  }
  const bundles = new Map<string, readonly string[]>();
  for (const [first = '', ...others] of alike.values())
    if (others.length + 1 >= BUNDLED_FROM && ![first, ...others].some((id) => opened.has(id)))
      bundles.set(first, others);
  return bundles;
}

/** Draws very many relationships of one type between the same two nodes as one line with their number, until one of them is selected. */
export class Bundles {
  readonly #bundled: Marks;
  #standing: ReadonlySet<string> = new Set();
  #opened: ReadonlySet<string> = new Set();
  #members: ReadonlySet<string> = new Set();

  constructor(
    private readonly cy: Core,
    private readonly model: DrawnGraph,
  ) {
    this.#bundled = new Marks(cy, 'bundled');
  }

  /** These are selected: the bundles that hold one of them open. @returns whether something is to be drawn otherwise */
  open(selected: readonly string[]): boolean {
    const before = this.#opened;
    this.#opened = new Set(selected);
    return [...before, ...selected].some((id) => before.has(id) !== this.#opened.has(id) && this.#members.has(id));
  }

  /** Bundles what is drawn and in sight now. */
  refresh(hidden: Hidden): void {
    const { cy } = this;
    const lines = this.model.relationships().filter((one) => !isRelationshipHidden(one, hidden));
    const bundles = bundlesOf(lines, this.#opened);
    const others = new Set([...bundles.values()].flat());
    const opened = this.#opened.size === 0 ? bundles : bundlesOf(lines, new Set());
    this.#members = new Set([...opened].flatMap(([first, rest]) => [first, ...rest]));
    cy.batch(() => {
      this.#bundled.mark(others);
      for (const id of this.#standing) if (!bundles.has(id)) cy.getElementById(id).removeData('count countWidth');
      for (const [id, rest] of bundles) {
        const count = rest.length + 1;
        if (cy.getElementById(id).data('count') !== count)
          cy.getElementById(id).data({ count, countWidth: widthOfMany(count) });
      }
    });
    this.#standing = new Set(bundles.keys());
    // Until its style is computed, Cytoscape answers whether an element is visible as it did before.
    for (const id of this.#members) cy.getElementById(id).style('display');
  }
}
