import { Empty, Spin, Tabs } from 'antd';
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useMediaQuery } from '../../../components/media/useMediaQuery';
import { useGraphCall } from '../../../graph/calls/useGraphCall';
import { type GraphElement } from '../../../../domain/elements/elements';
import { FilesArea } from '../../../files/FilesArea';
import { LoadSampleButton } from '../../../files/LoadSampleButton';
import styles from './data.module.css';
import { DataToolbar } from './DataToolbar';
import { DeleteElementDialog } from './dialogs/DeleteElementDialog';
import { LeaveDialog } from './dialogs/LeaveDialog';
import { ElementDrawer } from './form/ElementDrawer';
import { KeptInput } from './form/KeptInput';
import { NodesTab, RelationshipsTab } from './ElementTabs';
import { type TableHandle } from './table/ElementTable';
import { useTableConditions } from './table/useTableConditions';
import { useCreatedToast } from './useCreatedToast';
import { useElementForm } from './useElementForm';

const Surroundings = lazy(async () => ({ default: (await import('./surroundings/Surroundings')).Surroundings }));

type Kind = 'node' | 'relationship';
const WIDE = '(min-width: 1200px)';

/** Tables, toolbar and form of a project's data, and on wide screens the canvas beside them. */
export function DataEditor() {
  const { t } = useTranslation('data');
  const isWide = useMediaQuery(WIDE);
  const { succeeded } = useGraphCall();
  const [kind, setKind] = useState<Kind>('node');
  const [chosen, setChosen] = useState<GraphElement | null>(null);
  const nodeControls = useTableConditions({ sort: 'caption', order: 'asc' });
  const relationshipControls = useTableConditions({ sort: 'updatedAt', order: 'desc' });
  const table = useRef<TableHandle>(null);
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

  const tab = {
    ref: table,
    chosen,
    nextStep: kind === 'node' ? <LoadSampleButton onLoaded={succeeded} /> : null,
    onSelect: setChosen,
    onOpen: form.open,
    onDelete: form.askDelete,
  };
  return (
    <FilesArea className={styles.files} onImported={succeeded}>
      <div className={styles.head}>
        <Tabs
          className={styles.tabs ?? ''}
          activeKey={kind}
          destroyOnHidden
          onChange={(key) => {
            setKind(key === 'node' ? 'node' : 'relationship');
            setChosen(null);
          }}
          items={[
            { key: 'node', label: t('tab.node') },
            { key: 'relationship', label: t('tab.relationship') },
          ]}
        />
        <DataToolbar
          createRef={createButton}
          hasChoice={chosen !== null}
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
          {kind === 'node' ? (
            <NodesTab {...tab} controls={nodeControls} />
          ) : (
            <RelationshipsTab {...tab} controls={relationshipControls} />
          )}
        </div>
        {isWide && (
          <aside className={styles.canvas} aria-label={t('surroundings.title')}>
            {chosen === null ? (
              <Empty
                className={styles.noChoice ?? ''}
                image={Empty.PRESENTED_IMAGE_SIMPLE}
                description={t('surroundings.none')}
              />
            ) : (
              <Suspense fallback={<Spin />}>
                <Surroundings element={chosen} onOpen={form.open} />
              </Suspense>
            )}
          </aside>
        )}
      </div>
      <ElementDrawer
        isLeft={isWide}
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
