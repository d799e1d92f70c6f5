/** A part of Cypher as a text that is the same wherever it stands. */
export const bare = (value: unknown): string =>
  JSON.stringify(value, (name, one: unknown) => (name === 'at' ? undefined : one));
