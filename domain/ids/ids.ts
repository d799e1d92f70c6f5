import { monotonicFactory } from 'ulid';

/** Pattern of an id, for a pattern that holds one. Ids are ULIDs: 26 characters of Crockford's base 32. */
export const ID_PATTERN = '[0-9A-HJKMNP-TV-Z]{26}';

const ID = new RegExp(`^${ID_PATTERN}$`, 'u');

/** Whether a text has the form of an id. */
export const isId = (text: string): boolean => ID.test(text);

/**
 * A new id, greater than every id that this process or page made before, also within a millisecond: sorted by their ids,
 * elements stand in the order in which they were made. A page chooses ids too, so that it can draw an element at once.
 */
export const newId: () => string = monotonicFactory();
