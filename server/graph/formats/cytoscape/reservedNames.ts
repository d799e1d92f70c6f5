/** Fields of `data` that mean something to Cytoscape or to us, and so cannot be a property of that name. */
const RESERVED = new Set(['id', 'source', 'target', 'parent', 'labels', 'type']);
const PREFIX = 'property.';

/** The field of `data` that holds a property. */
export const fieldOf = (name: string): string => (RESERVED.has(name) || name.startsWith(PREFIX) ? PREFIX + name : name);

/** The property that a field of `data` holds: undoes {@link fieldOf}, and leaves every other name alone. */
export function propertyOf(field: string): string {
  if (!field.startsWith(PREFIX)) return field;
  const name = field.slice(PREFIX.length);
  return RESERVED.has(name) || name.startsWith(PREFIX) ? name : field;
}
