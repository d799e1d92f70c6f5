import { Button } from 'antd';
import { use } from 'react';
import { useTranslation } from 'react-i18next';

import { useGraphSnapshot } from '../graph/GraphModelContext';
import { type GraphModel, type ModelSnapshot } from '../graph/GraphModel';
import styles from './canvas.module.css';
import { type Hidden, HiddenContext, inSight, isNothingHidden } from './core/visibility';
import { showingAll } from './sets/sight';
import { useShowing } from './workbench/Workbench';

interface ShownLineProps {
  readonly isLoading: boolean;
  /** Shows more nodes; left out where the canvas shows a fixed part. */
  onMore?(): void;
}

/** What is counted: all that is drawn, or, with something switched off, what is left in sight. */
const seen = (model: GraphModel, snapshot: ModelSnapshot, hidden: Hidden) =>
  isNothingHidden(hidden)
    ? { nodes: snapshot.nodesShown, relationships: snapshot.relationshipsShown }
    : inSight(model, hidden);

/** How much of the project is in sight on the canvas, always, and a way to see more. */
export function ShownLine({ isLoading, onMore }: ShownLineProps) {
  const { t, i18n } = useTranslation('canvas');
  const { model, snapshot } = useGraphSnapshot();
  const hidden = use(HiddenContext);
  const { controller } = useShowing();
  const { nodes, relationships } = seen(model, snapshot, hidden);
  const number = new Intl.NumberFormat(i18n.language);
  const line = (key: 'shown.nodes' | 'shown.relationships', shown: number, total: number) =>
    t(key, { count: total, shown: number.format(shown), total: number.format(total) });
  return (
    <div className={styles.shown} role="status" data-covers="first">
      <span>{line('shown.nodes', nodes, snapshot.nodesTotal)}</span>
      <span className={styles.faint}>{line('shown.relationships', relationships, snapshot.relationshipsTotal)}</span>
      {!isNothingHidden(hidden) && (
        <Button type="link" size="small" onClick={() => controller.setHidden(showingAll())}>
          {t('shown.back')}
        </Button>
      )}
      {onMore !== undefined && snapshot.nodesShown < snapshot.nodesTotal && (
        <Button type="link" size="small" loading={isLoading} onClick={onMore}>
          {t('shown.more')}
        </Button>
      )}
    </div>
  );
}
