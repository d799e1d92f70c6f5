import { Button } from 'antd';
import { use, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { MOST_NODES } from '../../machines/overviewMachine';
import { useGraphSnapshot } from '../graph/GraphModelContext';
import { type GraphModel, type ModelSnapshot } from '../graph/GraphModel';
import styles from './canvas.module.css';
import { type Hidden, HiddenContext, inSight, isNothingHidden } from './core/visibility';
import { showingAll } from './sets/sight';
import { useShowing } from './workbench/Workbench';

interface ShownLineProps {
  readonly isLoading: boolean;
  /** Shows all nodes that a canvas can show; left out where the canvas shows a fixed part. */
  onAll?(): void;
}

/** What is counted: all that is drawn, or, with something switched off, what is left in sight. */
const seen = (model: GraphModel, snapshot: ModelSnapshot, hidden: Hidden) =>
  isNothingHidden(hidden)
    ? { nodes: snapshot.nodesShown, relationships: snapshot.relationshipsShown }
    : inSight(model, hidden);

/** Asks once for what is not shown yet, as soon as the first of it is. @returns what has become of the rest; undefined where there is none */
function useRest({ isLoading, onAll }: ShownLineProps, { nodesShown, nodesTotal }: ModelSnapshot) {
  const isAsked = useRef(false);
  const isPartial = onAll !== undefined && nodesShown < nodesTotal;
  useEffect(() => {
    if (!isPartial || isLoading || isAsked.current) return;
    isAsked.current = true;
    onAll();
  }, [isPartial, isLoading, onAll]);
  if (!isPartial) return undefined;
  if (isLoading) return 'loading';
  return nodesShown >= MOST_NODES ? 'tooMany' : 'wanted';
}

/** How much of the project is in sight on the canvas, always; the rest comes by itself. */
export function ShownLine({ isLoading, onAll }: ShownLineProps) {
  const { t, i18n } = useTranslation('canvas');
  const { model, snapshot } = useGraphSnapshot();
  const hidden = use(HiddenContext);
  const { controller } = useShowing();
  const { nodes, relationships } = seen(model, snapshot, hidden);
  const rest = useRest({ isLoading, ...(onAll === undefined ? {} : { onAll }) }, snapshot);
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
      {rest === 'loading' && <span className={styles.faint}>{t('shown.loading')}</span>}
      {rest === 'tooMany' && (
        <span className={styles.faint}>{t('shown.most', { count: MOST_NODES, most: number.format(MOST_NODES) })}</span>
      )}
      {rest === 'wanted' && (
        <Button type="link" size="small" onClick={onAll}>
          {t('shown.more')}
        </Button>
      )}
    </div>
  );
}
