import { type SqlConnection, type SqlParameters, type SqlStatement, type SqlValue } from './driver.js';

/** Statements that a connection keeps; the one not used for longest goes. */
const MOST_STATEMENTS = 200;

const PARAMETER = /:([A-Za-z]\w*)/g;

/** A statement ready to run, and the names that its numbered parameters had. */
export interface Prepared {
  readonly statement: SqlStatement;
  readonly names: readonly string[];
}

/** One that is kept, with when it was used last. */
interface Kept extends Prepared {
  lastUse: number;
}

/** Binding by name costs more than most statements: names become numbers once, when a statement is prepared. */
function prepare(connection: SqlConnection, sql: string): Kept {
  const names = [...new Set(Array.from(sql.matchAll(PARAMETER), ([, name]) => name ?? ''))];
  const numbered = sql.replace(PARAMETER, (_, name: string) => `?${names.indexOf(name) + 1}`);
  return { statement: connection.prepare(numbered), names, lastUse: 0 };
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
  readonly #prepared = new Map<string, Kept>();
  #uses = 0;

  /** @param onPrepare called with each statement before its first use; may refuse its text by throwing. */
  constructor(
    private readonly connection: SqlConnection,
    private readonly onPrepare: (sql: string) => void,
    private readonly adjust: (statement: SqlStatement) => void = () => undefined,
  ) {}

  of(sql: string): Prepared {
    const prepared = this.#prepared.get(sql) ?? this.#make(sql);
    prepared.lastUse = this.#uses += 1;
    return prepared;
  }

  clear(): void {
    this.#prepared.clear();
  }

  #make(sql: string): Kept {
    this.onPrepare(sql);
    const prepared = prepare(this.connection, sql);
    this.adjust(prepared.statement);
    if (this.#prepared.size >= MOST_STATEMENTS) this.#dropOldest();
    this.#prepared.set(sql, prepared);
    return prepared;
  }

  /** Hardly ever happens: keeping the statements in the order of their use instead would cost each use more than finding its statement. */
  #dropOldest(): void {
    const [oldest] = [...this.#prepared].reduce((one, other) => (other[1].lastUse < one[1].lastUse ? other : one));
    this.#prepared.delete(oldest);
  }
}
