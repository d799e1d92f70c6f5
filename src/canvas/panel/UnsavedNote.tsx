import { Button } from 'antd';
import { useTranslation } from 'react-i18next';

import styles from './panel.module.css';

interface UnsavedNoteProps {
  readonly id: string;
  onSend(): void;
  onDiscard(): void;
}

/** Says beside a field that what stands in it did not reach the store, and sends it again or gives it up. */
export function UnsavedNote({ id, onSend, onDiscard }: UnsavedNoteProps) {
  const { t } = useTranslation('canvas');
  return (
    <div className={styles.unsaved}>
      <span id={id} role="alert" className={styles.wrong}>
        {t('property.unsaved')}
      </span>
      <Button size="small" onClick={onDiscard}>
        {t('property.discard')}
      </Button>
      <Button size="small" onClick={onSend}>
        {t('property.sendAgain')}
      </Button>
    </div>
  );
}
