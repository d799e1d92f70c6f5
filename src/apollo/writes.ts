/** Who follows what this window asks the store to change. */
interface WriteListener {
  onStart(): void;
  /** The answer of one that succeeded. */
  onAnswer(data: Record<string, unknown>): void;
  /** Answered, refused or given up. */
  onEnd(): void;
}

const listeners = new Set<WriteListener>();

/** Tells a listener of every mutation of this window. @returns how to stop it */
export function connectWrites(listener: WriteListener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** A mutation begins. */
export const writeStarted = (): void => listeners.forEach((each) => each.onStart());

/** A mutation was answered so. */
export const writeAnswered = (data: Record<string, unknown>): void => listeners.forEach((each) => each.onAnswer(data));

/** A mutation is over. */
export const writeEnded = (): void => listeners.forEach((each) => each.onEnd());
