import { useEffect, useRef } from 'react';

import { useGraphModel } from '../../../graph/GraphModelContext';

/** Edits in quick succession count as one. */
const PATIENCE_MS = 150;

/**
 * Calls back after each edit of the graph that the store has acknowledged, on this screen or in another window.
 * @param isAnswered whether an edit of this screen is answered for already
 */
export function useReloadAfterEdits(reload: () => void, isAnswered: () => boolean): void {
  const model = useGraphModel();
  // What an import brings makes the screen draw anew, with other callbacks, while it is waited: that must not end the waiting.
  const calls = useRef({ reload, isAnswered });
  useEffect(() => {
    calls.current = { reload, isAnswered };
  }, [reload, isAnswered]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = model.subscribe((event) => {
      if (event.type !== 'edited' && event.type !== 'followed') return;
      if (event.type === 'edited' && calls.current.isAnswered()) return;
      clearTimeout(timer);
      timer = setTimeout(() => calls.current.reload(), PATIENCE_MS);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [model]);
}
