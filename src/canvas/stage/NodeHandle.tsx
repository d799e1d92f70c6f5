import { useSelector } from '@xstate/react';
import { type PointerEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { captionOf } from '../../../domain/caption/caption';
import { useGraphSnapshot } from '../../graph/GraphModelContext';
import { useWorkbench } from '../workbench/Workbench';
import styles from './stage.module.css';

/** How far the handle reaches over the rim, so that the pointer meets no gap on its way from the node. */
const OVERLAP = 6;
/** How much of a node seen from far away stays free of its handle, so that a click still selects it. */
const LEAST_FREE = 8;

/**
 * The handle beside the selected (or hovered) node: dragged onto another node it draws a relationship; pressed, it asks
 * for the target.
 */
export function NodeHandle() {
  const { controller, tool } = useWorkbench();
  const { model } = useGraphSnapshot();
  const { t } = useTranslation('canvas');
  const handle = useRef<HTMLButtonElement>(null);
  const line = useRef<SVGLineElement>(null);
  const source = useRef<string | null>(null);
  const isDrawing = useRef(false);
  const wasDragged = useRef(false);
  const selection = useSelector(tool, ({ context }) => context.selection);
  const isIdle = useSelector(tool, (state) => state.matches('selecting'));
  const selectedNode = selection?.kind === 'node' ? selection.id : null;
  const caption = selectedNode === null ? '' : captionOf(model.node(selectedNode) ?? { labels: [], properties: {} });

  useEffect(() => {
    const follow = () => {
      const button = handle.current;
      if (button === null || isDrawing.current) return;
      // The pointer leaves the node on its way to the handle, so the handle stays with the node that it was on last.
      const wanted = controller.hovered ?? (button.matches(':hover, :focus-visible') ? source.current : selectedNode);
      const at = wanted === null || !isIdle ? undefined : controller.renderedNode(wanted);
      source.current = wanted;
      button.hidden = at === undefined;
      if (at !== undefined)
        button.style.transform = `translate(${at.x + Math.max(at.radius - OVERLAP, LEAST_FREE)}px, ${at.y}px) translateY(-50%)`;
    };
    follow();
    return controller.onViewport(follow);
  }, [controller, selectedNode, isIdle]);

  const pointIn = (event: PointerEvent) => {
    const box = event.currentTarget.parentElement?.getBoundingClientRect();
    return { x: event.clientX - (box?.left ?? 0), y: event.clientY - (box?.top ?? 0) };
  };
  const targetAt = (event: PointerEvent) => controller.nodeAt(pointIn(event));

  const begin = (event: PointerEvent<HTMLButtonElement>) => {
    if (source.current === null || event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    isDrawing.current = true;
    wasDragged.current = false;
  };
  const draw = (event: PointerEvent<HTMLButtonElement>) => {
    const from = isDrawing.current && source.current !== null ? controller.renderedNode(source.current) : undefined;
    if (from === undefined || line.current === null) return;
    const to = pointIn(event);
    const ends = { x1: from.x, y1: from.y, x2: to.x, y2: to.y };
    for (const [name, value] of Object.entries(ends)) line.current.setAttribute(name, String(value));
    line.current.style.visibility = 'visible';
    wasDragged.current = true;
    controller.markTarget(targetAt(event));
  };
  const end = (event: PointerEvent<HTMLButtonElement>) => {
    if (!isDrawing.current) return;
    isDrawing.current = false;
    if (line.current !== null) line.current.style.visibility = 'hidden';
    controller.markTarget(null);
    const target = targetAt(event);
    const isDrop = event.type === 'pointerup' && wasDragged.current && target !== null && source.current !== null;
    if (isDrop) tool.send({ type: 'RELATIONSHIP.WANTED', startNodeId: source.current ?? '', endNodeId: target });
  };
  const press = () => {
    // The end of a drag is a click as well, but one that was not meant.
    const isMeant = !wasDragged.current;
    wasDragged.current = false;
    if (source.current === null || !isMeant) return;
    tool.send({ type: 'ELEMENT.CHOSEN', ref: { kind: 'node', id: source.current } });
    tool.send({ type: 'CONNECT.WANTED' });
  };

  return (
    <>
      <svg className={styles.rubber} aria-hidden>
        <line ref={line} style={{ visibility: 'hidden' }} />
      </svg>
      <button
        ref={handle}
        type="button"
        hidden
        className={styles.handle}
        aria-label={t('handle', { caption })}
        title={t('handleHint')}
        onPointerDown={begin}
        onPointerMove={draw}
        onPointerUp={end}
        onPointerCancel={end}
        onClick={press}
      >
        <span aria-hidden>+</span>
      </button>
    </>
  );
}
