import { assign, setup } from 'xstate';

interface CompletionContext {
  /** How many choices there are. */
  readonly count: number;
  /** Which of them the arrow keys have reached; null before the first press. */
  readonly active: number | null;
}

export type CompletionEvent =
  /** Something was typed, for which there are so many choices. */
  { type: 'TYPED'; count: number } | { type: 'MOVED'; by: 1 | -1 } | { type: 'CLOSED' };

/**
 * The choices below what is being typed: they open by typing, and none is active until an arrow key is pressed, so that Enter still sends
 * what was typed.
 */
export const completionMachine = setup({
  types: {} as { context: CompletionContext; events: CompletionEvent },
  guards: { hasChoices: (_, { count }: { count: number }) => count > 0 },
}).createMachine({
  id: 'completion',
  initial: 'closed',
  context: { count: 0, active: null },
  on: {
    TYPED: [
      {
        guard: { type: 'hasChoices', params: ({ event }) => ({ count: event.count }) },
        target: '.open',
        actions: assign(({ event }) => ({ count: event.count, active: null })),
      },
      { target: '.closed' },
    ],
  },
  states: {
    closed: { entry: assign({ count: 0, active: null }) },
    open: {
      on: {
        MOVED: {
          actions: assign({
            active: ({ context: { active, count }, event: { by } }) =>
              active === null ? (by === 1 ? 0 : count - 1) : (active + by + count) % count,
          }),
        },
        CLOSED: { target: 'closed' },
      },
    },
  },
});
