import { type PostgresParameters } from '../connection/statement.js';
import { type Graph, scopeOf } from '../rows.js';

/** What a query asks for has no SQL here: it is answered by the reference evaluator. */
export class Unplanned extends Error {
  override readonly name = 'Unplanned';
}

const TYPES = { string: 'text', number: 'float8', boolean: 'boolean' } as const;

/** What a statement that is being put together knows: its parameters, and names for its parts. */
export class Planning {
  readonly #bound: Record<string, PostgresParameters[string]> = {};
  #names = 0;

  constructor(private readonly graph: Graph) {}

  get parameters(): PostgresParameters {
    return { ...scopeOf(this.graph), ...this.#bound };
  }

  /** A value as a parameter of its type. */
  bind(value: string | number | boolean): string {
    return `${this.#put(value)}::${TYPES[typeof value as keyof typeof TYPES]}`;
  }

  /** Texts as one parameter. */
  list(values: readonly string[]): string {
    return `${this.#put(values)}::text[]`;
  }

  /** A name that no other part of the statement has. */
  name(): string {
    this.#names += 1;
    return `q${this.#names}`;
  }

  #put(value: PostgresParameters[string]): string {
    const name = `v${Object.keys(this.#bound).length}`;
    this.#bound[name] = value;
    return `:${name}`;
  }
}
