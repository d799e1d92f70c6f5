import { Spin } from 'antd';
import { type KeyboardEvent, lazy, type ReactNode, Suspense, useCallback, useId, useState } from 'react';
import { type Core } from 'cytoscape';
import { useTranslation } from 'react-i18next';

import { DIRECTIONS, nextInDirection } from '../../../canvas/core/directions';
import styles from '../../../canvas/stage/stage.module.css';
import { useShowing } from '../../../canvas/workbench/Workbench';
import { useGraphSnapshot } from '../../../graph/GraphModelContext';

const CytoscapeMount = lazy(async () => ({
  default: (await import('../../../canvas/stage/CytoscapeMount')).CytoscapeMount,
}));
const PAN_STEP = 80;

/** The drawn graph of a view with what floats over it. Arrow keys go from node to node; with Shift they move the view. */
export function ViewStage({ children }: { readonly children: ReactNode }) {
  const { controller, tool, goTo } = useShowing();
  const { snapshot } = useGraphSnapshot();
  const { t } = useTranslation(['view', 'canvas']);
  const hint = useId();
  const [isDrawn, setDrawn] = useState(false);
  const attach = useCallback(
    (cy: Core) => {
      controller.attach(cy, () => {
        controller.setGrabbable(false);
        setDrawn(true);
      });
    },
    [controller],
  );
  const move = (event: KeyboardEvent) => {
    const direction = DIRECTIONS[event.key];
    const isOnStage = event.target === event.currentTarget;
    if (direction === undefined || !isOnStage || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    if (event.shiftKey) {
      controller.sight.pan({ x: -direction.x * PAN_STEP, y: -direction.y * PAN_STEP });
      return;
    }
    const nodes = controller.positionsOf();
    const from = nodes.find(({ nodeId }) => nodeId === tool.getSnapshot().context.selection?.id);
    const next = nextInDirection(from ?? controller.sight.middle(), direction, nodes);
    if (next !== null) goTo({ kind: 'node', id: next });
  };
  return (
    <div
      className={styles.stage}
      role="application"
      aria-label={t('canvas:stage.name')}
      aria-describedby={hint}
      tabIndex={0}
      data-testid="graph-canvas"
      data-nodes={isDrawn ? snapshot.nodesShown : 0}
      data-relationships={isDrawn ? snapshot.relationshipsShown : 0}
      style={{ background: 'var(--canvas-background)' }}
      onKeyDown={move}
      onContextMenu={(event) => event.preventDefault()}
    >
      <span id={hint} className={styles.hidden}>
        {t('hint')}
      </span>
      <Suspense fallback={<Spin style={{ position: 'absolute', inset: 0, margin: 'auto', height: 32 }} />}>
        <CytoscapeMount onCore={attach} />
      </Suspense>
      {children}
    </div>
  );
}
