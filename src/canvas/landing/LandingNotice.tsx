import { Alert, Button } from 'antd';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

import { useProblemText } from '../../components/problem/problemText';
import { useWorkbench } from '../workbench/Workbench';
import styles from './landing.module.css';

/** Brings elements into view again once a layout that runs is done: a first one shows everything, and they would be lost in it. @param ids null while nothing is found */
export function useFocusAfterLayout(ids: readonly string[] | null): void {
  const { controller, layout } = useWorkbench();
  useEffect(() => {
    if (ids === null || !layout.getSnapshot().matches('running')) return;
    const { unsubscribe } = layout.subscribe((now) => {
      if (now.matches('running')) return;
      unsubscribe();
      controller.focus(ids);
    });
    return unsubscribe;
  }, [ids, layout, controller]);
}

interface LandingNoticeProps {
  /** What is said of elements that are gone; null when they could not be looked for. */
  readonly gone: string | null;
  /** Why they could not be looked for. */
  readonly error: unknown;
  onDismiss(): void;
  onRetry(): void;
}

/** Says that what somebody came for is gone, or could not be looked for. */
export function LandingNotice({ gone, error, onDismiss, onRetry }: LandingNoticeProps) {
  const { t } = useTranslation('canvas');
  const problemText = useProblemText();
  return (
    <div className={styles.notice} role="status">
      <Alert
        showIcon
        type="warning"
        title={gone ?? t('landing.failed')}
        description={gone === null ? problemText(error) : t('landing.goneHint')}
        closable={{ closeIcon: true, 'aria-label': t('close'), onClose: onDismiss }}
        action={
          gone === null && (
            <Button size="small" onClick={onRetry}>
              {t('retry')}
            </Button>
          )
        }
      />
    </div>
  );
}
