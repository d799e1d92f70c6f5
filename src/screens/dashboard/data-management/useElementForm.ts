import { useActor } from '@xstate/react';
import { useCallback, useMemo, useReducer, useState } from 'react';
import { fromPromise } from 'xstate';

import { newId } from '../../../../domain/ids/ids';
import { type Creation } from '../../../../domain/changes/elementEdit';
import { elementFormMachine, type FormTarget } from '../../../../machines/elementFormMachine';
import { type GraphElement } from '../../../../domain/elements/elements';
import { useProject } from '../../../project/ProjectContext';
import { elementDraftOf, elementDraftsIn, forgetElementDraft } from './form/elementDrafts';
import { useSaveElement } from './form/useSaveElement';

/**
 * The form of data management, wired to the calls that make elements and to what was typed before and not saved.
 * @param onCreated hears of each new element
 */
export function useElementForm(onCreated: (creation: Creation) => void) {
  const { projectId = '' } = useProject();
  const { create: store } = useSaveElement();
  const [machine] = useState(() =>
    elementFormMachine.provide({
      actors: {
        create: fromPromise<void, Creation | null>(async ({ input }) => {
          if (input === null) return;
          await store(input);
          forgetElementDraft(projectId, { mode: 'create', ref: input });
          onCreated(input);
        }),
      },
    }),
  );
  const [state, send] = useActor(machine);
  const { target, toDelete, refusal } = state.context;
  const isClosed = state.matches('closed');
  const [revision, reread] = useReducer((count: number) => count + 1, 0);
  /** What to offer: the input that was typed last and not saved. */
  const kept = useMemo(
    () => (isClosed && revision >= 0 ? elementDraftsIn(projectId)[0] : undefined),
    [isClosed, projectId, revision],
  );
  const forget = useCallback(
    (given: FormTarget | null) => {
      if (given !== null) forgetElementDraft(projectId, given);
      reread();
    },
    [projectId],
  );
  const openFor = useCallback(
    (wanted: FormTarget) => {
      const draft = elementDraftOf(projectId, wanted);
      send({ type: 'OPENED', target: draft?.target ?? wanted, isResumed: draft !== undefined });
    },
    [send, projectId],
  );
  return {
    target,
    toDelete,
    refusal,
    kept,
    isCreating: state.matches('creating'),
    isLeaving: state.matches('leaving'),
    isDeleting: state.matches('deleting'),
    openFor,
    forget,
    open: useCallback((element: GraphElement) => openFor({ mode: 'update', element }), [openFor]),
    create: (kind: 'node' | 'relationship') => openFor({ mode: 'create', ref: { kind, id: newId() } }),
    submit: (creation: Creation) => send({ type: 'CREATE.SUBMITTED', creation }),
    changed: useCallback(() => send({ type: 'CHANGED' }), [send]),
    saved: useCallback(() => {
      forget(target);
      send({ type: 'SAVED' });
    }, [forget, target, send]),
    close: useCallback(() => send({ type: 'CLOSED' }), [send]),
    keepEditing: () => send({ type: 'DISCARD.DECLINED' }),
    discard: () => {
      forget(target);
      send({ type: 'DISCARD.CONFIRMED' });
    },
    askDelete: useCallback((element: GraphElement) => send({ type: 'DELETE.WANTED', element }), [send]),
    deleted: useCallback(() => {
      forget(toDelete === null ? null : { mode: 'update', element: toDelete });
      send({ type: 'DELETE.ENDED' });
    }, [forget, toDelete, send]),
    deletionDropped: useCallback(() => send({ type: 'DELETE.DECLINED' }), [send]),
  };
}
