/** Values of the parameters of a statement, by name. A list is an array of PostgreSQL. */
export type PostgresParameters = Readonly<
  Record<string, string | number | boolean | null | readonly string[] | readonly number[]>
>;
