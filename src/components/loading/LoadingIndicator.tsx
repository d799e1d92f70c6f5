import { useSelector } from '@xstate/react';
import { Spin } from 'antd';
import { useTranslation } from 'react-i18next';

import { loadingActor } from './loadingActor';
import styles from './LoadingIndicator.module.css';

/** 'Loading...' with a spinner while any backend request is in flight; it floats, so nothing moves when it comes. */
export function LoadingIndicator() {
  const { t } = useTranslation('common');
  const shown = useSelector(loadingActor, (snapshot) => snapshot.matches({ inFlight: 'shown' }));
  return (
    <div role="status" className={styles.place}>
      {shown && (
        <span className={styles.pill}>
          <Spin size="small" />
          {t('loading')}
        </span>
      )}
    </div>
  );
}

/** A spinner that says what is waited for; one of Ant Design alone has no role that could bear a name. */
export function Waiting({ text }: { text: string }) {
  return (
    <div role="status" aria-label={text}>
      <Spin />
    </div>
  );
}
