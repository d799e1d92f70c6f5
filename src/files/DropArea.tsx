import { UploadOutlined } from '@ant-design/icons';
import { Alert, Button } from 'antd';
import { type ChangeEvent, type DragEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import styles from './files.module.css';

/** Most files of one import: a CSV pair. */
const MOST_FILES = 2;
/** What the file chooser offers first; anything may be dropped, the backend looks inside. */
const ENDINGS = '.csv,.tsv,.txt,.json,.cyjs,.graphml,.xml';

interface DropAreaProps {
  readonly disabled: boolean;
  onFiles(files: readonly File[]): void;
}

/** A place to drop one or two files, with a button that chooses them by mouse or keyboard. */
export function DropArea({ disabled, onFiles }: DropAreaProps) {
  const { t } = useTranslation('files');
  const chooser = useRef<HTMLInputElement>(null);
  const hintId = useId();
  const [over, setOver] = useState(false);
  const [refused, setRefused] = useState(0);

  const take = (files: readonly File[]) => {
    const tooMany = files.length > MOST_FILES;
    setRefused(tooMany ? files.length : 0);
    if (!tooMany && files.length > 0) onFiles(files);
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (!disabled) take([...event.dataTransfer.files]);
  };
  const onDragOver = (event: DragEvent) => {
    event.preventDefault();
    event.dataTransfer.dropEffect = disabled ? 'none' : 'copy';
    setOver(!disabled);
  };
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    take([...(target.files ?? [])]);
    // The same file may be chosen again after it was mended.
    target.value = '';
  };

  return (
    <div
      className={over ? `${styles.zone} ${styles.over}` : styles.zone}
      onDragOver={onDragOver}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
      <UploadOutlined className={styles.icon} aria-hidden />
      <p className={styles.zoneTitle}>{t('drop.title')}</p>
      <Button disabled={disabled} onClick={() => chooser.current?.click()} aria-describedby={hintId}>
        {t('drop.choose')}
      </Button>
      <p id={hintId} className={styles.hint}>
        {t('drop.hint')}
      </p>
      <input
        ref={chooser}
        type="file"
        hidden
        multiple
        disabled={disabled}
        accept={ENDINGS}
        aria-label={t('drop.choose')}
        onChange={onChange}
      />
      {refused > 0 && <Alert type="warning" showIcon role="alert" title={t('drop.tooMany', { count: refused })} />}
    </div>
  );
}
