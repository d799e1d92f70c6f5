import { Button, Empty } from 'antd';
import { useTranslation } from 'react-i18next';

import styles from './notifications.module.css';

interface NothingThereProps {
  /** Whether there may be some that a filter hides. */
  readonly isFiltered: boolean;
  onClear(): void;
}

/** Says why the list is empty, and what to do about it. */
export function NothingThere({ isFiltered, onClear }: NothingThereProps) {
  const { t } = useTranslation('notifications');
  return (
    <Empty
      image={Empty.PRESENTED_IMAGE_SIMPLE}
      description={
        <div role="status">
          <strong>{t(isFiltered ? 'empty.filtered' : 'empty.title')}</strong>
          <p className={styles.hint}>{t(isFiltered ? 'empty.filteredText' : 'empty.text')}</p>
        </div>
      }
    >
      {isFiltered && <Button onClick={onClear}>{t('empty.clear')}</Button>}
    </Empty>
  );
}
