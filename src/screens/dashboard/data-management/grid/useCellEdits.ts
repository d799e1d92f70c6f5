import { useCallback, useEffect, useRef, useState } from 'react';
import { type ActorRefFrom, createActor, fromPromise, waitFor } from 'xstate';

import { applyEdit, type ElementEdit } from '../../../../../domain/changes/elementEdit';
import { type VersionedEdit } from '../../../../../domain/changes/rebase';
import { type EditRefusal, refusalIn } from '../../../../../domain/changes/refusal';
import { type GraphElement } from '../../../../../domain/elements/elements';
import { elementEditMachine } from '../../../../../machines/elementEditMachine';
import { useUpdateElement } from '../../../../graph/calls/useUpdateElement';
import { isEmptyEdit } from '../../../../graph/propertyEdits';

type Editing = ActorRefFrom<typeof elementEditMachine>;

interface CellConflict {
  readonly edit: ElementEdit;
  readonly present: GraphElement;
  readonly before: GraphElement | undefined;
  resolve(edit: ElementEdit, version: number): void;
  drop(): void;
}

function conflictOf(actor: Editing): CellConflict | null {
  const state = actor.getSnapshot();
  const { refusal, queue } = state.context;
  const [current] = queue;
  if (!state.matches('conflicted') || refusal?.present === undefined || current === undefined) return null;
  return {
    edit: current.edit,
    present: refusal.present,
    before: refusal.before,
    resolve: (edit, version) =>
      actor.send(isEmptyEdit(edit) ? { type: 'CONFLICT.DECLINED' } : { type: 'CONFLICT.RESOLVED', edit, version }),
    drop: () => actor.send({ type: 'CONFLICT.DECLINED' }),
  };
}

/**
 * Sends what is edited in the cells of tables: for each row one edit after the other, shown at once, and put back when the
 * store refuses it. A clash with another write waits for a decision, as in the panel.
 * @param onRow hears how a row stands
 */
export function useCellEdits(onRow: (row: GraphElement) => void) {
  const update = useUpdateElement();
  const calls = useRef({ update, onRow });
  useEffect(() => {
    calls.current = { update, onRow };
  }, [update, onRow]);
  const [actors] = useState(() => new Map<string, Editing>());
  const [conflict, setConflict] = useState<CellConflict | null>(null);
  /** Edits whose acknowledgement this table need not answer by reading all rows again: they keep their places. */
  const own = useRef(0);
  const refused = useRef(0);
  useEffect(
    () => () => {
      for (const actor of actors.values()) actor.stop();
      actors.clear();
    },
    [actors],
  );

  const begin = useCallback((element: GraphElement): Editing => {
    const save = async ({ version, edit }: VersionedEdit): Promise<number> => {
      own.current += 1;
      try {
        const saved = await calls.current.update(element, version, edit);
        calls.current.onRow(saved);
        return saved.version;
      } catch (error) {
        own.current -= 1;
        refused.current += 1;
        calls.current.onRow((refusalIn(error) as EditRefusal).present ?? element);
        throw error;
      }
    };
    const actor = createActor(
      elementEditMachine.provide({
        actors: { save: fromPromise<number, VersionedEdit>(({ input }) => save(input)) },
      }),
    );
    actor.subscribe(() => setConflict(conflictOf(actor)));
    return actor.start();
  }, []);

  return {
    conflict,
    /** Whether an edit of the store was one of this table's own, which is then answered for. */
    takeOwn: useCallback((): boolean => {
      if (own.current === 0) return false;
      own.current -= 1;
      return true;
    }, []),
    /** Waits for all edits that the store has not answered yet; false when it refused one, which is then put back already. */
    settled: useCallback(async (): Promise<boolean> => {
      const before = refused.current;
      const isOver = (state: ReturnType<Editing['getSnapshot']>) => !state.matches('saving');
      await Promise.all([...actors.values()].map((actor) => waitFor(actor, isOver)));
      return refused.current === before;
    }, [actors]),
    edit: useCallback(
      (element: GraphElement, edit: ElementEdit) => {
        const known = actors.get(element.id);
        const isIdle = known === undefined || known.getSnapshot().matches('idle');
        const actor = isIdle ? begin(element) : known;
        actors.set(element.id, actor);
        calls.current.onRow(applyEdit(element, edit));
        actor.send({ type: 'EDITED', edit, version: element.version });
      },
      [actors, begin],
    ),
  };
}

/** See {@link useCellEdits}. */
export type CellEdits = ReturnType<typeof useCellEdits>;
