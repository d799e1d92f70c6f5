type Listener = (code: string) => void;

const listeners = new Set<Listener>();
const ENDING = new Set(['UNAUTHENTICATED', 'TOKEN_REVOKED']);

/** Calls the listener when the backend no longer accepts who the page says it is. @returns how to stop it */
export function onSessionRefused(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Tells the listeners, if this code of a refusal means the end of the session. */
export function noticeRefusal(code: string | undefined): void {
  if (code !== undefined && ENDING.has(code)) listeners.forEach((each) => each(code));
}
