/** The value of an answer that GraphQL types as possibly null; an answer without it is a failure. */
export function required<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error('The answer holds nothing');
  return value;
}
