import { assign, setup } from 'xstate';

import { type Side } from '../domain/changes/conflict';

interface ConflictContext {
  /** Names of what differs. */
  readonly names: readonly string[];
  readonly choices: Readonly<Record<string, Side>>;
}

export type ConflictEvent =
  | { type: 'SIDE.CHOSEN'; name: string; side: Side }
  | { type: 'SIDE.CHOSEN_FOR_ALL'; side: Side }
  | { type: 'APPLIED' }
  | { type: 'DROPPED' };

/**
 * Two people, or two windows, changed the same property: nothing is applied until a side has been chosen for every
 * difference. `undecided` → `decided` → `applied`, or `dropped`.
 */
export const conflictMachine = setup({
  types: {} as {
    context: ConflictContext;
    input: { names: readonly string[] };
    events: ConflictEvent;
    output: Readonly<Record<string, Side>>;
  },
  guards: { isComplete: ({ context }) => context.names.every((name) => context.choices[name] !== undefined) },
  actions: {
    choose: assign(({ context }, { name, side }: { name: string; side: Side }) => ({
      choices: { ...context.choices, [name]: side },
    })),
    chooseAll: assign(({ context }, side: Side) => ({
      choices: Object.fromEntries(context.names.map((name) => [name, side])),
    })),
  },
}).createMachine({
  id: 'conflict',
  context: ({ input }) => ({ names: input.names, choices: {} }),
  initial: 'undecided',
  output: ({ context }) => context.choices,
  on: {
    'SIDE.CHOSEN': { actions: { type: 'choose', params: ({ event }) => event } },
    'SIDE.CHOSEN_FOR_ALL': { actions: { type: 'chooseAll', params: ({ event }) => event.side } },
    DROPPED: '.dropped',
  },
  states: {
    undecided: { always: { guard: 'isComplete', target: 'decided' } },
    decided: { on: { APPLIED: 'applied' } },
    applied: { type: 'final' },
    dropped: { type: 'final' },
  },
});
