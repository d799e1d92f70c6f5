import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

import { type BulkEdit, MAX_BULK_ELEMENTS } from '../../../../../domain/changes/bulk';
import { MOST_WANTED, wantedState } from '../../../../canvas/landing/wantedSet';
import { useBulkEdit } from '../../../../graph/calls/useBulkEdit';
import { ConfirmDialog } from '../../../../components/confirm/ConfirmDialog';
import { useProject } from '../../../../project/ProjectContext';
import { useUndoToast } from '../dialogs/useUndoToast';
import { MOST_MERGED, MergeRows } from './MergeRows';
import { type SetAction, SetDialog } from './SetDialog';
import styles from './grid.module.css';
import { type DataTable } from './useDataTable';

interface CheckedBarProps {
  readonly table: DataTable;
  /** Names of the properties that the table knows, to offer. */
  readonly properties: readonly string[];
  /** Labels or types in use, to offer. */
  readonly names: readonly string[];
  /** Something was done with the rows that are checked. */
  onDone(): void;
}

/** How many rows are checked, and what can be done with them as one step that can be undone. */
export function CheckedBar({ table, properties, names, onDone }: CheckedBarProps) {
  const { t } = useTranslation(['data', 'canvas']);
  const { run, count } = useBulkEdit();
  const showUndo = useUndoToast();
  const navigate = useNavigate();
  const { projectId } = useProject();
  const [action, setAction] = useState<SetAction | null>(null);
  const [toDelete, setToDelete] = useState<{ readonly alongside: number } | null>(null);
  const [isMerging, setMerging] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const { checked } = table.context;
  const { of, rows, send } = table;
  if (checked.length === 0) return null;
  const elements = checked.map((id) => ({ id }));
  const those = of === 'node' ? { nodes: elements } : { relationships: elements };
  const isTooMany = checked.length > MAX_BULK_ELEMENTS;

  const carryOut = async (edit: BulkEdit, said: string) => {
    setBusy(true);
    try {
      await run(edit);
      setAction(null);
      setToDelete(null);
      setMerging(false);
      if (edit.action === 'delete' || edit.action === 'merge') send({ type: 'CHECK.CLEARED' });
      void showUndo(said);
      onDone();
    } catch {
      // The call itself has told of it; what is checked stays so.
    } finally {
      setBusy(false);
    }
  };
  const askDelete = async () => {
    const counts = await count({ action: 'delete', ...those }).catch(() => undefined);
    setToDelete({ alongside: of === 'node' ? (counts?.relationshipsDeleted ?? 0) : 0 });
  };
  const show = () => {
    const refs = checked.map((id) => ({ kind: of, id }));
    const { pathname, state } = wantedState(projectId ?? '', refs);
    void navigate(pathname, { state });
  };
  const isMuch = checked.length > MOST_WANTED;
  const isTooMuchToMerge = checked.length > MOST_MERGED;
  // What needs no further word.
  const direct = of === 'node' ? 'duplicate' : 'reverse';
  const actions: readonly SetAction[] =
    of === 'node' ? ['label', 'unlabel', 'set', 'remove'] : ['type', 'set', 'remove'];
  return (
    <div className={styles.bar} role="toolbar" aria-label={t('grid.checkedActions')}>
      <p className={styles.barCount} role="status">
        {t(isTooMany ? 'grid.tooMany' : 'grid.checked', { count: checked.length, most: MAX_BULK_ELEMENTS })}
      </p>
      {checked.length < rows && (
        <Button type="link" size="small" loading={table.isGathering} onClick={() => send({ type: 'CHECK.WANTED' })}>
          {t('grid.takeAll', { count: Math.min(rows, MAX_BULK_ELEMENTS) })}
        </Button>
      )}
      <Button
        size="small"
        disabled={isMuch}
        title={isMuch ? t('grid.showTooMany', { count: MOST_WANTED }) : undefined}
        onClick={show}
      >
        {t('grid.show')}
      </Button>
      {actions.map((each) => (
        <Button key={each} size="small" disabled={isTooMany || isBusy} onClick={() => setAction(each)}>
          {t(`grid.action.${each}`)}
        </Button>
      ))}
      <Button
        size="small"
        disabled={isTooMany || isBusy}
        onClick={() => void carryOut({ action: direct, ...those }, t(`grid.done.${direct}`, { count: checked.length }))}
      >
        {t(`grid.${direct}`)}
      </Button>
      {of === 'node' && checked.length > 1 && (
        <Button
          size="small"
          disabled={isTooMuchToMerge || isBusy}
          title={isTooMuchToMerge ? t('grid.mergeTooMany', { count: MOST_MERGED }) : undefined}
          onClick={() => setMerging(true)}
        >
          {t('grid.merge')}
        </Button>
      )}
      <Button size="small" danger disabled={isTooMany} loading={isBusy} onClick={() => void askDelete()}>
        {t('delete')}
      </Button>
      <Button type="text" size="small" onClick={() => send({ type: 'CHECK.CLEARED' })}>
        {t('grid.uncheck')}
      </Button>
      {action !== null && (
        <SetDialog
          action={action}
          count={checked.length}
          isBusy={isBusy}
          properties={properties}
          names={names}
          onClose={() => setAction(null)}
          onSubmit={(edit) =>
            void carryOut({ action: 'edit', ...those, ...edit }, t('grid.done.edit', { count: checked.length }))
          }
        />
      )}
      {isMerging && (
        <MergeRows
          ids={checked}
          onMerge={(edit) => void carryOut(edit, t('grid.done.merge', { count: checked.length }))}
          onClose={() => setMerging(false)}
        />
      )}
      {toDelete !== null && (
        <ConfirmDialog
          title={t(checked.length > 1 ? 'canvas:set.deleteTitle' : 'confirm.delete')}
          isBusy={isBusy}
          action={t('delete')}
          isDangerous
          onConfirm={() =>
            void carryOut({ action: 'delete', ...those }, t('grid.done.delete', { count: checked.length }))
          }
          onDecline={() => setToDelete(null)}
        >
          <p>{t(`grid.deletes.${of}`, { count: checked.length })}</p>
          {toDelete.alongside > 0 && <p>{t('grid.alongside', { count: toDelete.alongside })}</p>}
          <p>{t('confirm.canUndo')}</p>
        </ConfirmDialog>
      )}
    </div>
  );
}
