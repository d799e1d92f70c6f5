import { CloseOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { GraphModel } from '../../../../graph/GraphModel';
import { GraphModelContext } from '../../../../graph/GraphModelContext';
import { NodeSelect } from '../../../../graph/nodes/NodeSelect';
import styles from '../history.module.css';

interface CitedNodeFilterProps {
  /** Null is any node, and no node. */
  readonly nodeId: string | null;
  onChange(nodeId: string | null): void;
}

/** The node that the messages are to cite, found by words. */
export function CitedNodeFilter({ nodeId, onChange }: CitedNodeFilterProps) {
  const { t } = useTranslation('history');
  const id = useId();
  // The search writes nothing into it, but like every call on a graph it wants to know whose graph it is about.
  const [model] = useState(() => new GraphModel());
  return (
    <div className={styles.wideField}>
      <label htmlFor={id}>{t('messages.cites')}</label>
      <span className={styles.withClear}>
        <GraphModelContext value={model}>
          <NodeSelect
            key={nodeId === null ? 'any' : 'one'}
            id={id}
            {...(nodeId === null ? {} : { value: nodeId })}
            onChange={(chosen) => onChange(chosen ?? null)}
          />
        </GraphModelContext>
        {nodeId !== null && (
          <Button
            icon={<CloseOutlined aria-hidden />}
            aria-label={t('messages.anyNode')}
            title={t('messages.anyNode')}
            onClick={() => onChange(null)}
          />
        )}
      </span>
    </div>
  );
}
