import { Spin } from 'antd';
import { type TFunction } from 'i18next';
import { lazy, Suspense, useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import { EXAMPLE_NODES, EXAMPLE_RELATIONSHIPS } from './exampleGraph';
import styles from './HomeScreen.module.css';

const ReadOnlyCanvas = lazy(async () => ({
  default: (await import('../../../canvas/ReadOnlyCanvas')).ReadOnlyCanvas,
}));

function translated(t: TFunction<'public'>) {
  return {
    nodes: EXAMPLE_NODES.map(({ id, label, caption }) => ({
      id,
      labels: [t(`exampleLabel.${label}`)],
      properties: { name: t(`example.${caption}`) },
      propertyKinds: {},
    })),
    relationships: EXAMPLE_RELATIONSHIPS.map(([startNodeId, type, endNodeId]) => ({
      id: `${startNodeId}-${type}-${endNodeId}`,
      type: t(`example.${type}`),
      startNodeId,
      endNodeId,
      properties: {},
      propertyKinds: {},
    })),
  };
}

/** The real canvas, read only, with a small true graph in the reader's language. */
export function LiveExample() {
  const { t } = useTranslation('public');
  // The canvas lays out anew when its arrays change, so they stay the same until the language does.
  const { nodes, relationships } = useMemo(() => translated(t), [t]);
  return (
    <figure className={styles.example}>
      <div className={styles.stage}>
        <Suspense fallback={<Spin className={styles.spin ?? ''} />}>
          <ReadOnlyCanvas nodes={nodes} relationships={relationships} height="100%" label={t('home.exampleLabel')} />
        </Suspense>
      </div>
      <figcaption className={styles.caption}>{t('home.exampleCaption')}</figcaption>
    </figure>
  );
}
