import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { waitFor } from 'xstate';

import { applyEdit, type ElementEdit } from '../../../domain/changes/elementEdit';
import { type VersionedEdit } from '../../../domain/changes/rebase';
import { type EditRefusal, isStale, refusalIn } from '../../../domain/changes/refusal';
import { type GraphElement, isNode } from '../../../domain/elements/elements';
import { useGraphCall } from '../calls/useGraphCall';
import { useUpdateElement } from '../calls/useUpdateElement';
import { isEmptyEdit } from '../propertyEdits';
import { useElementNames } from '../styles/useNames';
import { clashOf, type Lasting, leave, takeUp, waitingOf } from './lasting';

interface EditConflict {
  readonly edit: ElementEdit;
  readonly present: GraphElement;
  readonly before: GraphElement | undefined;
  resolve(edit: ElementEdit, version: number): void;
  drop(): void;
}

/** @param onDropped hears that the person decided nothing */
function conflictOf(
  { actor }: Lasting,
  onDropped: (present: GraphElement, edit: ElementEdit) => void,
): EditConflict | null {
  const clash = clashOf(actor);
  const present = clash?.refusal.present;
  if (clash === undefined || present === undefined) return null;
  return {
    edit: clash.edit,
    present,
    before: clash.refusal.before,
    resolve: (edit, version) =>
      actor.send(isEmptyEdit(edit) ? { type: 'CONFLICT.DECLINED' } : { type: 'CONFLICT.RESOLVED', edit, version }),
    drop: () => {
      onDropped(present, clash.edit);
      actor.send({ type: 'CONFLICT.DECLINED' });
    },
  };
}

const unheard = () => undefined;

/**
 * Sends edits of elements: for each one after the other, drawn at once, and put back when the store refuses it. A clash with
 * another write waits for a decision. What is still to be sent when this screen goes away is sent all the same.
 * @param onRow hears how an element stands
 * @param onLost hears what was dropped of an edit without a decision, and how the element stood
 */
export function useElementEdits(
  onRow: (row: GraphElement) => void = unheard,
  onLost: (element: GraphElement, edit: ElementEdit) => void = unheard,
) {
  const update = useUpdateElement();
  const { failed } = useGraphCall();
  const nameOf = useElementNames();
  const calls = useRef({ update, onRow, onLost, failed, nameOf });
  useEffect(() => {
    calls.current = { update, onRow, onLost, failed, nameOf };
  }, [update, onRow, onLost, failed, nameOf]);
  const [actors] = useState(() => new Map<string, Lasting>());
  const [elements] = useState(() => new Map<string, GraphElement>());
  const [conflict, setConflict] = useState<EditConflict | null>(null);
  /** Edits whose acknowledgement this screen need not answer by reading anew: it shows them already. */
  const own = useRef(0);
  const refused = useRef(0);
  useEffect(
    () => () => {
      for (const [id, lasting] of actors) {
        leave(id, lasting, ({ refusal, edit }) => {
          const element = elements.get(id);
          if (element === undefined) return;
          calls.current.onLost(element, edit);
          const name = calls.current.nameOf(element);
          calls.current.failed(isNode(element) ? 'updateNode' : 'updateRelationship', refusal, name);
        });
      }
      actors.clear();
    },
    [actors, elements],
  );

  const begin = useCallback(
    (id: string): Lasting => {
      const save = async ({ version, edit }: VersionedEdit): Promise<number> => {
        const element = elements.get(id) as GraphElement;
        own.current += 1;
        try {
          const saved = await calls.current.update(element, version, edit);
          calls.current.onRow(saved);
          return saved.version;
        } catch (error) {
          own.current -= 1;
          refused.current += 1;
          const refusal = refusalIn(error) as EditRefusal;
          calls.current.onRow(refusal.present ?? element);
          if (!isStale(refusal)) calls.current.onLost(element, edit);
          throw error;
        }
      };
      const lasting = takeUp(id, save);
      const heard = lasting.actor.subscribe(() =>
        setConflict(conflictOf(lasting, (present, dropped) => calls.current.onLost(present, dropped))),
      );
      lasting.release = () => heard.unsubscribe();
      return lasting;
    },
    [elements],
  );

  const edit = useCallback(
    (element: GraphElement, change: ElementEdit, version = element.version) => {
      if (isEmptyEdit(change)) return;
      const lasting = actors.get(element.id) ?? begin(element.id);
      const { actor } = lasting;
      // What a refused edit is put back to is how the element stood before the first of those that wait.
      if (!elements.has(element.id) || actor.getSnapshot().matches('idle')) elements.set(element.id, element);
      actors.set(element.id, lasting);
      calls.current.onRow(applyEdit(element, change));
      actor.send({ type: 'EDITED', edit: change, version });
    },
    [actors, elements, begin],
  );
  const settled = useCallback(async (): Promise<boolean> => {
    const before = refused.current;
    await Promise.all([...actors.values()].map(({ actor }) => waitFor(actor, (state) => !state.matches('saving'))));
    return refused.current === before;
  }, [actors]);
  const standing = useCallback(
    <T extends GraphElement>(element: T): T =>
      (actors.get(element.id)?.actor.getSnapshot().context.queue ?? waitingOf(element.id)).reduce(
        (row, waiting) => applyEdit(row, waiting.edit),
        element,
      ),
    [actors],
  );
  const takeOwn = useCallback((): boolean => {
    if (own.current === 0) return false;
    own.current -= 1;
    return true;
  }, []);
  return useMemo(
    () => ({
      conflict,
      /** Whether an edit of the store was one of this screen's own, which is then answered for. */
      takeOwn,
      /** Waits for all edits that the store has not answered yet; false when it refused one, which is then put back already. */
      settled,
      /** An element that was just read, with those edits that the store has not answered yet. */
      standing,
      /** Sends an edit; `version` is the one that it was typed against, where that is not the element's. */
      edit,
    }),
    [conflict, takeOwn, settled, standing, edit],
  );
}

/** See {@link useElementEdits}. */
export type ElementEdits = ReturnType<typeof useElementEdits>;
