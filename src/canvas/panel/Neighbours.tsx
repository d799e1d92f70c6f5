import { useQuery } from '@apollo/client/react';
import { Skeleton } from 'antd';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { NeighbourhoodDocument } from '../../../graphql/generated/graph';
import { type GraphNode } from '../../../domain/elements/elements';
import { useGraphSnapshot } from '../../graph/GraphModelContext';
import { useProject } from '../../project/ProjectContext';
import { NeighbourGroup } from './NeighbourGroup';
import styles from './panel.module.css';

/** The relationships of a node by type, counted whole; what is not on the canvas can be brought there. */
export function Neighbours({ node }: { readonly node: GraphNode }) {
  const { t } = useTranslation('canvas');
  const { projectId } = useProject();
  const { model } = useGraphSnapshot();
  const { data, refetch, loading } = useQuery(NeighbourhoodDocument, {
    variables: { nodeId: node.id, projectId, hops: 1, limit: 1 },
    fetchPolicy: 'cache-and-network',
    // A node that was only just made is not in the store yet; nothing hangs on it either.
    skip: model.pending.has(node.id),
  });
  const degree = useRef(node.degree);
  useEffect(() => {
    if (degree.current === node.degree) return;
    degree.current = node.degree;
    void refetch().catch(() => undefined);
  }, [node.degree, refetch]);

  const shown = model.relationshipsOf(node.id);
  const counted = data?.neighbourhood?.types ?? [];
  const types = [...new Set([...counted.map(({ type }) => type), ...shown.map(({ type }) => type)])];
  return (
    <section aria-label={t('panel.relationships')}>
      {loading && types.length === 0 && node.degree > 0 && <Skeleton active title={false} paragraph={{ rows: 2 }} />}
      {types.length === 0 && node.degree === 0 && <p className={styles.nothing}>{t('panel.noRelationships')}</p>}
      {types.map((type) => {
        const ofType = shown.filter((relationship) => relationship.type === type);
        const total = counted.find((entry) => entry.type === type)?.total ?? 0;
        return (
          <NeighbourGroup key={type} node={node} type={type} shown={ofType} total={Math.max(total, ofType.length)} />
        );
      })}
    </section>
  );
}
