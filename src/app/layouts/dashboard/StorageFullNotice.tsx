import { useTranslation } from 'react-i18next';

import { useStorageFull } from '../../../apollo/storageFull';
import styles from './StorageFullNotice.module.css';

/** Says that nothing can be saved and what to do, for as long as that is so. */
export function StorageFullNotice() {
  const { t } = useTranslation('errors');
  const isFull = useStorageFull();
  return (
    isFull && (
      <p role="alert" className={styles.notice}>
        {t('storageFull.text')}
      </p>
    )
  );
}
