import { choiceOfFrame, isView } from './frame';

/** What the browser keeps under a key, or null; a browser that forbids storage keeps nothing. In a view the frame decides. */
export function readStored(key: string): string | null {
  if (isView()) return choiceOfFrame(key);
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a text in the browser; a browser that forbids storage forgets it with the page, and a view keeps nothing. */
export function writeStored(key: string, text: string): void {
  if (isView()) return;
  try {
    localStorage.setItem(key, text);
  } catch {
    // The choice then lasts as long as the page, which is all that can be done.
  }
}
