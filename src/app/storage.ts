/** Where other sites find a view of a project; the page knows no person there, and keeps nothing. */
export const VIEW_PATH = '/web-view';

/** What of the address of a view stands for a choice that other pages keep in the browser, by the key of that choice. */
const CHOICES: Readonly<Record<string, string>> = { theme: 'theme', language: 'lang' };

/** Whether this page is a view in a frame of another site. Nothing leads from such a page to another one of ours, or back. */
export const isView = (location: Pick<Location, 'pathname'> | undefined = globalThis.location): boolean =>
  location?.pathname.replace(/\/+$/, '') === VIEW_PATH;

/** The choice that the frame makes for its view; null where it makes none. @param key under which other pages keep it */
function choiceOfFrame(key: string, { search }: Pick<Location, 'search'> = window.location): string | null {
  const name = CHOICES[key];
  return name === undefined ? null : new URLSearchParams(search).get(name);
}

// What other tabs of the same browser choose is nothing to a view: the frame decides. Heard first, since this is loaded first.
if (isView()) window.addEventListener('storage', (event) => event.stopImmediatePropagation(), { capture: true });

/** What the browser keeps under a key, or null; a browser that forbids storage keeps nothing. In a view the frame decides. */
export function readStored(key: string): string | null {
  if (isView()) return choiceOfFrame(key);
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** What was kept as JSON under a key; undefined where nothing was, or what is there is none. It may be of another time. */
export function readStoredJson(key: string): unknown {
  try {
    return JSON.parse(readStored(key) ?? '');
  } catch {
    return undefined;
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

/** Forgets what is kept under keys that begin so. */
export function forgetStored(beginning: string): void {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(beginning));
    for (const key of keys) localStorage.removeItem(key);
  } catch {
    // What cannot be read was not kept either.
  }
}
