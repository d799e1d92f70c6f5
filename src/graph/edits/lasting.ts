import { type ActorRefFrom, createActor, fromPromise } from 'xstate';

import { type ElementEdit } from '../../../domain/changes/elementEdit';
import { type VersionedEdit } from '../../../domain/changes/rebase';
import { type EditRefusal } from '../../../domain/changes/refusal';
import { elementEditMachine } from '../../../machines/elementEditMachine';

/** The statechart that sends the edits of one element. */
type Editing = ActorRefFrom<typeof elementEditMachine>;

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
function keepsPage(actor: Editing): void {
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

/** Sends one edit; answers with the version that it made. */
type SaveEdit = (edit: VersionedEdit) => Promise<number>;

/** The statechart of one element, and who sends for it: the screen that shows it now, or the last one that did. */
export interface Lasting {
  readonly actor: Editing;
  save: SaveEdit;
  /** Forgets who listened to it. */
  release(): void;
}

/** Most elements whose own edits are remembered once nobody looks at them. */
const MOST_LEFT = 500;
const left = new Map<string, Lasting>();

/** A statechart for an element that nobody has edited on this page. */
function begun(): Lasting {
  const lasting: Lasting = {
    actor: createActor(
      elementEditMachine.provide({
        actors: { save: fromPromise<number, VersionedEdit>(({ input }) => lasting.save(input)) },
      }),
    ),
    save: () => Promise.reject(new Error('a screen says how to send')),
    release: () => undefined,
  };
  keepsPage(lasting.actor);
  lasting.actor.start();
  return lasting;
}

/**
 * The statechart of an element for a screen that edits it: the one that an earlier screen left, so that what that one has not sent
 * yet goes first, and does not collide with what the same person writes now.
 */
export function takeUp(id: string, save: SaveEdit): Lasting {
  const lasting = left.get(id) ?? begun();
  left.delete(id);
  lasting.release();
  lasting.save = save;
  return lasting;
}

/** What waits to be sent for an element that no screen edits any more. */
export const waitingOf = (id: string): readonly VersionedEdit[] =>
  left.get(id)?.actor.getSnapshot().context.queue ?? [];

/** Those that have nothing to send make room, the longest left first. */
function makeRoom(): void {
  for (const [id, { actor, release }] of left) {
    if (left.size <= MOST_LEFT) return;
    if (!actor.getSnapshot().matches('idle')) continue;
    release();
    actor.stop();
    left.delete(id);
  }
}

/**
 * Whoever edited an element has turned to something else: what was edited is sent to its end all the same.
 * @param onClash hears of an edit that is given up since nobody is there to decide
 */
export function leave(id: string, lasting: Lasting, onClash: (clash: Clash) => void): void {
  const { actor } = lasting;
  const go = () => {
    const clash = clashOf(actor);
    if (clash === undefined) return;
    onClash(clash);
    actor.send({ type: 'CONFLICT.DECLINED' });
  };
  lasting.release();
  const heard = actor.subscribe(go);
  lasting.release = () => heard.unsubscribe();
  left.set(id, lasting);
  makeRoom();
  go();
}
