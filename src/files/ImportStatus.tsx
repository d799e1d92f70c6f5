import { Alert, type AlertProps, Button } from 'antd';
import { useTranslation } from 'react-i18next';

import { Isolated } from '../components/isolated/Isolated';
import styles from './files.module.css';
import { type ImportStep, isOpen } from './importStep';
import { type ImportFlow } from './useImportFlow';

const TONES: Partial<Record<ImportStep, AlertProps['type']>> = { done: 'success', failed: 'error', refused: 'error' };

/** How far the import is, for who closed the drawer; what is over can be put away. */
export function ImportStatus({ flow }: { flow: ImportFlow }) {
  const { t } = useTranslation('files');
  return (
    <Alert
      role="status"
      type={TONES[flow.step] ?? 'info'}
      showIcon
      title={t(`step.${flow.step}`)}
      description={
        <span className={styles.steady}>
          <Isolated text={flow.fileNames.join(', ')} />
        </span>
      }
      action={<Button onClick={flow.show}>{t('action.show')}</Button>}
      closable={isOpen(flow.step) ? false : { onClose: flow.putAway, 'aria-label': t('action.close') }}
    />
  );
}
