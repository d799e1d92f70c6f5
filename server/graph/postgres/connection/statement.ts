/** Values of the parameters of a statement, by name. A list is an array of PostgreSQL. */
export type PostgresParameters = Readonly<
  Record<string, string | number | boolean | null | Uint8Array | readonly string[] | readonly number[]>
>;

/** A statement as PostgreSQL takes it. */
export interface NumberedStatement {
  readonly text: string;
  readonly values: unknown[];
}

/** `:name`, and not the second half of a cast. */
const NAMED = /(?<!:):([a-z]\w*)/gi;

/** The parameters that a statement names, numbered in its order: PostgreSQL refuses one that no part of it names. */
export function numbered(sql: string, parameters: PostgresParameters): NumberedStatement {
  const names: string[] = [];
  const text = sql.replace(NAMED, (_, name: string) => {
    const known = names.indexOf(name);
    return `$${known < 0 ? names.push(name) : known + 1}`;
  });
  return {
    text,
    values: names.map((name) => {
      if (!(name in parameters)) throw new Error(`Nothing is bound for :${name}: ${sql}`);
      return parameters[name];
    }),
  };
}
