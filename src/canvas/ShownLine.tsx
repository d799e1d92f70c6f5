import { Button } from 'antd';
import { useTranslation } from 'react-i18next';

import { useGraphSnapshot } from '../graph/GraphModelContext';
import styles from './canvas.module.css';

interface ShownLineProps {
  readonly isLoading: boolean;
  /** Shows more nodes; left out where the canvas shows a fixed part. */
  onMore?(): void;
}

/** How much of the project is on the canvas, always, and a way to see more. */
export function ShownLine({ isLoading, onMore }: ShownLineProps) {
  const { t, i18n } = useTranslation('canvas');
  const { snapshot } = useGraphSnapshot();
  const number = new Intl.NumberFormat(i18n.language);
  const line = (key: 'shown.nodes' | 'shown.relationships', shown: number, total: number) =>
    t(key, { count: total, shown: number.format(shown), total: number.format(total) });
  return (
    <div className={styles.shown} role="status">
      <span>{line('shown.nodes', snapshot.nodesShown, snapshot.nodesTotal)}</span>
      <span className={styles.faint}>
        {line('shown.relationships', snapshot.relationshipsShown, snapshot.relationshipsTotal)}
      </span>
      {onMore !== undefined && snapshot.nodesShown < snapshot.nodesTotal && (
        <Button type="link" size="small" loading={isLoading} onClick={onMore}>
          {t('shown.more')}
        </Button>
      )}
    </div>
  );
}
