import ArrowDownOutlined from '@ant-design/icons/ArrowDownOutlined';
import { useTranslation } from 'react-i18next';

import { type GraphRelationship } from '../../../domain/elements/elements';
import { NodeLink } from './NodeLink';
import styles from './panel.module.css';

/** From which node to which a relationship goes; each leads there. */
export function Ends({ relationship }: { readonly relationship: GraphRelationship }) {
  const { t } = useTranslation('canvas');
  return (
    <div className={styles.ends} role="group" aria-label={t('panel.ends')}>
      <NodeLink nodeId={relationship.startNodeId} />
      <ArrowDownOutlined aria-hidden className={styles.arrow ?? ''} />
      <NodeLink nodeId={relationship.endNodeId} />
    </div>
  );
}
