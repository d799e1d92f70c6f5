import { UploadOutlined } from '@ant-design/icons';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { later } from '../components/later/later';
import { useToast } from '../components/toast/useToast';
import { useProject } from '../project/ProjectContext';
import { ENDINGS, type ExportParts, FileChoosersContext, FilesContext, MOST_FILES } from './FilesContext';
import styles from './files.module.css';
import { isOpen } from './importStep';
import { usePastedTable } from './usePastedTable';
import { useFileDrop } from './useFileDrop';
import { useFocusOnGraph } from './useFocusOnGraph';
import { useImportFlow } from './useImportFlow';

const ExportDialog = later(async () => (await import('./ExportDialog')).ExportDialog);
const ImportDrawer = later(async () => (await import('./ImportDrawer')).ImportDrawer);
const ImportStatus = later(async () => (await import('./ImportStatus')).ImportStatus);

interface FilesAreaProps {
  readonly className?: string | undefined;
  /** Called when an import has been written: the graph has grown. */
  onImported(): void;
  /** Whether this page shows the graph: an import then goes out of its way once it is written. */
  readonly showsGraph?: boolean;
  readonly children: ReactNode;
}

type AreaProps = FilesAreaProps & { readonly projectId: string | undefined };

function Area({ projectId, className = '', onImported, showsGraph = false, children }: AreaProps) {
  const { t } = useTranslation('files');
  const { show } = useToast();
  const chooser = useRef<HTMLInputElement>(null);
  const area = useRef<HTMLDivElement>(null);
  const [exporting, setExporting] = useState<'never' | 'open' | 'closed'>('never');
  const flow = useImportFlow(projectId, onImported, showsGraph);
  useFocusOnGraph(area, showsGraph && flow.step !== 'idle');
  const isUnderWay = isOpen(flow.step);
  const isReady = projectId !== undefined && !isUnderWay;
  const take = (files: readonly File[]) => {
    if (files.length > MOST_FILES) show({ tone: 'error', title: t('drop.tooMany', { count: files.length }) });
    else if (files.length > 0) flow.start(files);
  };
  const { isOver, handlers } = useFileDrop(isReady, take);
  usePastedTable(isReady, take);

  const latest = useRef({ isUnderWay, flow });
  useEffect(() => void (latest.current = { isUnderWay, flow }));
  const chooseImport = useCallback(() => {
    if (latest.current.isUnderWay) latest.current.flow.show();
    else chooser.current?.click();
  }, []);
  const [parts, setParts] = useState<ExportParts>({});
  const chooseExport = useCallback((offered: ExportParts = {}) => {
    setParts(offered);
    setExporting('open');
  }, []);
  const choosers = useMemo(() => ({ chooseImport, chooseExport }), [chooseImport, chooseExport]);
  return (
    <FilesContext value={{ flow, isReady, take }}>
      <div ref={area} className={`${styles.area} ${className}`} {...handlers}>
        <FileChoosersContext value={choosers}>{children}</FileChoosersContext>
        {isOver && (
          <div className={styles.target} aria-hidden>
            <UploadOutlined className={styles.icon} />
            <span className={styles.zoneTitle}>{t('drop.anywhere')}</span>
          </div>
        )}
        <input
          ref={chooser}
          type="file"
          hidden
          multiple
          accept={ENDINGS}
          aria-label={t('import.choose')}
          onChange={({ target }) => {
            take([...(target.files ?? [])]);
            // The same file may be chosen again after it was mended.
            target.value = '';
          }}
        />
        {flow.step !== 'idle' && !flow.shown && (
          <div className={styles.status}>
            <ImportStatus flow={flow} />
          </div>
        )}
        {flow.step !== 'idle' && <ImportDrawer flow={flow} />}
        {exporting !== 'never' && (
          <ExportDialog parts={parts} isOpen={exporting === 'open'} onClose={() => setExporting('closed')} />
        )}
      </div>
    </FilesContext>
  );
}

/** Counts the projects that were current: it is not another one when the first becomes known. */
function useProjectTurn(projectId: string | undefined): number {
  const [known, setKnown] = useState({ projectId, turn: 0 });
  if (projectId !== undefined && projectId !== known.projectId)
    setKnown({ projectId, turn: known.projectId === undefined ? known.turn : known.turn + 1 });
  return known.turn;
}

/**
 * A part of a page over which files may be dropped to import them into the current project, and in which `useFiles`
 * offers import and export. The drop target is for the pointer alone: everyone else has the buttons.
 */
export function FilesArea(props: FilesAreaProps) {
  const { projectId } = useProject();
  // The content is not mounted again when the project becomes known: that would replace a button while it is being
  // pressed.
  return <Area key={useProjectTurn(projectId)} projectId={projectId} {...props} />;
}
