/**
 * How large a document may be. Our own need at most 12 levels, as fragments count, and 600 words. The numbers stand apart
 * from what enforces them, which takes long to load: requests are measured from the first one on.
 */
export const LIMITS = { depth: 12, aliases: 15, directives: 20, tokens: 1500, batch: 10, characters: 65_536 } as const;

/** The refusal of a document over a limit, which does not say over which. */
export const TOO_LARGE = 'The operation is larger than is allowed';
