import { Spin } from 'antd';
import { useTranslation } from 'react-i18next';

import styles from './DashboardLayout.module.css';

/** Shown for the moment in which the browser finds out who is signed in. */
export function Starting() {
  const { t } = useTranslation('common');
  return (
    <main className={styles.starting} role="status">
      <Spin />
      {t('loading')}
    </main>
  );
}
