import { assign, type EventObject, fromCallback, fromPromise, setup } from 'xstate';

import { type Look, notChosenHere, stillUnsent, type Looks } from '../domain/look/look';

export type SettingsEvent = { type: 'LOOK.CHOSEN'; change: Partial<Look> } | { type: 'CONNECTION.CAME' };

interface SettingsContext {
  /** What was chosen in this browser and has not reached the settings. */
  readonly unsent: Partial<Look>;
}

/**
 * Keeps the look of a signed-in person (theme, language, density, motion) in step with their settings (docs/decisions/0012-settings.md): what was
 * chosen here and not sent wins, otherwise what the settings hold is taken over; who never chose keeps what they see.
 */
export const settingsMachine = setup({
  types: {} as { context: SettingsContext; input: SettingsContext; events: SettingsEvent },
  actors: {
    /** Tells of choices made on this page and of the return of the connection. */
    watch: fromCallback<EventObject, void, SettingsEvent>(() => undefined),
    read: fromPromise<Looks>(() => Promise.reject(new Error('the page injects read'))),
    /** Sends the choices; answers them. */
    send: fromPromise<Partial<Look>, Partial<Look>>(() => Promise.reject(new Error('the page injects send'))),
  },
  guards: {
    hasUnsent: ({ context }) => Object.keys(context.unsent).length > 0,
    hasNeverChosen: (_, { kept }: Looks) => kept === null,
  },
  actions: {
    note: assign(({ context }, change: Partial<Look>) => ({ unsent: { ...context.unsent, ...change } })),
    /** What is seen becomes the person's choice, unless they chose otherwise already. */
    noteWhatIsSeen: assign(({ context }, { here }: Looks) => ({ unsent: { ...here, ...context.unsent } })),
    forgetSent: assign(({ context }, sent: Partial<Look>) => ({ unsent: stillUnsent(context.unsent, sent) })),
    /** Injected: the page looks so from now on, but for what was chosen here and is not sent. */
    takeOver: (_, _look: Partial<Look>) => undefined,
    /** Injected: forgets, beyond this page, that these choices were not sent. */
    storeSent: (_, _sent: Partial<Look>) => undefined,
  },
  delays: { patience: 30_000 },
}).createMachine({
  id: 'settings',
  context: ({ input }) => input,
  invoke: { id: 'watch', src: 'watch' },
  initial: 'reading',
  on: { 'LOOK.CHOSEN': { actions: { type: 'note', params: ({ event }) => event.change } } },
  states: {
    reading: {
      invoke: {
        id: 'read',
        src: 'read',
        onDone: [
          {
            guard: { type: 'hasNeverChosen', params: ({ event }) => event.output },
            target: 'comparing',
            actions: { type: 'noteWhatIsSeen', params: ({ event }) => event.output },
          },
          {
            target: 'comparing',
            actions: {
              type: 'takeOver',
              params: ({ event, context }) => notChosenHere(event.output.kept ?? event.output.here, context.unsent),
            },
          },
        ],
        onError: 'waitingToRead',
      },
    },
    waitingToRead: { after: { patience: 'reading' }, on: { 'CONNECTION.CAME': 'reading' } },
    comparing: { always: [{ guard: 'hasUnsent', target: 'sending' }, { target: 'inStep' }] },
    inStep: {
      on: { 'LOOK.CHOSEN': { target: 'sending', actions: { type: 'note', params: ({ event }) => event.change } } },
    },
    sending: {
      invoke: {
        id: 'send',
        src: 'send',
        input: ({ context }) => context.unsent,
        onDone: {
          target: 'comparing',
          actions: [
            { type: 'forgetSent', params: ({ event }) => event.output },
            { type: 'storeSent', params: ({ event }) => event.output },
          ],
        },
        onError: 'waitingToSend',
      },
    },
    waitingToSend: {
      after: { patience: 'sending' },
      on: {
        'CONNECTION.CAME': 'sending',
        'LOOK.CHOSEN': { target: 'sending', actions: { type: 'note', params: ({ event }) => event.change } },
      },
    },
  },
});
