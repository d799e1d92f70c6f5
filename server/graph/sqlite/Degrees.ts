import { addDegree, rowOfNode } from './nodeRows.js';
import { type Ends } from './relationshipRows.js';
import { type Graph } from './rows.js';

/** The row number and version of a node. */
interface NodeRow {
  readonly seq: number;
  readonly version: number;
}

/**
 * The ends of the relationships that a change makes and removes. How many relationships each node has is gathered, then written once
 * for each: deleting a thousand nodes takes thousands of relationships of the same few others along.
 */
export class Degrees {
  readonly #rows = new Map<string, NodeRow | undefined>();
  readonly #added = new Map<number, number>();

  constructor(private readonly graph: Graph) {}

  /** The row of a node as this change has left it so far. */
  row(id: string): NodeRow | undefined {
    if (!this.#rows.has(id)) this.#rows.set(id, rowOfNode(this.graph, id));
    return this.#rows.get(id);
  }

  /** The node was made or written anew. */
  written(id: string, row: NodeRow): void {
    this.#rows.set(id, { seq: row.seq, version: row.version });
  }

  /** The node is gone: nobody counts what it had. */
  gone(id: string, seq: number): void {
    this.#rows.set(id, undefined);
    this.#added.delete(seq);
  }

  /** Counts a relationship at both its ends; a self loop once. */
  count({ start, end }: Ends, by: 1 | -1): void {
    this.#add(start, by);
    if (end !== start) this.#add(end, by);
  }

  /** Adds all of it to the nodes, in the transaction of the change. */
  save(): void {
    for (const [seq, by] of this.#added) if (by !== 0) addDegree(this.graph, seq, by);
  }

  #add(seq: number, by: number): void {
    this.#added.set(seq, (this.#added.get(seq) ?? 0) + by);
  }
}
