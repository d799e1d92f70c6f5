import CloseOutlined from '@ant-design/icons/CloseOutlined';
import { Button } from 'antd';
import { type ReactNode, type RefCallback, useCallback, useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import { type Query } from '../../../domain/query/Query';
import { useProblemText } from '../../components/problem/problemText';
import { useGraphSnapshot } from '../../graph/GraphModelContext';
import { type CanvasController } from '../CanvasController';
import { QueryChips } from '../../query/QueryChips';
import { KeepView } from '../../views/KeepView';
import { useBook, useWorkbench } from '../workbench/Workbench';
import { type Looking } from './looking';
import { seenNow } from './openView';
import styles from './lens.module.css';

interface LensBarProps {
  readonly projectId: string;
  readonly looking: Looking;
  /** What stands beside the chips. */
  readonly beside?: ReactNode;
  /** What stands before the button that ends it. */
  readonly ways?: ReactNode;
  /** What is said of the result. */
  readonly children: ReactNode;
  /** Why there is none; null where there is, or may be. */
  readonly error: unknown;
  retry(): void;
}

/** The query by which the canvas is looked at, in chips over it: changed, kept as a view, and ended, there. */
export function LensBar({ projectId, looking, beside, ways, children, error, retry }: LensBarProps) {
  const { t } = useTranslation('canvas');
  const problemText = useProblemText();
  const workbench = useWorkbench();
  const { store, controller, stage } = workbench;
  const heading = useId();
  const known = useShownNames();
  const { query, sight } = looking;
  const about = query.kind === 'nodes' ? 'filter' : 'paths';
  const run = (changed: Query) => {
    if (changed.kind === 'nodes' || changed.kind === 'paths') store.setState({ looking: { query: changed, sight } });
  };
  const leave = () => {
    store.setState({ looking: null });
    stage.current?.focus();
  };
  return (
    <section
      ref={useBarHeight(controller)}
      className={styles.bar}
      aria-labelledby={heading}
      data-covers="first"
      onKeyDown={(event) => event.key === 'Escape' && !event.defaultPrevented && leave()}
    >
      <div className={styles.row}>
        <h2 id={heading} className={styles.title}>
          {t(`${about}.title`)}
        </h2>
        <QueryChips
          query={query}
          projectId={projectId}
          known={known}
          labelledBy={heading}
          apply={t(`${about}.apply`)}
          onRun={run}
        />
        {beside}
        <span className={styles.ways}>
          {ways}
          <Button
            type="text"
            size="small"
            icon={<CloseOutlined />}
            aria-label={t(`${about}.clear`)}
            title={t(`${about}.clear`)}
            onClick={leave}
          />
        </span>
      </div>
      <div className={styles.row}>
        {children}
        {error !== null && (
          <span role="alert">
            {t(`${about}.failed`)} {problemText(error)}{' '}
            <Button type="link" size="small" onClick={retry}>
              {t('retry')}
            </Button>
          </span>
        )}
        <KeepView projectId={projectId} seen={() => seenNow(workbench)} />
      </div>
    </section>
  );
}

/**
 * Lets what stands below a bar over the canvas begin below its end, however many lines the bar has, and keeps in sight what it would
 * cover: it is fetched, and comes after what opened it. Give the answered ref to the bar.
 */
const useBarHeight = ({ sight }: Pick<CanvasController, 'sight'>): RefCallback<HTMLElement> =>
  useCallback(
    (bar: HTMLElement) => {
      const around = bar.parentElement;
      if (around === null) return undefined;
      const observer = new ResizeObserver(() => {
        around.style.setProperty('--bar-height', `${bar.offsetHeight + 8}px`);
        sight.keep();
      });
      observer.observe(bar);
      return () => {
        observer.disconnect();
        around.style.removeProperty('--bar-height');
      };
    },
    [sight],
  );

const namesAt = (_revision: number, names: () => readonly (readonly [string, string])[]) => new Map(names());

/** What the shown nodes are called, by their ids: a chip needs nothing read to name them. */
function useShownNames(): ReadonlyMap<string, string> {
  const book = useBook();
  const { model, snapshot } = useGraphSnapshot();
  return useMemo(
    () => namesAt(snapshot.revision, () => model.nodes().map((node) => [node.id, book.nameOf(node)] as const)),
    [book, model, snapshot.revision],
  );
}
