import { Button } from 'antd';
import { useTranslation } from 'react-i18next';

import styles from './ProfileScreen.module.css';

interface ClashNoteProps {
  /** What another window or browser has made of this part. */
  readonly other: string;
  onTake(): void;
}

/** Shows, below a field, the value that another write gave it, and takes it over on demand. */
export function ClashNote({ other, onTake }: ClashNoteProps) {
  const { t } = useTranslation('account');
  return (
    <span className={styles.clash}>
      <span>{other === '' ? t('profile.nowEmpty') : t('profile.now', { value: other })}</span>
      <Button size="small" onClick={onTake}>
        {t('profile.take')}
      </Button>
    </span>
  );
}
