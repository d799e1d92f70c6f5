import LeftOutlined from '@ant-design/icons/LeftOutlined';
import RightOutlined from '@ant-design/icons/RightOutlined';
import { Button } from 'antd';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useFirstFocus } from '../../components/confirm/useReturnFocus';
import { useBook, useWorkbench } from '../workbench/Workbench';
import { LensBar } from './LensBar';
import { type Sight } from './looking';
import styles from './lens.module.css';
import { keptOf, type PathsQuery } from './pathSteps';
import { type FoundPaths, usePaths } from './usePaths';

interface PathsBarProps {
  readonly projectId: string;
  readonly query: PathsQuery;
  readonly sight: Sight;
}

/** The paths between nodes: drawn one after the other while all else is faint, and changed by their chips. */
export function PathsBar({ projectId, query, sight }: PathsBarProps) {
  const { t } = useTranslation('canvas');
  const { found, error, retry } = usePaths(projectId, query);
  return (
    <LensBar projectId={projectId} looking={{ query, sight }} error={error} retry={retry}>
      {found === null && error === null && (
        <span role="status" className={styles.found}>
          {t('paths.asking')}
        </span>
      )}
      {found !== null && <Steps key={JSON.stringify(found.paths)} query={query} {...found} />}
    </LensBar>
  );
}

/** Goes from path to path and says which one is drawn. */
function Steps({ query, paths, isCut }: FoundPaths & { readonly query: PathsQuery }) {
  const { t } = useTranslation('canvas');
  const { model, controller, store } = useWorkbench();
  const book = useBook();
  const [at, setAt] = useState(0);
  const next = useFirstFocus<HTMLButtonElement>();
  const path = useMemo(() => paths[at] ?? [], [paths, at]);
  useEffect(() => {
    const draw = () => store.setState({ kept: keptOf([path], query, model.relationships()) });
    draw();
    controller.focus(path);
    const stop = model.subscribe(draw);
    return () => {
      stop();
      store.setState({ kept: null });
    };
  }, [controller, store, model, path, query]);
  const name = (id: string) => book.nameOf(model.node(id));
  const go = (by: number) => setAt((now) => (now + by + paths.length) % paths.length);
  if (paths.length === 0)
    return (
      <span role="status" className={styles.found}>
        {t('paths.none')}
      </span>
    );
  return (
    <>
      {paths.length > 1 && (
        <span role="group" aria-label={t('paths.step')}>
          <Button size="small" icon={<LeftOutlined />} aria-label={t('paths.previous')} onClick={() => go(-1)} />{' '}
          <Button ref={next} size="small" icon={<RightOutlined />} aria-label={t('paths.next')} onClick={() => go(1)} />
        </span>
      )}
      <span role="status" className={styles.found}>
        {t('paths.of', { at: at + 1, total: paths.length, count: path.length - 1 })}
        {isCut && ` ${t('paths.cut')}`}
        {': '}
        {path.map(name).join(' – ')}
      </span>
    </>
  );
}
