import { later } from '../components/later/later';
import { useProject } from '../project/project';
import { DropArea } from './DropArea';
import styles from './files.module.css';
import { isOpen } from './importStep';
import { type ImportFlow, useImportFlow } from './useImportFlow';

const ImportDrawer = later(async () => (await import('./ImportDrawer')).ImportDrawer);
const ImportStatus = later(async () => (await import('./ImportStatus')).ImportStatus);

/** Where an import begins and where one that is under way is found again. */
export function ImportPlace({ flow }: { flow: ImportFlow }) {
  const { projectId } = useProject();
  return (
    <div className={styles.place}>
      <DropArea disabled={projectId === undefined || isOpen(flow.step)} onFiles={flow.start} />
      {flow.step !== 'idle' && !flow.shown && <ImportStatus flow={flow} />}
      {flow.step !== 'idle' && <ImportDrawer flow={flow} />}
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
