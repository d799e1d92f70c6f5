import { useSelector } from '@xstate/react';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';

import { useShowing } from '../workbench/Workbench';
import styles from './stage.module.css';

/** How far a layout has come, with a way to stop it where it is. */
export function LayoutProgress() {
  const { layout } = useShowing();
  const { t } = useTranslation('canvas');
  const isRunning = useSelector(layout, (state) => state.matches('running'));
  const progress = useSelector(layout, ({ context }) => context.progress);
  if (!isRunning) return null;
  return (
    <div className={styles.progress}>
      <span style={{ whiteSpace: 'nowrap' }}>{t('layout.running')}</span>
      <progress className={styles.bar} value={progress} aria-label={t('layout.running')} />
      <Button size="small" type="text" onClick={() => layout.send({ type: 'LAYOUT.CANCELLED' })}>
        {t('layout.stop')}
      </Button>
    </div>
  );
}
