import { monotonicFactory } from 'ulid';

/** Pattern of an id, for a pattern that holds one. Ids are ULIDs: 26 characters of Crockford's base 32. */
export const ID_PATTERN = '[0-9A-HJKMNP-TV-Z]{26}';

const ID = new RegExp(`^${ID_PATTERN}$`, 'u');

/** Whether a text has the form of an id. */
export const isId = (text: string): boolean => ID.test(text);

const drawn = new Uint8Array(512);
let used = drawn.length;

/** A fraction of 256 steps. Random bytes are drawn many at a time: one call for each letter of an id is felt in every write. */
function fraction(): number {
  if (used === drawn.length) {
    crypto.getRandomValues(drawn);
    used = 0;
  }
  const byte = drawn[used] ?? 0;
  used += 1;
  return byte / 256;
}

/**
 * A new id, greater than every id that this process or page made before, also within a millisecond: sorted by their ids,
 * elements stand in the order in which they were made. A page chooses ids too, so that it can draw an element at once.
 */
export const newId: () => string = monotonicFactory(fraction);
