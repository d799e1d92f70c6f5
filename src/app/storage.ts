/** What the browser keeps under a key, or null; a browser that forbids storage keeps nothing. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a text in the browser; a browser that forbids storage forgets it with the page. */
export function writeStored(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    // The choice then lasts as long as the page, which is all that can be done.
  }
}
