import { type ActorRefFrom } from 'xstate';

import { type ElementEdit } from '../../../domain/changes/elementEdit';
import { type EditRefusal } from '../../../domain/changes/refusal';
import { type elementEditMachine } from '../../../machines/elementEditMachine';

/** The statechart that sends the edits of one element. */
export type Editing = ActorRefFrom<typeof elementEditMachine>;

/** An edit that met another one of the same property, and waits for a decision. */
export interface Clash {
  readonly edit: ElementEdit;
  readonly refusal: EditRefusal;
}

const unsent = new Set<Editing>();
// The browser asks in its own words whether to leave.
const ask = (event: BeforeUnloadEvent) => event.preventDefault();

function count(actor: Editing, isUnsent: boolean): void {
  const before = unsent.size;
  if (isUnsent) unsent.add(actor);
  else unsent.delete(actor);
  if (before === 0 && unsent.size > 0) window.addEventListener('beforeunload', ask);
  if (before > 0 && unsent.size === 0) window.removeEventListener('beforeunload', ask);
}

/** Lets the browser ask before the page is closed or read anew while edits of this element have not reached the store. */
export function keepsPage(actor: Editing): void {
  actor.subscribe({
    next: (state) => count(actor, !state.matches('idle')),
    complete: () => count(actor, false),
  });
}

/** The clash that waits for a decision; undefined when none does. */
export function clashOf(actor: Editing): Clash | undefined {
  const state = actor.getSnapshot();
  const { refusal, queue } = state.context;
  const [current] = queue;
  return state.matches('conflicted') && refusal !== null && current !== undefined
    ? { edit: current.edit, refusal }
    : undefined;
}

/**
 * Whoever edited an element has turned to something else: what was edited is sent to its end all the same.
 * @param onClash hears of an edit that is given up since nobody is there to decide
 */
export function sendToEnd(actor: Editing, onClash: (clash: Clash) => void): void {
  const go = () => {
    const clash = clashOf(actor);
    if (clash !== undefined) {
      onClash(clash);
      actor.send({ type: 'CONFLICT.DECLINED' });
    } else if (actor.getSnapshot().matches('idle')) actor.stop();
  };
  actor.subscribe(go);
  go();
}
