import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { getShortestPaths } from 'xstate/graph';

import { TOAST_REMOVAL_DELAY_MS, type ToastEvent, toastMachine } from '../../machines/toastMachine';

const saved = { id: 'a', content: { tone: 'success', title: 'Saved' } } as const;
const failed = { id: 'b', content: { tone: 'error', title: 'Failed' } } as const;
const events: ToastEvent[] = [
  { type: 'TOAST.ADDED', toast: saved },
  { type: 'TOAST.ADDED', toast: failed },
  { type: 'TOAST.UPDATED', id: 'a', change: { title: 'Saved again' } },
  { type: 'TOAST.DISMISSED', id: 'a' },
  { type: 'TOAST.DISMISSED', id: 'b' },
  { type: 'TOAST.REMOVED', id: 'a' },
  { type: 'TOAST.REMOVED', id: 'b' },
  { type: 'PROJECT.CHOSEN', projectId: 'p' },
];

function started() {
  const clock = new SimulatedClock();
  const actor = createActor(toastMachine, { clock }).start();
  return { actor, clock };
}

/** What must come of an event, told from the specification and not from the machine. */
function expected(value: string, id: string | undefined, event: ToastEvent): string {
  if (event.type === 'TOAST.ADDED') return 'open';
  // Neither toast offers to do anything.
  if (event.type === 'PROJECT.CHOSEN' || event.id !== id) return value;
  if (event.type === 'TOAST.REMOVED') return 'none';
  return event.type === 'TOAST.DISMISSED' && value === 'open' ? 'dismissed' : value;
}

describe('every path through the toast', () => {
  const paths = getShortestPaths(toastMachine, { events });

  it('reaches every state', () => {
    expect(new Set(paths.map((path) => path.state.value))).toEqual(new Set(['none', 'open', 'dismissed']));
  });

  const walks = paths.flatMap((path) => events.map((event) => ({ path, event })));
  it.each(walks)('$path.state.value after $path.weight events, then $event.type', ({ path, event }) => {
    const { actor } = started();
    for (const step of path.steps.slice(1)) actor.send(step.event);
    const before = actor.getSnapshot();
    actor.send(event);
    const after = actor.getSnapshot();
    expect(after.value).toBe(expected(before.value, before.context.toast?.id, event));
    expect(after.context.toast === undefined).toBe(after.value === 'none');
  });
});

describe('the one toast', () => {
  it('gives way to a newer one', () => {
    const { actor } = started();
    actor.send({ type: 'TOAST.ADDED', toast: saved });
    actor.send({ type: 'TOAST.ADDED', toast: failed });
    expect(actor.getSnapshot().context.toast).toBe(failed);
  });

  it('is not touched by what is said about another', () => {
    const { actor } = started();
    actor.send({ type: 'TOAST.ADDED', toast: saved });
    actor.send({ type: 'TOAST.DISMISSED', id: 'b' });
    actor.send({ type: 'TOAST.UPDATED', id: 'b', change: { title: 'no' } });
    expect(actor.getSnapshot().value).toBe('open');
    expect(actor.getSnapshot().context.toast).toBe(saved);
  });

  it('is removed 1,000,000 ms after it was dismissed, and not before', () => {
    const { actor, clock } = started();
    actor.send({ type: 'TOAST.ADDED', toast: saved });
    actor.send({ type: 'TOAST.DISMISSED', id: 'a' });
    clock.increment(TOAST_REMOVAL_DELAY_MS - 1);
    expect(actor.getSnapshot().context.toast).toBe(saved);
    clock.increment(1);
    expect(actor.getSnapshot().context.toast).toBeUndefined();
    expect(TOAST_REMOVAL_DELAY_MS).toBe(1_000_000);
  });
});

describe('what a toast offers to do in a project', () => {
  const offering = (projectId: string | undefined) =>
    ({
      id: 'c',
      content: { tone: 'success', title: 'Deleted', action: { label: 'Undo', projectId, onPress: () => undefined } },
    }) as const;
  const actionOf = ({ actor }: ReturnType<typeof started>) => actor.getSnapshot().context.toast?.content.action;

  it('goes with the toast when another project is looked at', () => {
    const one = started();
    one.actor.send({ type: 'PROJECT.CHOSEN', projectId: 'here' });
    one.actor.send({ type: 'TOAST.ADDED', toast: offering('here') });
    expect(actionOf(one)).toBeDefined();
    one.actor.send({ type: 'PROJECT.CHOSEN', projectId: 'there' });
    expect(one.actor.getSnapshot().value).toBe('dismissed');
  });

  it('is not offered when it comes, or is added, after another project was looked at', () => {
    const one = started();
    one.actor.send({ type: 'PROJECT.CHOSEN', projectId: 'there' });
    one.actor.send({ type: 'TOAST.ADDED', toast: offering('here') });
    expect(one.actor.getSnapshot().value).toBe('open');
    expect(actionOf(one)).toBeUndefined();
    one.actor.send({ type: 'TOAST.UPDATED', id: 'c', change: offering('here').content });
    expect(actionOf(one)).toBeUndefined();
  });

  it('stays where it acts in no project', () => {
    const one = started();
    one.actor.send({ type: 'TOAST.ADDED', toast: offering(undefined) });
    one.actor.send({ type: 'PROJECT.CHOSEN', projectId: 'there' });
    expect(one.actor.getSnapshot().value).toBe('open');
    expect(actionOf(one)).toBeDefined();
  });
});
