/** Who shows that a request is under way. */
interface LoadingListener {
  onStart(): void;
  onEnd(): void;
}

const listeners = new Set<LoadingListener>();

/** Tells a listener of every request to the backend. @returns how to stop it */
export function connectLoading(listener: LoadingListener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** A request goes out now. */
export const requestStarted = (): void => listeners.forEach((each) => each.onStart());

/** A request that went out is answered, has failed or was given up. */
export const requestEnded = (): void => listeners.forEach((each) => each.onEnd());
