/** A character that no text may hold: SQLite keeps it, and PostgreSQL takes it in no text. */
const NUL = '\0';

/** A name as a step of a JSON pointer. */
export const pointerStep = (name: string): string => name.replaceAll('~', '~0').replaceAll('/', '~1');

/** Whether a text of a value, or the name of a field, holds U+0000. */
export function holdsNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes(NUL);
  if (typeof value !== 'object' || value === null) return false;
  if (Array.isArray(value)) return value.some(holdsNul);
  for (const key in value) if (key.includes(NUL) || holdsNul((value as Record<string, unknown>)[key])) return true;
  return false;
}

/** The JSON pointer of the first text of a value that holds U+0000, or of the object whose field has it in its name. */
export function nulPlace(value: unknown): string {
  if (typeof value !== 'object' || value === null) return '';
  const inner = Object.entries(value).find(([key, each]) => !key.includes(NUL) && holdsNul(each));
  return inner === undefined ? '' : `/${pointerStep(inner[0])}${nulPlace(inner[1])}`;
}
