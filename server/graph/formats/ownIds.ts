import { isId } from '../../../domain/ids/ids.js';

/**
 * The id of a file as the key property `externalId`. An id in the form of our own is none: it comes from an export of Harta,
 * where it means nothing outside, so that export and import of the same graph add no property.
 */
export const externalIdOf = (id: string): string | undefined => (isId(id) ? undefined : id);
