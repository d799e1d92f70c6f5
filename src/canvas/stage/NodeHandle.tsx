import { useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { useGraphSnapshot } from '../../graph/GraphModelContext';
import { useBook, useTool, useWorkbench } from '../workbench/Workbench';
import { LineHandle } from './LineHandle';
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
  const book = useBook();
  const { model } = useGraphSnapshot();
  const { t } = useTranslation('canvas');
  const source = useRef<string | null>(null);
  const selection = useTool(({ context }) => context.selection);
  const isIdle = useTool((state) => state.matches('selecting'));
  const selectedNode = selection?.kind === 'node' ? selection.id : null;
  const caption = selectedNode === null ? '' : book.nameOf(model.node(selectedNode));

  const place = (button: HTMLButtonElement) => {
    // The pointer leaves the node on its way to the handle, so the handle stays with the node that it was on last.
    const { hovered } = controller.store.getState().emphasis;
    const last = button.matches(':hover, :focus-visible') ? source.current : selectedNode;
    source.current = hovered !== null && model.node(hovered) !== undefined ? hovered : last;
    const at = source.current === null || !isIdle ? undefined : controller.sight.renderedNode(source.current);
    return at && `translate(${at.x + Math.max(at.radius - OVERLAP, LEAST_FREE)}px, ${at.y}px) translateY(-50%)`;
  };
  const press = () => {
    if (source.current === null) return;
    tool.send({ type: 'ELEMENT.CHOSEN', ref: { kind: 'node', id: source.current } });
    tool.send({ type: 'CONNECT.WANTED' });
  };
  return (
    <LineHandle
      className={styles.handle}
      aria-label={t('handle', { caption })}
      title={t('handleHint')}
      standsAt={place}
      origin={() => (source.current === null ? undefined : controller.sight.renderedNode(source.current))}
      onDrop={(endNodeId) => tool.send({ type: 'RELATIONSHIP.WANTED', startNodeId: source.current ?? '', endNodeId })}
      onPress={press}
    >
      <span aria-hidden>+</span>
    </LineHandle>
  );
}
