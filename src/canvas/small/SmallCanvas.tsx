import { type KeyboardEvent, type SyntheticEvent, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';

import { type ElementRef } from '../../../domain/elements/elements';
import { DIRECTIONS, nextInDirection } from '../core/directions';
import { graphOf } from '../picture/svgOf';
import { CanvasScope } from '../style/CanvasScope';
import { type StyleBook } from '../style/StyleBook';
import { type SmallGraph } from './elements';
import styles from './small.module.css';
import { viewBoxOf } from './smallScene';
import { useRoom, useSmallScene } from './useSmallScene';

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

/** The element that is pointed at; null where there is none. */
function refAt({ target }: SyntheticEvent): ElementRef | null {
  const { kind, id } = (target instanceof Element && target.closest<SVGElement>('[data-id]')?.dataset) || {};
  return id === undefined ? null : ({ kind, id } as ElementRef);
}

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
  const pointAt = (ref: ElementRef | null) => setPointed((before) => (before?.id === ref?.id ? before : ref));
  const picture = useRef<SVGSVGElement>(null);
  const { room, measured } = useRoom();
  const { places, scene, look } = useSmallScene(graph, book, room);
  // React writes all of it again for another object, even of the same text.
  const drawn = useMemo(
    () => ({ __html: scene === undefined ? '' : graphOf(scene, look, hintId.replaceAll(/\W/gu, '')) }),
    [scene, look, hintId],
  );
  const outstanding = lit ?? pointed?.id ?? null;
  // Before it is seen: what has just been drawn has no marks.
  useLayoutEffect(() => {
    const marks = new Map([...graph.nodes, ...graph.relationships].map(({ id, mark }) => [id, mark]));
    const near = new Set(
      graph.relationships.flatMap((one) =>
        [one.startNodeId, one.endNodeId].includes(outstanding ?? '') ? [one.id] : [],
      ),
    );
    // The elements of the picture stay: what is pressed would be gone before it is let go of.
    for (const part of picture.current?.querySelectorAll<SVGElement>('[data-id]') ?? []) {
      const { id = '' } = part.dataset;
      part.dataset['mark'] = marks.get(id) ?? '';
      part.toggleAttribute('data-outstanding', id === outstanding);
      part.toggleAttribute('data-near', near.has(id));
      part.toggleAttribute('data-faded', faded.has(id));
    }
  }, [drawn, outstanding, faded, graph]);

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
        ref={measured}
        className={styles.stage}
        role="application"
        aria-label={label}
        aria-describedby={hintId}
        tabIndex={0}
        data-nodes={graph.nodes.length}
        data-relationships={graph.relationships.length}
        data-lit={outstanding ?? undefined}
        onKeyDown={press}
        onBlur={() => setPointed(null)}
        onPointerOver={(event) => pointAt(refAt(event))}
        onPointerLeave={() => setPointed(null)}
        onClick={(event) => {
          const ref = refAt(event);
          if (ref !== null) onOpen(ref);
        }}
      >
        {scene !== undefined && room !== undefined && (
          <svg
            ref={picture}
            aria-hidden
            className={styles.picture}
            viewBox={viewBoxOf(scene, room)}
            fontFamily={look.fontFamily}
            textAnchor="middle"
            dangerouslySetInnerHTML={drawn}
          />
        )}
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
