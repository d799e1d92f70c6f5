/**
 * How the process ends, for whoever starts it again (`scripts/supervise.mjs`): what a person has to put right, such as a setting or a port
 * that is taken, is not helped by another start.
 */
export const EXIT = { done: 0, refused: 1, fault: 70 } as const;
