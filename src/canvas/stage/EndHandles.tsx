import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { type GraphRelationship } from '../../../domain/elements/elements';
import { whenChanged } from '../../graph/graphState';
import { useGraphSnapshot } from '../../graph/GraphModelContext';
import { attachEdit } from '../sets/reattaching';
import { useBook, useWorkbench } from '../workbench/Workbench';
import styles from './stage.module.css';
import { LineButton, useDrawnLine } from './useDrawnLine';

interface EndHandleProps {
  readonly relationship: GraphRelationship;
  readonly end: 'start' | 'end';
}

/** Takes one end of a relationship to another node: by dragging it there, or by pressing it and choosing the node. */
function EndHandle({ relationship, end }: EndHandleProps) {
  const { t } = useTranslation('canvas');
  const { controller, model, tool, bulk } = useWorkbench();
  const book = useBook();
  const button = useRef<HTMLButtonElement>(null);
  const { id } = relationship;
  const [nodeId, otherId] =
    end === 'start'
      ? [relationship.startNodeId, relationship.endNodeId]
      : [relationship.endNodeId, relationship.startNodeId];
  const { line, isDrawing, handlers } = useDrawnLine({
    controller,
    origin: () => controller.sight.renderedNode(otherId),
    onDrop: (target) => {
      const edit = attachEdit(model, { relationshipIds: [id], end }, target);
      if (edit !== undefined) void bulk(edit, 'same');
    },
    onPress: () => tool.send({ type: 'END.WANTED', end }),
  });

  useEffect(() => {
    const follow = () => {
      if (button.current === null || isDrawing.current) return;
      const at = controller.sight.endsOf(id)?.[end];
      button.current.hidden = at === undefined;
      if (at !== undefined) button.current.style.transform = `translate(${at.x}px, ${at.y}px) translate(-50%, -50%)`;
    };
    follow();
    return whenChanged(controller.store, ({ view }) => view, follow);
    // The version: an end that was changed is elsewhere.
  }, [controller, id, end, isDrawing, relationship.version]);

  return (
    <LineButton
      ref={button}
      className={`${styles.handle} ${styles.end}`}
      aria-label={t(`end.${end}`, {
        type: book.nameInWords({ kind: 'type', name: relationship.type }),
        caption: book.nameOf(model.node(nodeId)),
      })}
      title={t('end.hint')}
      line={line}
      handlers={handlers}
    />
  );
}

/** The handles at the two ends of the selected relationship. */
export function EndHandles() {
  const { tool } = useWorkbench();
  const { model } = useGraphSnapshot();
  const selected = useSelector(tool, ({ context }) => context.selected);
  const isIdle = useSelector(tool, (state) => state.matches('selecting'));
  const [first, ...more] = selected;
  const relationship = first?.kind === 'relationship' && more.length === 0 ? model.relationship(first.id) : undefined;
  if (relationship === undefined || !isIdle) return null;
  return (
    <>
      <EndHandle key={`${relationship.id} start`} relationship={relationship} end="start" />
      <EndHandle key={`${relationship.id} end`} relationship={relationship} end="end" />
    </>
  );
}
