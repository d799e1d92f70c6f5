import { describe, expect, it } from 'vitest';
import { createActor, type EventObject, fromCallback } from 'xstate';
import { getShortestPaths } from 'xstate/graph';

import { modeOf, type ThemeEvent, themeMachine } from '../../machines/themeMachine';
import { type ThemeChoice } from '../../domain/look/look';

const choices = ['light', 'dark', 'system'] as const;
const events: ThemeEvent[] = [
  ...choices.map((choice) => ({ type: 'THEME.CHOSEN', choice }) as const),
  ...choices.map((choice) => ({ type: 'THEME.TAKEN', choice }) as const),
  ...choices.map((choice) => ({ type: 'THEME.FOLLOWED', choice }) as const),
  { type: 'SYSTEM.CHANGED', mode: 'dark' },
  { type: 'SYSTEM.CHANGED', mode: 'light' },
];
const input = { choice: 'system', systemMode: 'light' } as const;

function started(from: { choice: ThemeChoice; systemMode: 'light' | 'dark' } = input) {
  const stored: ThemeChoice[] = [];
  const told: ThemeChoice[] = [];
  const machine = themeMachine.provide({
    actors: { watch: fromCallback<EventObject, void, ThemeEvent>(() => undefined) },
    actions: { store: (_, choice) => void stored.push(choice), tell: (_, choice) => void told.push(choice) },
  });
  return { actor: createActor(machine, { input: from }).start(), stored, told };
}

describe('every path through the theme', () => {
  const paths = getShortestPaths(themeMachine, { events, input });

  it('reaches every choice', () => {
    expect(new Set(paths.map((path) => path.state.value))).toEqual(new Set(choices));
  });

  it.each(
    paths.flatMap((path) =>
      events.map(
        (event) =>
          [
            `${path.steps.map(({ event }) => JSON.stringify(event)).join(' ')}, then ${JSON.stringify(event)}`,
            path,
            event,
          ] as const,
      ),
    ),
  )('%s', (_, path, event) => {
    const { actor, stored, told } = started();
    for (const step of path.steps) actor.send(step.event);
    const before = actor.getSnapshot();
    const storedBefore = stored.length;
    const toldBefore = told.length;
    actor.send(event);
    const after = actor.getSnapshot();
    const expected = event.type === 'SYSTEM.CHANGED' ? before.context.choice : event.choice;
    expect(after.value).toBe(expected);
    const isStored = event.type === 'THEME.CHOSEN' || event.type === 'THEME.TAKEN';
    expect(stored.length - storedBefore).toBe(isStored ? 1 : 0);
    expect(told.length - toldBefore).toBe(event.type === 'THEME.CHOSEN' ? 1 : 0);
  });
});

describe('the theme', () => {
  it.each(choices)('starts with the stored choice %s', (choice) => {
    expect(started({ choice, systemMode: 'dark' }).actor.getSnapshot().value).toBe(choice);
  });

  it('follows the operating system only when the choice is system', () => {
    const { actor } = started();
    actor.send({ type: 'SYSTEM.CHANGED', mode: 'dark' });
    expect(modeOf(actor.getSnapshot())).toBe('dark');
    actor.send({ type: 'THEME.CHOSEN', choice: 'light' });
    expect(modeOf(actor.getSnapshot())).toBe('light');
  });

  it('stores a choice that the settings hold without telling them of it again', () => {
    const { actor, stored, told } = started();
    actor.send({ type: 'THEME.TAKEN', choice: 'dark' });
    expect([stored, told]).toEqual([['dark'], []]);
    expect(modeOf(actor.getSnapshot())).toBe('dark');
  });

  it('stores a choice made here, and only follows one made in another tab', () => {
    const { actor, stored } = started();
    actor.send({ type: 'THEME.CHOSEN', choice: 'dark' });
    actor.send({ type: 'THEME.FOLLOWED', choice: 'light' });
    expect(stored).toEqual(['dark']);
    expect(modeOf(actor.getSnapshot())).toBe('light');
  });
});
