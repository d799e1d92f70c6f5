const WHOLE = /^[+-]?\d+$/;

/** Whether a number that is written so is the same once it is read: a whole number beyond 2^53 is another one then. */
export const isExact = (text: string): boolean => !WHOLE.test(text) || Number.isSafeInteger(Number(text));
