import { Button } from 'antd';
import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';

import { MOST_NODES } from '../../machines/overviewMachine';
import { useGraphSnapshot } from '../graph/GraphModelContext';
import { type GraphModel } from '../graph/GraphModel';
import { type ModelSnapshot } from '../graph/graphState';
import styles from './canvas.module.css';
import { elementsInSight, type Hidden, isNothingHidden, NOTHING_HIDDEN } from './core/visibility';
import { type GraphArrays } from './map/GraphArrays';
import { inSightOnMap } from './map/standing';
import { useCanvasState, useShowing } from './workbench/Workbench';

/** What a canvas does not show yet. */
interface Rest {
  /** How many nodes were asked for: with fewer none are left out, whatever the totals say while changes come in. */
  readonly asked: number;
  /** Shows all nodes that a canvas can show. */
  bring(): void;
}

interface ShownLineProps {
  readonly isLoading: boolean;
  /** Left out where the canvas shows a fixed part. */
  readonly rest?: Rest;
}

/** What is counted: all that is drawn, or, with something switched off, what is left in sight. */
function seen(model: GraphModel, snapshot: ModelSnapshot, hidden: Hidden, arrays: GraphArrays | undefined) {
  if (arrays !== undefined) return inSightOnMap(arrays, hidden, model);
  if (isNothingHidden(hidden)) return { nodes: snapshot.nodesShown, relationships: snapshot.relationshipsShown };
  const { nodes, relationships } = elementsInSight(model, hidden);
  return { nodes: nodes.length, relationships: relationships.length };
}

/** Asks once for what is not shown yet, as soon as the first of it is. @returns what has become of the rest; undefined where there is none */
function useRest({ isLoading, rest }: ShownLineProps, { nodesShown, nodesTotal }: ModelSnapshot) {
  const isAsked = useRef(false);
  const isPartial = rest !== undefined && nodesShown < nodesTotal;
  const isCutShort = isPartial && nodesShown >= rest.asked;
  useEffect(() => {
    if (!isCutShort || isLoading || isAsked.current) return;
    isAsked.current = true;
    rest.bring();
  }, [isCutShort, isLoading, rest]);
  if (!isPartial) return undefined;
  if (isLoading) return 'loading';
  return nodesShown >= MOST_NODES ? 'tooMany' : 'wanted';
}

/** How much of the project is in sight on the canvas, always; the rest comes by itself. */
export function ShownLine(props: ShownLineProps) {
  const { t, i18n } = useTranslation('canvas');
  const { model, snapshot } = useGraphSnapshot();
  const { controller, store } = useShowing();
  const hidden = useCanvasState((state) => state.hidden);
  const { map } = controller;
  const arrays = useSyncExternalStore(map.read, () => map.arrays);
  const redraw = useSyncExternalStore(map.read, () => map.redraw);
  const { nodes, relationships } = useMemo(
    () => seen(model, snapshot, hidden, arrays),
    [model, snapshot, hidden, arrays],
  );
  const rest = useRest(props, snapshot);
  const number = new Intl.NumberFormat(i18n.language);
  const line = (key: 'shown.nodes' | 'shown.relationships', shown: number, total: number) =>
    t(key, { count: total, shown: number.format(shown), total: number.format(total) });
  return (
    <div className={styles.shown} role="status" data-covers="first">
      <span>{line('shown.nodes', nodes, snapshot.nodesTotal)}</span>
      <span className={styles.faint}>{line('shown.relationships', relationships, snapshot.relationshipsTotal)}</span>
      {!isNothingHidden(hidden) && (
        <Button type="link" size="small" onClick={() => store.setState({ hidden: NOTHING_HIDDEN })}>
          {t('shown.back')}
        </Button>
      )}
      {rest === 'loading' && <span className={styles.faint}>{t('shown.loading')}</span>}
      {rest === 'tooMany' && arrays === undefined && (
        <span className={styles.faint}>{t('shown.most', { count: MOST_NODES, most: number.format(MOST_NODES) })}</span>
      )}
      {redraw !== undefined && <span>{t('map.failed')}</span>}
      {redraw !== undefined && (
        <Button type="link" size="small" onClick={redraw}>
          {t('retry')}
        </Button>
      )}
      {rest === 'wanted' && (
        <Button type="link" size="small" onClick={props.rest?.bring}>
          {t('shown.more')}
        </Button>
      )}
    </div>
  );
}
