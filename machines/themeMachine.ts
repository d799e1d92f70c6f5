import { assign, type EventObject, fromCallback, setup } from 'xstate';

import { type ThemeChoice, type ThemeMode } from '../domain/look/look';

export type ThemeEvent =
  | { type: 'THEME.CHOSEN'; choice: ThemeChoice }
  /** The person's settings hold a choice that was made in another browser. */
  | { type: 'THEME.TAKEN'; choice: ThemeChoice }
  /** Another tab stored a choice. */
  | { type: 'THEME.FOLLOWED'; choice: ThemeChoice }
  | { type: 'SYSTEM.CHANGED'; mode: ThemeMode };

interface ThemeContext {
  readonly choice: ThemeChoice;
  readonly systemMode: ThemeMode;
}

/**
 * The theme: light, dark or system. A choice made here is stored and told; one
 * that the person's settings hold is stored; one made in another tab is only followed, so that two tabs never answer each
 * other. `watch` reports other tabs and the system.
 */
export const themeMachine = setup({
  types: {} as { context: ThemeContext; input: ThemeContext; events: ThemeEvent },
  actors: { watch: fromCallback<EventObject, void, ThemeEvent>(() => undefined) },
  guards: {
    isLight: (_, choice: ThemeChoice) => choice === 'light',
    isDark: (_, choice: ThemeChoice) => choice === 'dark',
  },
  actions: {
    keepChoice: assign({ choice: (_, choice: ThemeChoice) => choice }),
    keepSystemMode: assign({ systemMode: (_, mode: ThemeMode) => mode }),
    /** Injected: writes the choice where the next visit and the other tabs find it. */
    store: (_, _choice: ThemeChoice) => undefined,
    /** Injected: tells that the person chose, so that their settings can follow. */
    tell: (_, _choice: ThemeChoice) => undefined,
  },
}).createMachine({
  id: 'theme',
  context: ({ input }) => input,
  invoke: { src: 'watch' },
  initial: 'choosing',
  on: {
    'THEME.CHOSEN': {
      target: '.choosing',
      actions: [
        { type: 'keepChoice', params: ({ event }) => event.choice },
        { type: 'store', params: ({ event }) => event.choice },
        { type: 'tell', params: ({ event }) => event.choice },
      ],
    },
    'THEME.TAKEN': {
      target: '.choosing',
      actions: [
        { type: 'keepChoice', params: ({ event }) => event.choice },
        { type: 'store', params: ({ event }) => event.choice },
      ],
    },
    'THEME.FOLLOWED': {
      target: '.choosing',
      actions: { type: 'keepChoice', params: ({ event }) => event.choice },
    },
    'SYSTEM.CHANGED': { actions: { type: 'keepSystemMode', params: ({ event }) => event.mode } },
  },
  states: {
    choosing: {
      always: [
        { guard: { type: 'isLight', params: ({ context }) => context.choice }, target: 'light' },
        { guard: { type: 'isDark', params: ({ context }) => context.choice }, target: 'dark' },
        { target: 'system' },
      ],
    },
    light: {},
    dark: {},
    system: {},
  },
});

/** The mode that a snapshot of {@link themeMachine} stands for. */
export function modeOf(snapshot: { context: ThemeContext }): ThemeMode {
  const { choice, systemMode } = snapshot.context;
  return choice === 'system' ? systemMode : choice;
}
