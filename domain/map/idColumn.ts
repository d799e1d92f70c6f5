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

/**
 * Reads so many ids. Each is a part of one text: a prefix put before each would make two of it, and of very many ids that is what the garbage
 * collector goes through longest.
 */
export function readIds(count: number, prefix: string, from: Uint8Array): string[] {
  const width = ID_LENGTH - prefix.length;
  const first = Uint8Array.from(prefix, (letter) => letter.charCodeAt(0));
  const letters = new Uint8Array(count * ID_LENGTH);
  for (let id = 0; id < count; id += 1) {
    const begin = id * ID_LENGTH;
    letters.set(first, begin);
    letters.set(from.subarray(id * width, (id + 1) * width), begin + first.length);
  }
  const all = ascii.decode(letters);
  return Array.from({ length: count }, (_, id) => all.slice(id * ID_LENGTH, (id + 1) * ID_LENGTH));
}
