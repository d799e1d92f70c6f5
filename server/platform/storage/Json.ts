declare const content: unique symbol;

/**
 * JSON text of a `T`: an answer that was finished where the data is (a worker thread, a database), so that the thread that
 * serves requests neither builds nor parses it.
 */
export type Json<T> = string & { readonly [content]: T };

/** The value of finished JSON text. */
export const parse = <T>(text: Json<T>): T => JSON.parse(text) as T;

/**
 * The value of JSON text that an earlier version may have stored: where that wrote null for what is absent, nothing is there.
 * Only for texts whose arrays hold no null.
 */
export const parseStored = <T>(text: string): T => JSON.parse(text, (_name, value: unknown) => value ?? undefined) as T;

/** Finished JSON text of a value. */
export const stringify = <T>(value: T): Json<T> => JSON.stringify(value) as Json<T>;
