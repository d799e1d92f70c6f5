import ArrowDownOutlined from '@ant-design/icons/ArrowDownOutlined';
import NodeIndexOutlined from '@ant-design/icons/NodeIndexOutlined';
import RetweetOutlined from '@ant-design/icons/RetweetOutlined';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';

import { type GraphRelationship } from '../../../domain/elements/elements';
import { useBook, useWorkbench } from '../workbench/Workbench';
import { NodeLink } from './NodeLink';
import styles from './panel.module.css';

/** From which node to which a relationship goes: each leads there, can be exchanged for another, or the two with each other. */
export function Ends({ relationship }: { readonly relationship: GraphRelationship }) {
  const { t } = useTranslation('canvas');
  const { tool, model, bulk } = useWorkbench();
  const book = useBook();
  const { id, version, type, startNodeId, endNodeId } = relationship;
  const row = (end: 'start' | 'end', nodeId: string) => {
    const name = t(`end.${end}`, { type, caption: book.nameOf(model.node(nodeId)) });
    return (
      <div className={styles.endRow}>
        <NodeLink nodeId={nodeId} />
        <Button
          type="text"
          size="small"
          icon={<NodeIndexOutlined aria-hidden />}
          aria-label={name}
          title={name}
          onClick={() => tool.send({ type: 'END.WANTED', end })}
        />
      </div>
    );
  };
  return (
    <div className={styles.ends} role="group" aria-label={t('panel.ends')}>
      {row('start', startNodeId)}
      <div className={styles.endRow}>
        <ArrowDownOutlined aria-hidden className={styles.arrow ?? ''} />
        <Button
          type="text"
          size="small"
          icon={<RetweetOutlined aria-hidden />}
          onClick={() => void bulk({ action: 'reverse', relationships: [{ id, version }] }, 'same')}
        >
          {t('action.reverse')}
        </Button>
      </div>
      {row('end', endNodeId)}
    </div>
  );
}
