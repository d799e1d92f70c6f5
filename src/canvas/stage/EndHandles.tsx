import { useTranslation } from 'react-i18next';

import { type GraphRelationship } from '../../../domain/elements/elements';
import { useGraphSnapshot } from '../../graph/GraphModelContext';
import { attachEdit } from '../sets/reattaching';
import { useBook, useTool, useWorkbench } from '../workbench/Workbench';
import { LineHandle } from './LineHandle';
import styles from './stage.module.css';

interface EndHandleProps {
  readonly relationship: GraphRelationship;
  readonly end: 'start' | 'end';
}

/** Takes one end of a relationship to another node: by dragging it there, or by pressing it and choosing the node. */
function EndHandle({ relationship, end }: EndHandleProps) {
  const { t } = useTranslation('canvas');
  const { controller, model, tool, bulk } = useWorkbench();
  const book = useBook();
  const { id } = relationship;
  const [nodeId, otherId] =
    end === 'start'
      ? [relationship.startNodeId, relationship.endNodeId]
      : [relationship.endNodeId, relationship.startNodeId];
  const place = () => {
    const at = controller.sight.endsOf(id)?.[end];
    return at && `translate(${at.x}px, ${at.y}px) translate(-50%, -50%)`;
  };
  const attach = (target: string) => {
    const edit = attachEdit(model, { relationshipIds: [id], end }, target);
    if (edit !== undefined) void bulk(edit, 'same');
  };
  return (
    <LineHandle
      className={`${styles.handle} ${styles.end}`}
      aria-label={t(`end.${end}`, {
        type: book.nameInWords({ kind: 'type', name: relationship.type }),
        caption: book.nameOf(model.node(nodeId)),
      })}
      title={t('end.hint')}
      standsAt={place}
      origin={() => controller.sight.renderedNode(otherId)}
      onDrop={attach}
      onPress={() => tool.send({ type: 'END.WANTED', end })}
    />
  );
}

/** The handles at the two ends of the selected relationship. */
export function EndHandles() {
  const { model } = useGraphSnapshot();
  const selected = useTool(({ context }) => context.selected);
  const isIdle = useTool((state) => state.matches('selecting'));
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
