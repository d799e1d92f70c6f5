const isNode = (value: unknown): value is { node: string } =>
  typeof value === 'object' && value !== null && 'node' in value;

/** A value as Neo4j writes it: a node by its id; means depend on the order of adding in the last digits. */
function plain(value: unknown): unknown {
  if (isNode(value)) return value.node;
  if (typeof value === 'number') return Number(value.toPrecision(12));
  return Array.isArray(value) ? value.map(plain) : value;
}

/** Rows of either as they are compared. */
export const plainRows = (rows: readonly (readonly unknown[])[]): unknown[][] => rows.map((row) => row.map(plain));

/** Rows in the order of the query, or where it gives none in one of their own. */
export const comparable = (cypher: string, rows: readonly (readonly unknown[])[]): readonly string[] => {
  const lines = rows.map((row) => JSON.stringify(row));
  return /order by[^}]*$/iu.test(cypher) ? lines : lines.sort();
};
