/** Signs that turn the direction of what comes after them (UAX #9, 2.1 to 2.4): in a name they make other words of it, or of what stands beside it. */
const DIRECTIONS = /[\u202A-\u202E\u2066-\u2069]/g;

/** A name as it is shown: letters keep their own directions, and nothing in it turns others. */
export const withoutDirections = (name: string): string => name.replaceAll(DIRECTIONS, '');
