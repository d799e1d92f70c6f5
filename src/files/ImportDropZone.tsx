import { Alert, type AlertProps, Button } from 'antd';
import { useTranslation } from 'react-i18next';

import { useProject } from '../project/project';
import { DropArea } from './DropArea';
import styles from './files.module.css';
import { ImportDrawer } from './ImportDrawer';
import { type ImportStep, isOpen } from './importStep';
import { type ImportFlow, useImportFlow } from './useImportFlow';

const TONES: Partial<Record<ImportStep, AlertProps['type']>> = { done: 'success', failed: 'error', refused: 'error' };

/** How far the import is, for who closed the drawer; what is over can be put away. */
function StatusLine({ flow }: { flow: ImportFlow }) {
  const { t } = useTranslation('files');
  return (
    <Alert
      role="status"
      type={TONES[flow.step] ?? 'info'}
      showIcon
      title={t(`step.${flow.step}`)}
      description={<span className={styles.steady}>{flow.fileNames.join(', ')}</span>}
      action={<Button onClick={flow.show}>{t('action.show')}</Button>}
      closable={isOpen(flow.step) ? false : { onClose: flow.putAway, 'aria-label': t('action.close') }}
    />
  );
}

/** Where an import begins and where one that is under way is found again. */
export function ImportPlace({ flow }: { flow: ImportFlow }) {
  return (
    <div className={styles.place}>
      <DropArea disabled={isOpen(flow.step)} onFiles={flow.start} />
      {flow.step !== 'idle' && !flow.shown && <StatusLine flow={flow} />}
      <ImportDrawer flow={flow} />
    </div>
  );
}

interface ImportDropZoneProps {
  /** Called when an import has been written: the graph has grown. */
  onImported(): void;
}

function Zone({ projectId, onImported }: ImportDropZoneProps & { projectId: string | undefined }) {
  return <ImportPlace flow={useImportFlow(projectId, onImported)} />;
}

/** Drop or choose files to import them into the current project; the rest goes on in a drawer. */
export function ImportDropZone({ onImported }: ImportDropZoneProps) {
  const { projectId } = useProject();
  return <Zone key={projectId ?? ''} projectId={projectId} onImported={onImported} />;
}
