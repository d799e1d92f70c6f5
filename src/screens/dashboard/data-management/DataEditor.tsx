import { Empty, Spin, Tabs } from 'antd';
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useMediaQuery } from '../../../components/media/useMediaQuery';
import { useGraphCall } from '../../../graph/calls/useGraphCall';
import { type GraphElement } from '../../../graph/elements';
import { newId } from '../../../graph/ids';
import { LoadSampleButton } from '../../../files/LoadSampleButton';
import styles from './data.module.css';
import { DataToolbar } from './DataToolbar';
import { DeleteElementDialog } from './dialogs/DeleteElementDialog';
import { LeaveDialog } from './dialogs/LeaveDialog';
import { ElementDrawer } from './form/ElementDrawer';
import { NodesTab } from './NodesTab';
import { RelationshipsTab } from './RelationshipsTab';
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
  const [form, send] = useElementForm(useCreatedToast());
  const { target, doomed, refusal } = form.context;

  const create = () => send({ type: 'OPENED', target: { mode: 'create', ref: { kind, id: newId() } } });
  const open = useCallback(
    (element: GraphElement) => send({ type: 'OPENED', target: { mode: 'update', element } }),
    [send],
  );
  const askDelete = useCallback((element: GraphElement) => send({ type: 'DELETE.WANTED', element }), [send]);
  const close = useCallback(() => send({ type: 'CLOSED' }), [send]);
  const focusBack = useCallback(() => {
    if (table.current === null) createButton.current?.focus();
    else table.current.focus();
  }, []);
  const deleted = useCallback(() => send({ type: 'DELETE.DONE' }), [send]);
  const isAsked = form.matches('deleting');
  const wasAsked = useRef(isAsked);
  useEffect(() => {
    if (wasAsked.current && !isAsked && target === null) focusBack();
    wasAsked.current = isAsked;
  }, [isAsked, target, focusBack]);
  const spared = useCallback(() => send({ type: 'DELETE.DROPPED' }), [send]);
  const changed = useCallback(() => send({ type: 'CHANGED' }), [send]);
  const saved = useCallback(() => send({ type: 'SAVED' }), [send]);

  const tab = {
    ref: table,
    chosen,
    nextStep: kind === 'node' ? <LoadSampleButton onLoaded={succeeded} /> : null,
    onSelect: setChosen,
    onOpen: open,
    onDelete: askDelete,
  };
  return (
    <>
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
          onCreate={create}
          onUpdate={() => chosen !== null && open(chosen)}
          onDelete={() => chosen !== null && askDelete(chosen)}
        />
      </div>
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
                <Surroundings element={chosen} onOpen={open} />
              </Suspense>
            )}
          </aside>
        )}
      </div>
      <ElementDrawer
        target={target}
        isCreating={form.matches('creating')}
        refusal={refusal}
        onCreate={(creation) => send({ type: 'CREATE.SUBMITTED', creation })}
        onChanged={changed}
        onSaved={saved}
        onDelete={askDelete}
        onClose={close}
        onGone={focusBack}
      />
      {form.matches('leaving') && (
        <LeaveDialog onKeep={() => send({ type: 'KEPT' })} onDiscard={() => send({ type: 'DISCARDED' })} />
      )}
      {doomed !== null && <DeleteElementDialog key={doomed.id} element={doomed} onDone={deleted} onDropped={spared} />}
    </>
  );
}
