import { Empty, Spin, Tabs } from 'antd';
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { type ElementEdit } from '../../../../domain/changes/elementEdit';
import { type GraphElement, isNode } from '../../../../domain/elements/elements';
import { useGraphCall } from '../../../graph/calls/useGraphCall';
import { useElementEdits } from '../../../graph/edits/useElementEdits';
import { FilesArea } from '../../../files/FilesArea';
import { LoadSampleButton } from '../../../files/LoadSampleButton';
import styles from './data.module.css';
import { DataToolbar } from './DataToolbar';
import { DeleteElementDialog } from './dialogs/DeleteElementDialog';
import { LeaveDialog } from './dialogs/LeaveDialog';
import { ElementDrawer } from './form/ElementDrawer';
import { KeptInput } from './form/KeptInput';
import { ElementsTab } from './ElementsTab';
import { type GridHandle } from './grid/DataGrid';
import { keepCells } from './grid/unsentCells';
import { useDataTable } from './grid/useDataTable';
import { useBeside } from './surroundings/useBeside';
import { useCreatedToast } from './useCreatedToast';
import { useElementForm } from './useElementForm';
import { useTableHistory } from './useTableHistory';

const Surroundings = lazy(async () => ({ default: (await import('./surroundings/Surroundings')).Surroundings }));

type Kind = 'node' | 'relationship';

/** Tables, toolbar and form of a project's data, with the canvas of what stands around a row beside or below them. */
export function DataEditor() {
  const { t } = useTranslation('data');
  const { isWide, isShown, turn } = useBeside();
  const canvas = useRef<HTMLElement>(null);
  const { succeeded, projectId = '' } = useGraphCall();
  const [kind, setKind] = useState<Kind>('node');
  const edited = useRef((row: GraphElement) => row);
  const standing = useCallback((row: GraphElement) => edited.current(row), []);
  const nodes = useDataTable('node', { sort: 'caption', order: 'asc' }, standing);
  const relationships = useDataTable('relationship', { sort: 'updatedAt', order: 'desc' }, standing);
  const { send: sendToNodes } = nodes;
  const { send: sendToRelationships } = relationships;
  const shown = kind === 'node' ? nodes : relationships;
  const { chosen } = shown;
  /** What is done with several rows is done from their own bar: to delete the one of them that was pressed last is not what is meant. */
  const isForSeveral = shown.context.checked.length > 1;
  /** Grows when many elements were changed at once, of which the canvas beside shows few. */
  const [bulks, setBulks] = useState(0);
  const countBulk = useCallback(() => setBulks((count) => count + 1), []);
  const cells = useElementEdits(
    useCallback(
      (row: GraphElement) => (isNode(row) ? sendToNodes : sendToRelationships)({ type: 'ROW.UPDATED', row }),
      [sendToNodes, sendToRelationships],
    ),
    useCallback((row: GraphElement, edit: ElementEdit) => keepCells(projectId, row, edit), [projectId]),
  );
  useEffect(() => {
    edited.current = cells.standing;
  }, [cells.standing]);
  const history = useTableHistory(cells.settled, countBulk);
  const table = useRef<GridHandle>(null);
  const createButton = useRef<HTMLButtonElement>(null);
  const form = useElementForm(useCreatedToast());
  const { target, toDelete, kept, isDeleting } = form;

  const focusBack = useCallback(() => {
    if (table.current === null) createButton.current?.focus();
    else table.current.focus();
  }, []);
  const wasAsked = useRef(isDeleting);
  useEffect(() => {
    if (wasAsked.current && !isDeleting && target === null) focusBack();
    wasAsked.current = isDeleting;
  }, [isDeleting, target, focusBack]);

  return (
    <FilesArea className={styles.files} onImported={succeeded} showsGraph>
      <div className={styles.head}>
        <Tabs
          className={styles.tabs ?? ''}
          activeKey={kind}
          destroyOnHidden
          onChange={(key) => {
            const next = key === 'node' ? 'node' : 'relationship';
            setKind(next);
            // What was done in the one table may have changed the other, which does not follow while it is away.
            (next === 'node' ? sendToNodes : sendToRelationships)({ type: 'CHANGED' });
          }}
          items={[
            { key: 'node', label: t('tab.node') },
            { key: 'relationship', label: t('tab.relationship') },
          ]}
        />
        <DataToolbar
          createRef={createButton}
          hasChoice={chosen !== null && !isForSeveral}
          isCanvasShown={isShown}
          history={history}
          onTurnCanvas={turn}
          onCreate={() => form.create(kind)}
          onUpdate={() => chosen !== null && form.open(chosen)}
          onDelete={() => chosen !== null && form.askDelete(chosen)}
        />
      </div>
      {kept !== undefined && (
        <KeptInput
          draft={kept}
          onContinue={() => form.openFor(kept.target)}
          onDiscard={() => {
            form.forget(kept.target);
            focusBack();
          }}
        />
      )}
      <div className={styles.parts}>
        <div className={styles.table}>
          <ElementsTab
            key={kind}
            ref={table}
            table={shown}
            cells={cells}
            history={history}
            nextStep={kind === 'node' ? <LoadSampleButton onLoaded={succeeded} /> : null}
            onOpen={form.open}
            onDelete={form.askDelete}
            onManyChanged={countBulk}
          />
        </div>
        {isShown && (
          <aside ref={canvas} className={styles.canvas} aria-label={t('surroundings.title')}>
            {chosen === null ? (
              <Empty
                className={styles.noChoice ?? ''}
                image={Empty.PRESENTED_IMAGE_SIMPLE}
                description={t('surroundings.none')}
              />
            ) : (
              <Suspense fallback={<Spin />}>
                <Surroundings element={chosen} bulks={bulks} onOpen={form.open} />
              </Suspense>
            )}
          </aside>
        )}
      </div>
      <ElementDrawer
        beside={isShown ? (isWide ? 'right' : 'below') : null}
        roomAbove={() => canvas.current?.getBoundingClientRect().top ?? 0}
        target={target}
        isCreating={form.isCreating}
        refusal={form.refusal}
        onCreate={form.submit}
        onChanged={form.changed}
        onSaved={form.saved}
        onDelete={form.askDelete}
        onClose={form.close}
        onGone={focusBack}
      />
      {form.isLeaving && <LeaveDialog onKeep={form.keepEditing} onDiscard={form.discard} />}
      {toDelete !== null && (
        <DeleteElementDialog
          key={toDelete.id}
          element={toDelete}
          onDone={form.deleted}
          onDropped={form.deletionDropped}
        />
      )}
    </FilesArea>
  );
}
