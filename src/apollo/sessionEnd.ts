type Listener = (code: string) => void;

const listeners = new Set<Listener>();
const ENDING = new Set(['UNAUTHENTICATED', 'TOKEN_REVOKED']);

/** Calls the listener when the backend no longer accepts who the page says it is. @returns how to stop it */
export function onSessionRefused(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

let changes = 0;

/** Changes the session for another: what is refused meanwhile was sent in the name of the one that ends by it. */
export async function changingSession<T>(change: () => Promise<T>): Promise<T> {
  changes += 1;
  try {
    return await change();
  } finally {
    changes -= 1;
  }
}

/** Tells the listeners, if this code of a refusal means the end of the session. */
export function noticeRefusal(code: string | undefined): void {
  if (changes === 0 && code !== undefined && ENDING.has(code)) listeners.forEach((each) => each(code));
}
