const ULID = /^[0-7][0-9A-HJKMNP-TV-Z]{25}$/;

/**
 * The id of a file as the key property `externalId`. An id in the form of our own (a ULID) is none: it comes from an export
 * of Harta, where it means nothing outside, so that export and import of the same graph add no property.
 */
export const externalIdOf = (id: string): string | undefined => (ULID.test(id) ? undefined : id);

/** Whether a text has the form of our ids. */
export const isOwnId = (id: string): boolean => ULID.test(id);
