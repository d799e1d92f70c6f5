import { type CypherValue } from './CypherGraph.js';

type Layer = ReadonlyMap<string, CypherValue>;

/**
 * The values of variables in one row. A row with one more variable shares the others with the row before: copying all
 * would take time by the square of the clauses in scripts that name thousands of nodes in one statement.
 */
export class Bindings {
  /** Each layer is larger than the one after it, so that there are few. */
  readonly #layers: readonly Layer[];

  constructor(layers: readonly Layer[] = []) {
    this.#layers = layers;
  }

  get(variable: string): CypherValue | undefined {
    return this.#layers.findLast((layer) => layer.has(variable))?.get(variable);
  }

  /** The same with one more variable; without a name it stays as it is. */
  with(variable: string | undefined, value: CypherValue): Bindings {
    if (variable === undefined || this.get(variable) === value) return this;
    const layers = [...this.#layers];
    let top: Layer = new Map([[variable, value]]);
    for (let below = layers.at(-1); below !== undefined && below.size <= top.size; below = layers.at(-1)) {
      layers.pop();
      top = new Map([...below, ...top]);
    }
    return new Bindings([...layers, top]);
  }
}
