import { useStored } from '../../app/useStored';

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
  const [choice, choose] = useStored(KEY);
  const isOffered = nodesShown >= LEAST;
  const isOpen = isOffered && (choice === null ? nodesShown >= OPEN_FROM : choice === 'open');
  return { isOffered, isOpen, toggle: () => choose(isOpen ? 'closed' : 'open') };
}
