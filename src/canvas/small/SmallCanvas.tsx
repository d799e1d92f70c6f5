import { type KeyboardEvent, useId, useState } from 'react';

import { type ElementRef } from '../../../domain/elements/elements';
import { DIRECTIONS, nextInDirection } from '../core/directions';
import { CytoscapeMount } from '../stage/CytoscapeMount';
import { CanvasScope } from '../style/CanvasScope';
import { type StyleBook } from '../style/StyleBook';
import { type SmallGraph } from './elements';
import styles from './small.module.css';
import { useSmallCore } from './useSmallCore';

interface SmallCanvasProps {
  readonly graph: SmallGraph;
  /** How labels and types look. */
  readonly book: StyleBook;
  /** What a reader who does not see it is told: what it is, and what the keys do. */
  readonly label: string;
  readonly hint: string;
  /** An element that stands out because something beside the canvas points to it. */
  readonly lit?: string | null;
  /** Elements that are drawn faded. */
  readonly faded?: ReadonlySet<string>;
  /** An element in words, for a reader who comes to it by the keys. */
  describe(ref: ElementRef): string;
  onOpen(ref: ElementRef): void;
}

const NOTHING: ReadonlySet<string> = new Set();
const MIDDLE = { x: 0, y: 0 };

/**
 * A small graph that stands still, all of it in view. The pointer and the arrow keys go from element to element, a press
 * or Enter opens one. The page offers the same as a list beside it.
 */
export function SmallCanvas({
  graph,
  book,
  label,
  hint,
  lit = null,
  faded = NOTHING,
  describe,
  onOpen,
}: SmallCanvasProps) {
  const hintId = useId();
  const [pointed, setPointed] = useState<ElementRef | null>(null);
  const { attach, places } = useSmallCore({
    graph,
    book,
    lit: lit ?? pointed?.id ?? null,
    faded,
    onOpen,
    onPoint: setPointed,
  });

  const press = (event: KeyboardEvent) => {
    const direction = DIRECTIONS[event.key];
    if (direction !== undefined) {
      event.preventDefault();
      const nodes = [...places].map(([nodeId, at]) => ({ nodeId, ...at }));
      const from = pointed === null ? undefined : places.get(pointed.id);
      const next = nextInDirection(from ?? MIDDLE, direction, nodes) ?? (from ? null : nodes[0]?.nodeId);
      if (next != null) setPointed({ kind: 'node', id: next });
    } else if (event.key === 'Enter' && pointed !== null) onOpen(pointed);
    else if (event.key === 'Escape') setPointed(null);
  };
  return (
    <CanvasScope className={styles.canvas} data-pointed={pointed?.id}>
      <div
        className={styles.stage}
        role="application"
        aria-label={label}
        aria-describedby={hintId}
        tabIndex={0}
        data-nodes={graph.nodes.length}
        data-relationships={graph.relationships.length}
        data-lit={lit ?? pointed?.id}
        onKeyDown={press}
        onBlur={() => setPointed(null)}
      >
        <CytoscapeMount onCore={attach} />
      </div>
      <span id={hintId} className={styles.hidden}>
        {hint}
      </span>
      <span className={styles.hidden} aria-live="polite">
        {pointed === null ? '' : describe(pointed)}
      </span>
    </CanvasScope>
  );
}
