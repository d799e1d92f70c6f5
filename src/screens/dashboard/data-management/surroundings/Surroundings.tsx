import { Alert, Button, Spin } from 'antd';
import { useCallback, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { ShownLine } from '../../../../canvas/ShownLine';
import { CanvasFoot } from '../../../../canvas/stage/CanvasFoot';
import { GraphStage } from '../../../../canvas/stage/GraphStage';
import { type CanvasStore } from '../../../../canvas/store/canvasStore';
import { changeBook } from '../../../../canvas/store/looks';
import { CanvasScope } from '../../../../canvas/style/CanvasScope';
import { useNewWorkbench } from '../../../../canvas/workbench/useNewWorkbench';
import { useOverlays } from '../../../../canvas/workbench/useOverlays';
import { CanvasContext, useBook, useTool } from '../../../../canvas/workbench/Workbench';
import { type GraphElement, isNode, refOf } from '../../../../../domain/elements/elements';
import { type GraphSummary } from '../../../../../domain/styles/summary';
import { useGraphSnapshot } from '../../../../graph/GraphModelContext';
import styles from './surroundings.module.css';
import { useSurroundings } from './useSurroundings';

interface SurroundingsProps {
  readonly element: GraphElement;
  /** How often many elements were changed at once: each time the surroundings are read anew. */
  readonly bulks: number;
  onOpen(element: GraphElement): void;
}

/** The chosen row with what stands around it, on the canvas. Needs a `GraphModelContext`. */
export function Surroundings({ element, bulks, onOpen }: SurroundingsProps) {
  const store = useRef<CanvasStore | null>(null);
  const learnWhole = useCallback(
    (whole: GraphSummary) => store.current && changeBook(store.current, (book) => book.knowingWhole(whole)),
    [],
  );
  const { hasFailed, shown, reload } = useSurroundings(element, bulks, learnWhole);
  const workbench = useNewWorkbench(reload);
  const { tool, controller } = workbench;
  useEffect(() => void (store.current = workbench.store), [workbench.store]);
  const { t } = useTranslation('data');
  const overlays = useOverlays(controller);
  useEffect(() => {
    if (shown === null) return;
    tool.send({ type: 'ELEMENT.CHOSEN', ref: refOf(shown) });
    // Beside the counts and the button, which come with what is chosen.
    const frame = requestAnimationFrame(() => controller.fit(false));
    return () => cancelAnimationFrame(frame);
  }, [shown, tool, controller]);

  return (
    <CanvasContext value={workbench}>
      <CanvasScope className={styles.canvas} ref={overlays}>
        <GraphStage>
          {shown === null && !hasFailed && <Spin className={styles.waiting ?? ''} />}
          {hasFailed && (
            <Alert
              className={styles.failed ?? ''}
              type="warning"
              title={t('surroundings.failed')}
              action={<Button onClick={reload}>{t('retry')}</Button>}
            />
          )}
          <CanvasFoot>{shown !== null && !hasFailed && <ShownLine isLoading={false} />}</CanvasFoot>
          <OpenChosen onOpen={onOpen} />
        </GraphStage>
      </CanvasScope>
    </CanvasContext>
  );
}

/** Opens the form of what is chosen on the canvas. */
function OpenChosen({ onOpen }: Pick<SurroundingsProps, 'onOpen'>) {
  const { t } = useTranslation('data');
  const book = useBook();
  const { model } = useGraphSnapshot();
  const selection = useTool(({ context }) => context.selection);
  const chosen = selection === null ? undefined : model.element(selection);
  if (chosen === undefined) return null;
  return (
    <Button className={styles.open ?? ''} data-covers="first" onClick={() => onOpen(chosen)}>
      {t('surroundings.open', { caption: isNode(chosen) ? book.nameOf(chosen) : chosen.type })}
    </Button>
  );
}
