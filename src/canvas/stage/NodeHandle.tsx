import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { whenChanged } from '../../graph/graphState';
import { useGraphSnapshot } from '../../graph/GraphModelContext';
import { useBook, useWorkbench } from '../workbench/Workbench';
import styles from './stage.module.css';
import { LineButton, useDrawnLine } from './useDrawnLine';

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
  const book = useBook();
  const { model } = useGraphSnapshot();
  const { t } = useTranslation('canvas');
  const handle = useRef<HTMLButtonElement>(null);
  const source = useRef<string | null>(null);
  const selection = useSelector(tool, ({ context }) => context.selection);
  const isIdle = useSelector(tool, (state) => state.matches('selecting'));
  const selectedNode = selection?.kind === 'node' ? selection.id : null;
  const caption = selectedNode === null ? '' : book.nameOf(model.node(selectedNode));

  const { line, isDrawing, handlers } = useDrawnLine({
    controller,
    origin: () => (source.current === null ? undefined : controller.sight.renderedNode(source.current)),
    onDrop: (endNodeId) => tool.send({ type: 'RELATIONSHIP.WANTED', startNodeId: source.current ?? '', endNodeId }),
    onPress: () => {
      if (source.current === null) return;
      tool.send({ type: 'ELEMENT.CHOSEN', ref: { kind: 'node', id: source.current } });
      tool.send({ type: 'CONNECT.WANTED' });
    },
  });

  useEffect(() => {
    const follow = () => {
      const button = handle.current;
      if (button === null || isDrawing.current) return;
      // The pointer leaves the node on its way to the handle, so the handle stays with the node that it was on last.
      const wanted =
        controller.store.getState().hoveredNode ??
        (button.matches(':hover, :focus-visible') ? source.current : selectedNode);
      const at = wanted === null || !isIdle ? undefined : controller.sight.renderedNode(wanted);
      source.current = wanted;
      button.hidden = at === undefined;
      if (at !== undefined)
        button.style.transform = `translate(${at.x + Math.max(at.radius - OVERLAP, LEAST_FREE)}px, ${at.y}px) translateY(-50%)`;
    };
    follow();
    return whenChanged(controller.store, ({ view }) => view, follow);
  }, [controller, selectedNode, isIdle, isDrawing]);

  return (
    <LineButton
      ref={handle}
      className={styles.handle}
      aria-label={t('handle', { caption })}
      title={t('handleHint')}
      line={line}
      handlers={handlers}
    >
      <span aria-hidden>+</span>
    </LineButton>
  );
}
