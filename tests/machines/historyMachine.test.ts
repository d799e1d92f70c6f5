import { describe, expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';

import { type ChangeFieldsFragment } from '../../graphql/generated/types';
import { type Arrival, historyMachine, type Journey, nextStep } from '../../machines/historyMachine';
import { type Move } from '../../domain/elements/move';
import { done, expectTaken, failed, uncovered, walks } from './replay';

const move = (id: string, at = 0, by: Move['by'] = 'pointer'): Move => ({
  kind: 'move',
  by,
  at,
  ids: [id],
  from: Float64Array.of(0, 0),
  to: Float64Array.of(at, 1),
});
const change = { id: 'c' } as ChangeFieldsFragment;
const stored = (canUndo: boolean, canRedo: boolean): Arrival => ({ kind: 'stored', change, canUndo, canRedo });

const taken = walks(historyMachine, {
  events: [
    { type: 'UNDO.WANTED' },
    { type: 'REDO.WANTED' },
    { type: 'EDITED' },
    { type: 'MOVED', move: move('a') },
    { type: 'HISTORY.CHANGED', canUndo: true, canRedo: true },
    done('step', stored(true, false)),
    failed('step', { code: 'NOTHING_TO_UNDO' }),
  ],
  // What the steps are and in which order they go is told below, one story a test.
  within: (context: { queue: unknown[]; done: unknown[]; undone: unknown[] }) =>
    context.queue.length < 2 && context.done.length + context.undone.length === 0,
});

describe('every path through undo and redo', () => {
  test('takes every transition', () => expect(uncovered(historyMachine, taken)).toEqual([]));
  test('is the one that a running actor takes', () => expectTaken(historyMachine, taken));
});

/** A canvas whose store counts its own changes, and what it was made to do and say, in order. */
function session(known = { canUndo: false, canRedo: false }, gone: readonly string[] = []) {
  const log: string[] = [];
  const said: string[] = [];
  let [changes, undone] = [known.canUndo ? 1 : 0, known.canRedo ? 1 : 0];
  const step = fromPromise<Arrival, Journey>(async ({ input: { direction, step: taken } }) => {
    if (taken.kind === 'move') {
      if (taken.ids.every((id) => gone.includes(id))) return { kind: 'nothing' };
      log.push(`${direction} ${taken.ids[0]} to ${taken[direction === 'undo' ? 'from' : 'to'][0]}`);
      return { kind: 'moved', move: taken };
    }
    log.push(`${direction} stored`);
    changes += direction === 'undo' ? -1 : 1;
    undone += direction === 'undo' ? 1 : -1;
    return stored(changes > 0, undone > 0);
  });
  const actor = createActor(
    historyMachine.provide({
      actors: { step },
      actions: { tell: (_, { direction, arrival }) => void said.push(`${direction} ${arrival.kind}`) },
    }),
  ).start();
  actor.send({ type: 'HISTORY.CHANGED', ...known });
  const settled = () => new Promise((resolve) => setTimeout(resolve, 0));
  return {
    log,
    said,
    can: (direction: 'undo' | 'redo') => nextStep(actor.getSnapshot().context, direction) !== undefined,
    edits: () => {
      [changes, undone] = [changes + 1, 0];
      actor.send({ type: 'EDITED' });
    },
    moves: (made: Move) => actor.send({ type: 'MOVED', move: made }),
    hears: (heard: { canUndo: boolean; canRedo: boolean }) => {
      [changes, undone] = [heard.canUndo ? Math.max(1, changes) : 0, heard.canRedo ? Math.max(1, undone) : 0];
      actor.send({ type: 'HISTORY.CHANGED', ...heard });
    },
    press: async (...directions: ('undo' | 'redo')[]) => {
      for (const direction of directions) actor.send({ type: direction === 'undo' ? 'UNDO.WANTED' : 'REDO.WANTED' });
      for (let turn = 0; turn <= directions.length * 2; turn += 1) await settled();
    },
  };
}

describe('moves and stored edits are steps of one order', () => {
  test('undo after a move takes the move back and leaves the edits alone', async () => {
    const { edits, moves, press, log } = session({ canUndo: true, canRedo: false });
    edits();
    moves(move('russia', 7));
    await press('undo');
    expect(log).toEqual(['undo russia to 0']);
  });

  test('everything is taken back in the order in which it was done, and made again in the other', async () => {
    const { edits, moves, press, log, said, can } = session();
    moves(move('a', 1));
    edits();
    moves(move('b', 2));
    await press('undo', 'undo', 'undo');
    expect(can('undo')).toBe(false);
    await press('redo', 'redo', 'redo');
    expect(log).toEqual(['undo b to 0', 'undo stored', 'undo a to 0', 'redo a to 1', 'redo stored', 'redo b to 2']);
    expect(said).toEqual(['undo moved', 'undo stored', 'undo moved', 'redo moved', 'redo stored', 'redo moved']);
    expect(can('redo')).toBe(false);
  });

  test('a move ends what could be made again, of edits too', async () => {
    const { edits, moves, press, can, hears } = session();
    edits();
    await press('undo');
    moves(move('a'));
    expect(can('redo')).toBe(false);
    hears({ canUndo: false, canRedo: true });
    expect(can('redo')).toBe(false);
    edits();
    await press('undo');
    expect(can('redo')).toBe(true);
  });

  test('an edit ends what could be made again, of moves too', async () => {
    const { edits, moves, press, can } = session();
    moves(move('a'));
    await press('undo');
    edits();
    expect(can('redo')).toBe(false);
  });

  test('what other windows do comes not between the steps of this one', async () => {
    const { edits, moves, press, log, hears } = session();
    edits();
    moves(move('a', 1));
    hears({ canUndo: true, canRedo: false });
    await press('undo', 'undo');
    expect(log).toEqual(['undo a to 0', 'undo stored']);
  });

  test('another window took the edits back: the moves are still there to undo', async () => {
    const { edits, moves, press, log, hears, can } = session();
    moves(move('a', 1));
    edits();
    hears({ canUndo: false, canRedo: true });
    await press('undo');
    expect(log).toEqual(['undo a to 0']);
    expect(can('undo')).toBe(false);
  });

  test('a move of nodes that are gone is passed over, and the press takes the step before', async () => {
    const { edits, moves, press, log, said } = session(undefined, ['a']);
    edits();
    moves(move('a'));
    await press('undo');
    expect(log).toEqual(['undo stored']);
    expect(said.at(-1)).toBe('undo stored');
  });

  test('steps from before this window was opened are the last to be taken back', async () => {
    const { moves, press, log } = session({ canUndo: true, canRedo: false });
    moves(move('a', 1));
    await press('undo', 'undo');
    expect(log).toEqual(['undo a to 0', 'undo stored']);
  });

  test('presses of a key in one go are one move, a press after a pause is another', async () => {
    const { moves, press, log } = session();
    for (const at of [100, 200, 300]) moves(move('a', at, 'keys'));
    moves(move('a', 5000, 'keys'));
    await press('undo', 'undo');
    await press('redo');
    expect(log).toEqual(['undo a to 0', 'undo a to 0', 'redo a to 300']);
  });
});

test('three quick presses are three steps, one after the other', async () => {
  const log: string[] = [];
  const step = fromPromise<Arrival, Journey>(async ({ input }) => {
    log.push(`${input.direction} begins`);
    await new Promise((settled) => setTimeout(settled, 2));
    log.push('ends');
    return stored(true, true);
  });
  const actor = createActor(historyMachine.provide({ actors: { step } })).start();
  actor.send({ type: 'HISTORY.CHANGED', canUndo: true, canRedo: false });
  for (let press = 0; press < 3; press += 1) actor.send({ type: 'UNDO.WANTED' });
  await expect.poll(() => log).toEqual(['undo begins', 'ends', 'undo begins', 'ends', 'undo begins', 'ends']);
});

test('nothing is sent when there is nothing to undo', () => {
  const actor = createActor(historyMachine).start();
  actor.send({ type: 'UNDO.WANTED' });
  expect(actor.getSnapshot().value).toBe('idle');
});
