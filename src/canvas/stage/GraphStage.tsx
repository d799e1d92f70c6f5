import { useSelector } from '@xstate/react';
import { Spin } from 'antd';
import { type KeyboardEvent, lazy, type ReactNode, Suspense, useCallback, useId, useState } from 'react';
import { type Core } from 'cytoscape';
import { useTranslation } from 'react-i18next';

import { type Point } from '../../../domain/elements/elements';
import { useGraphSnapshot } from '../../graph/GraphModelContext';
import { DIRECTIONS, nextInDirection } from '../core/directions';
import { KeyBox } from '../sets/KeyBox';
import { Lasso } from '../sets/Lasso';
import { useWorkbench } from '../workbench/Workbench';
import { EndHandles } from './EndHandles';
import { menuPlace } from './menuPlace';
import { NodeHandle } from './NodeHandle';
import { StageForms } from './StageForms';
import { StageHint } from './StageHint';
import styles from './stage.module.css';

const CytoscapeMount = lazy(async () => ({ default: (await import('./CytoscapeMount')).CytoscapeMount }));
const PAN_STEP = 80;
/** How far a key moves a node, in pixels; with Shift further. */
const NUDGE = 10;
const LONG_NUDGE = 50;

const scaled = ({ x, y }: Point, by: number): Point => ({ x: x * by, y: y * by });

/** The keys that ask for a context menu everywhere. */
const isMenuKey = ({ key, shiftKey }: KeyboardEvent) => key === 'ContextMenu' || (shiftKey && key === 'F10');

interface GraphStageProps {
  /** A menu is asked for by a key. */
  onMenu?(place: Point): void;
  readonly children?: ReactNode;
}

/**
 * The drawn graph with what floats over it. Arrow keys go from node to node; with Shift they take it into the selection, with Alt
 * they move the view, with Ctrl the node. While a node is to be chosen they only point at it, and Enter chooses.
 */
export function GraphStage({ onMenu, children }: GraphStageProps) {
  const { controller, model, tool, layout, stage, goTo } = useWorkbench();
  const { snapshot } = useGraphSnapshot();
  const { t } = useTranslation('canvas');
  const hint = useId();
  const isLayoutRunning = useSelector(layout, (state) => state.matches('running'));
  const [isDrawn, setDrawn] = useState(false);
  const attach = useCallback(
    (cy: Core) => {
      controller.attach(cy, () => setDrawn(true));
    },
    [controller],
  );

  const move = (event: KeyboardEvent<HTMLElement>) => {
    if (isMenuKey(event) && event.target === event.currentTarget) {
      event.preventDefault();
      const { clientWidth: width, clientHeight: height } = event.currentTarget;
      onMenu?.(menuPlace(controller, model, tool.getSnapshot().context.selection, { width, height }));
      return;
    }
    if (event.target !== event.currentTarget) return;
    const { selection, pointed } = tool.getSnapshot().context;
    if (event.key === 'Enter' && pointed !== null) {
      event.preventDefault();
      if (model.node(pointed) !== undefined) tool.send({ type: 'ELEMENT.CHOSEN', ref: { kind: 'node', id: pointed } });
      return;
    }
    const direction = DIRECTIONS[event.key];
    if (direction === undefined) return;
    event.preventDefault();
    if (event.ctrlKey || event.metaKey) {
      if (selection?.kind === 'node')
        controller.nudge(selection.id, scaled(direction, event.shiftKey ? LONG_NUDGE : NUDGE), event.timeStamp);
      return;
    }
    if (event.altKey) {
      controller.sight.pan({ x: -direction.x * PAN_STEP, y: -direction.y * PAN_STEP });
      return;
    }
    const nodes = controller.positionsOf();
    const from = nodes.find(({ nodeId }) => nodeId === (pointed ?? selection?.id));
    const next = nextInDirection(from ?? controller.sight.middle(), direction, nodes);
    if (next === null) return;
    const pointing = { type: 'NODE.POINTED', nodeId: next } as const;
    if (tool.getSnapshot().can(pointing)) {
      tool.send(pointing);
      controller.focus([next]);
    } else if (event.shiftKey) tool.send({ type: 'ELEMENTS.CHOSEN', refs: [{ kind: 'node', id: next }], how: 'also' });
    else goTo({ kind: 'node', id: next });
  };

  return (
    <div
      ref={stage}
      className={styles.stage}
      role="application"
      aria-label={t('stage.name')}
      aria-describedby={hint}
      tabIndex={0}
      data-testid="graph-canvas"
      data-nodes={isDrawn ? snapshot.nodesShown : 0}
      data-relationships={isDrawn ? snapshot.relationshipsShown : 0}
      data-layout={isLayoutRunning ? 'running' : 'idle'}
      style={{ background: 'var(--canvas-background)' }}
      onKeyDown={move}
      onContextMenu={(event) => event.preventDefault()}
    >
      <span id={hint} className={styles.hidden}>
        {t('stage.hint')}
      </span>
      <Suspense fallback={<Spin style={{ position: 'absolute', inset: 0, margin: 'auto', height: 32 }} />}>
        <CytoscapeMount onCore={attach} />
      </Suspense>
      <Lasso />
      <KeyBox />
      <NodeHandle />
      <EndHandles />
      <StageHint />
      <StageForms />
      {children}
    </div>
  );
}
