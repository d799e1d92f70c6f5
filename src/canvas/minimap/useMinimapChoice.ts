import { useState } from 'react';

import { readStored, writeStored } from '../../app/storage';

/** A graph of fewer nodes is seen whole anyway. */
const LEAST = 30;
/** From so many on the small map is open until somebody closes it. */
const OPEN_FROM = 1000;
const KEY = 'canvas.minimap';

interface MinimapChoice {
  readonly isOffered: boolean;
  readonly isOpen: boolean;
  toggle(): void;
}

/** Whether the small map is open: as the person left it in this browser, else where the graph is large. */
export function useMinimapChoice(nodesShown: number): MinimapChoice {
  const [choice, setChoice] = useState(() => readStored(KEY));
  const isOffered = nodesShown >= LEAST;
  const isOpen = isOffered && (choice === null ? nodesShown >= OPEN_FROM : choice === 'open');
  const toggle = () => {
    const next = isOpen ? 'closed' : 'open';
    writeStored(KEY, next);
    setChoice(next);
  };
  return { isOffered, isOpen, toggle };
}
