import { type SqlConnection, type SqlParameters, type SqlStatement, type SqlValue } from './driver.js';

/** Statements that a connection keeps; the one not used for longest goes. */
const MOST_STATEMENTS = 200;

const PARAMETER = /:([A-Za-z]\w*)/g;

/** A statement ready to run, and the names that its numbered parameters had. */
export interface Prepared {
  readonly statement: SqlStatement;
  readonly names: readonly string[];
}

/** Binding by name costs more than most statements: names become numbers once, when a statement is prepared. */
function prepare(connection: SqlConnection, sql: string): Prepared {
  const names = [...new Set(Array.from(sql.matchAll(PARAMETER), ([, name]) => name ?? ''))];
  const numbered = sql.replace(PARAMETER, (_, name: string) => `?${names.indexOf(name) + 1}`);
  return { statement: connection.prepare(numbered), names };
}

/** The values of a statement in the order of its parameters. Throws `TypeError` when one is missing. */
export function valuesFor({ names }: Prepared, parameters: SqlParameters): SqlValue[] {
  const values: SqlValue[] = new Array(names.length);
  for (let index = 0; index < names.length; index += 1) {
    const value = parameters[names[index] ?? ''];
    if (value === undefined) throw new TypeError(`No value for :${names[index]}`);
    values[index] = value;
  }
  return values;
}

/** The statements of a connection, each prepared once and kept while it is in use. */
export class StatementCache {
  /** Oldest use first. */
  readonly #prepared = new Map<string, Prepared>();

  /** @param onPrepare called with each statement before its first use; may refuse its text by throwing. */
  constructor(
    private readonly connection: SqlConnection,
    private readonly onPrepare: (sql: string) => void,
    private readonly adjust: (statement: SqlStatement) => void = () => undefined,
  ) {}

  of(sql: string): Prepared {
    const prepared = this.#prepared.get(sql) ?? this.#make(sql);
    this.#prepared.delete(sql);
    this.#prepared.set(sql, prepared);
    return prepared;
  }

  clear(): void {
    this.#prepared.clear();
  }

  #make(sql: string): Prepared {
    this.onPrepare(sql);
    const prepared = prepare(this.connection, sql);
    this.adjust(prepared.statement);
    const [oldest] = this.#prepared.size >= MOST_STATEMENTS ? this.#prepared.keys() : [];
    if (oldest !== undefined) this.#prepared.delete(oldest);
    return prepared;
  }
}
