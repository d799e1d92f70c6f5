/** The version of our format that is written; the only one so far. */
export const HARTA_VERSION = 1;

const HEADER = /"project"\s*:\s*\{[^{}]*?"id"\s*:\s*"([0-9A-Z]{26})"/;
const MARK = /^\s*\{[^[\]]*"format"\s*:\s*"harta"/;

/** Whether a text begins as a file of ours. */
export const isHarta = (text: string): boolean => MARK.test(text);

/** The project that a file of ours was written from, as its first bytes tell. */
export const projectOf = (text: string): string | undefined => (isHarta(text) ? HEADER.exec(text)?.[1] : undefined);
