/** A reason not to start; the message is one clear sentence for the terminal, without a stack. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}

/**
 * How the process ends, for whoever starts it again (`scripts/supervise.mjs`): what a person has to put right, such as a setting or a port
 * that is taken, is not helped by another start.
 */
export const EXIT = { done: 0, refused: 1, fault: 70 } as const;
