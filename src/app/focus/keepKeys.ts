/**
 * Keeps a press of Enter with what had the focus when the key went down. What opens by that key may take the focus at once, and the
 * browser sends the second half of the same press there: a dialogue opened from a menu was confirmed, or closed, by the key that
 * opened it. A key that is held down acts no further either than where it was pressed.
 * @returns ends it
 */
export function keepKeys(page: Document): () => void {
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  let pressed: EventTarget | null = null;
  page.addEventListener(
    'keydown',
    ({ key, repeat, target }) => {
      if (key === 'Enter' && !repeat) pressed = target;
    },
    options,
  );
  page.addEventListener(
    'keypress',
    (event) => {
      if (event.key !== 'Enter' || event.target === pressed) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    options,
  );
  return () => listening.abort();
}
