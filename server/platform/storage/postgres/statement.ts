/** Values of the parameters of a statement, by name. A list is an array of PostgreSQL. */
export type PostgresParameters = Readonly<
  Record<string, string | number | boolean | null | Uint8Array | readonly string[] | readonly number[]>
>;

/** A statement as PostgreSQL takes it. */
export interface NumberedStatement {
  /** By what a connection knows its plan once it was made. */
  readonly name?: string;
  readonly text: string;
  readonly values: unknown[];
}

/** `:name`, and not the second half of a cast. */
const NAMED = /(?<!:):([a-z]\w*)/gi;

interface Numbered {
  readonly name?: string;
  readonly text: string;
  readonly names: readonly string[];
}

function numberedText(sql: string): Numbered {
  const names: string[] = [];
  const text = sql.replace(NAMED, (_, name: string) => {
    const known = names.indexOf(name);
    return `$${known < 0 ? names.push(name) : known + 1}`;
  });
  return { text, names };
}

const PREPARED = new Map<string, Numbered>();

/**
 * Lists, read before anything else. Where the planner sees how many values a list has, it takes its plan for any list to be dearer than that
 * for a short one, and plans the statement again each time.
 */
const ofAnyLength = (sql: string): string => sql.replaceAll(/(?<!SELECT )(:\w+)::(\w+\[\])/g, '(SELECT $1::$2)::$2');

/**
 * A statement that a connection plans once for any values, since planning it takes longer than running it. Only for one whose text is always
 * the same and whose plan is the same whatever is bound: rows found by their keys. It names its columns, since a plan for `*` fails once there is another.
 */
export function prepared(text: string): string {
  const sql = ofAnyLength(text);
  if (!PREPARED.has(sql)) PREPARED.set(sql, { ...numberedText(sql), name: `harta_${PREPARED.size}` });
  return sql;
}

/** The parameters that a statement names, numbered in its order: PostgreSQL refuses one that no part of it names. */
export function numbered(sql: string, parameters: PostgresParameters): NumberedStatement {
  const { names, ...statement } = PREPARED.get(sql) ?? numberedText(sql);
  return {
    ...statement,
    values: names.map((name) => {
      if (!(name in parameters)) throw new Error(`Nothing is bound for :${name}: ${sql}`);
      return parameters[name];
    }),
  };
}
