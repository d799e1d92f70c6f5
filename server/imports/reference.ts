/** Longest reference that the contract allows. */
const MAX_REFERENCE = 512;

/** What the history says that an import came from: the names of its files. */
export const referenceOf = (fileNames: readonly string[]): string => fileNames.join(', ').slice(0, MAX_REFERENCE);
