import { UploadOutlined } from '@ant-design/icons';
import { Alert, Button } from 'antd';
import { type DragEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { appConfig } from '../app/config';
import styles from './files.module.css';
import { MOST_FILES, useFileChoosers, useFiles } from './FilesContext';

/** Where a page invites to an import: a place to drop files with a button that chooses them. */
export function ImportPlace() {
  const { isReady, flow } = useFiles();
  const { chooseImport } = useFileChoosers();
  return (
    <div className={styles.place}>
      <DropArea disabled={!isReady} onFiles={flow.start} onChoose={chooseImport} />
    </div>
  );
}

interface DropAreaProps {
  readonly disabled: boolean;
  onFiles(files: readonly File[]): void;
  /** Asks for files. */
  onChoose(): void;
}

/** A place to drop one or two files, with a button that chooses them by mouse or keyboard. */
function DropArea({ disabled, onFiles, onChoose }: DropAreaProps) {
  const { t } = useTranslation('files');
  const { textModel: model } = appConfig();
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

  return (
    <div
      className={over ? `${styles.zone} ${styles.over}` : styles.zone}
      onDragOver={onDragOver}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
      <UploadOutlined className={styles.icon} aria-hidden />
      <p className={styles.zoneTitle}>{t('drop.title')}</p>
      <Button disabled={disabled} onClick={onChoose} aria-describedby={hintId}>
        {t('drop.choose')}
      </Button>
      <p id={hintId} className={styles.hint}>
        {t('drop.hint')} {model !== undefined && t('drop.sent', { model })}
      </p>
      {refused > 0 && <Alert type="warning" showIcon role="alert" title={t('drop.tooMany', { count: refused })} />}
    </div>
  );
}
