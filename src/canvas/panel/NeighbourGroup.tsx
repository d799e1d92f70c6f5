import DownOutlined from '@ant-design/icons/DownOutlined';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Isolated } from '../../components/isolated/Isolated';
import { type GraphNode, type GraphRelationship } from '../../../domain/elements/elements';
import { useShowing } from '../workbench/Workbench';
import { NodeLink } from './NodeLink';
import styles from './panel.module.css';

interface NeighbourGroupProps {
  readonly node: GraphNode;
  readonly type: string;
  readonly shown: readonly GraphRelationship[];
  readonly total: number;
}

const FIRST = 12;

/** The relationships of one type: how many there are, which neighbours are shown, and a way to bring the others. */
export function NeighbourGroup({ node, type, shown, total }: NeighbourGroupProps) {
  const { t, i18n } = useTranslation('canvas');
  const { expand, goTo } = useShowing();
  const [isOpen, setOpen] = useState(false);
  const [length, setLength] = useState(FIRST);
  const [isBringing, setBringing] = useState(false);
  const bring = () => {
    setBringing(true);
    const settled = () => setBringing(false);
    // What does not come is seen; a canvas on which a graph is edited says why.
    expand(node.id, type).then(settled, settled);
  };
  const missing = total - shown.length;
  return (
    <div className={styles.group}>
      <button type="button" className={styles.groupHead} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <DownOutlined aria-hidden rotate={isOpen ? 0 : -90} />
        <span className={styles.linkText}>
          <Isolated text={type} />
        </span>
        <span className={styles.count}>{new Intl.NumberFormat(i18n.language).format(total)}</span>
      </button>
      {isOpen && (
        <ul className={styles.links}>
          {shown.slice(0, length).map((relationship) => {
            const isOut = relationship.startNodeId === node.id;
            return (
              <li key={relationship.id} className={styles.linkRow}>
                <Button
                  type="text"
                  size="small"
                  aria-label={t(isOut ? 'panel.outgoing' : 'panel.incoming', { type })}
                  onClick={() => goTo({ kind: 'relationship', id: relationship.id })}
                >
                  {isOut ? '→' : '←'}
                </Button>
                <NodeLink nodeId={isOut ? relationship.endNodeId : relationship.startNodeId} />
              </li>
            );
          })}
        </ul>
      )}
      {isOpen && shown.length > length && (
        <Button type="link" size="small" onClick={() => setLength(length + 50)}>
          {t('panel.listMore', { count: shown.length - length })}
        </Button>
      )}
      {missing > 0 && (
        <Button type="link" size="small" loading={isBringing} onClick={bring}>
          {t('panel.bring', { count: missing })}
        </Button>
      )}
    </div>
  );
}
