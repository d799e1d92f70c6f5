import { Button, Modal } from 'antd';
import { useTranslation } from 'react-i18next';

import styles from './files.module.css';
import { useDownload } from './useDownload';
import { useExportChoices } from './useExportChoices';

interface ExportDialogProps {
  readonly isOpen: boolean;
  onClose(): void;
}

/** Asks in which format the current project is wanted, and downloads it. */
export function ExportDialog({ isOpen, onClose }: ExportDialogProps) {
  const { t } = useTranslation('files');
  const { isBusy, download } = useDownload();
  const choices = useExportChoices();
  return (
    <Modal open={isOpen} onCancel={onClose} footer={null} title={t('export.title')}>
      <ul className={styles.formats}>
        {choices.map((choice) => (
          <li key={choice.format}>
            <Button
              block
              className={styles.format ?? ''}
              disabled={isBusy}
              onClick={() => {
                onClose();
                download(choice);
              }}
            >
              <span>
                {choice.name}
                <span className={styles.soft}>{choice.about}</span>
              </span>
            </Button>
          </li>
        ))}
      </ul>
    </Modal>
  );
}
