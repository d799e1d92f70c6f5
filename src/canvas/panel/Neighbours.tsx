import { Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';

import { type GraphNode } from '../../../domain/elements/elements';
import { useReadAgain, useTypeCounts } from '../../graph/calls/useTypeCounts';
import { useGraphSnapshot } from '../../graph/GraphModelContext';
import { NeighbourGroup } from './NeighbourGroup';
import styles from './panel.module.css';

/** The relationships of a node by type, counted whole; what is not on the canvas can be brought there. */
export function Neighbours({ node }: { readonly node: GraphNode }) {
  const { t } = useTranslation('canvas');
  const { model } = useGraphSnapshot();
  const { counts, loading, refetch } = useTypeCounts(node);
  useReadAgain(node.degree, refetch);
  const shown = model.relationshipsOf(node.id);
  const types = [...new Set([...counts.map(({ type }) => type), ...shown.map(({ type }) => type)])];
  return (
    <section aria-label={t('panel.relationships')}>
      {loading && types.length === 0 && node.degree > 0 && <Skeleton active title={false} paragraph={{ rows: 2 }} />}
      {types.length === 0 && node.degree === 0 && <p className={styles.nothing}>{t('panel.noRelationships')}</p>}
      {types.map((type) => {
        const ofType = shown.filter((relationship) => relationship.type === type);
        const total = counts.find((entry) => entry.type === type)?.total ?? 0;
        return (
          <NeighbourGroup key={type} node={node} type={type} shown={ofType} total={Math.max(total, ofType.length)} />
        );
      })}
    </section>
  );
}
