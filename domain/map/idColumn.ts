/** Letters and digits of an id: a ULID. */
const ID_LENGTH = 26;

const ascii = new TextDecoder('latin1');

/** How many letters all of these begin with. Those of one import share most. */
export function sharedPrefix(ids: readonly string[]): string {
  const [first = ''] = ids;
  let length = ids.length === 0 ? 0 : ID_LENGTH;
  for (const id of ids) while (!id.startsWith(first.slice(0, length))) length -= 1;
  return first.slice(0, length);
}

/** How many bytes a column of so many ids has. */
export const idColumnLength = (count: number, prefix: string): number => count * (ID_LENGTH - prefix.length);

/** Writes what follows the prefix of each, one after the other. */
export function writeIds(ids: readonly string[], prefix: string, into: Uint8Array): void {
  let at = 0;
  for (const id of ids)
    for (let letter = prefix.length; letter < ID_LENGTH; letter += 1) into[at++] = id.charCodeAt(letter);
}

/** Reads so many ids. */
export function readIds(count: number, prefix: string, from: Uint8Array): string[] {
  const width = ID_LENGTH - prefix.length;
  const letters = ascii.decode(from);
  return Array.from({ length: count }, (_, at) => prefix + letters.slice(at * width, (at + 1) * width));
}
