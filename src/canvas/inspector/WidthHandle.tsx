import { type KeyboardEvent, type PointerEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { setInspector } from '../store/inspector';
import { INSPECTOR_WIDTH } from '../store/openParts';
import { useCanvasState, useWorkbench } from '../workbench/Workbench';
import styles from './inspector.module.css';

/** How far a key moves the edge, in pixels. */
const STEP = 20;
const { least, usual, most } = INSPECTOR_WIDTH;

/** The edge of the column: dragged, or moved by arrow keys, it makes the column wider or narrower. */
export function WidthHandle() {
  const { t } = useTranslation('canvas');
  const { store } = useWorkbench();
  const width = useCanvasState(({ inspector }) => inspector.width);
  const keep = (wanted: number) => setInspector(store, { width: wanted });
  const drag = (event: PointerEvent<HTMLElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const right = event.currentTarget.parentElement?.getBoundingClientRect().right ?? 0;
    keep(right - event.clientX);
  };
  const press = (event: KeyboardEvent) => {
    const to = { ArrowLeft: width + STEP, ArrowRight: width - STEP, Home: least, End: most }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    keep(to);
  };
  return (
    <div
      role="separator"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={t('inspector.width')}
      aria-valuemin={least}
      aria-valuemax={most}
      aria-valuenow={width}
      className={styles.edge}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={drag}
      onDoubleClick={() => keep(usual)}
      onKeyDown={press}
    />
  );
}
