import { useSelector } from '@xstate/react';
import { Button } from 'antd';
import { type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import styles from '../canvas.module.css';
import { useShowing } from '../workbench/Workbench';

/** How far a layout has come, with a way to stop it where it is. */
function LayoutProgress() {
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

/** The lines at the foot of a canvas, beside or above each other: how much of the graph is shown, and how far a layout has come. */
export const CanvasFoot = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.foot}>
    {children}
    <LayoutProgress />
  </div>
);
