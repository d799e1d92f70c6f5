import { Button, Modal, Segmented } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import styles from './files.module.css';
import { type ExportParts } from './FilesContext';
import { useDownload } from './useDownload';
import { useExportChoices } from './useExportChoices';

interface ExportDialogProps {
  /** The parts of the project that may be exported instead of the whole. */
  readonly parts: ExportParts;
  readonly isOpen: boolean;
  onClose(): void;
}

type Scope = 'project' | keyof ExportParts;

/** Asks in which format the current project, or a part of it, is wanted, and downloads it. */
export function ExportDialog({ parts, isOpen, onClose }: ExportDialogProps) {
  const { t } = useTranslation('files');
  const { isBusy, download } = useDownload();
  const [chosen, setChosen] = useState<Scope>('project');
  const scopes: Scope[] = ['project', ...(['selection', 'view'] as const).filter((part) => parts[part] !== undefined)];
  const scope = scopes.includes(chosen) ? chosen : 'project';
  const choices = useExportChoices(scope === 'project' ? undefined : parts[scope]);
  return (
    <Modal open={isOpen} onCancel={onClose} footer={null} title={t('export.title')}>
      {scopes.length > 1 && (
        <Segmented<Scope>
          block
          aria-label={t('export.scope.label')}
          value={scope}
          onChange={setChosen}
          options={scopes.map((value) => ({ value, label: t(`export.scope.${value}`) }))}
        />
      )}
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
