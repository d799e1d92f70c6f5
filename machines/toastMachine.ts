import { assign, setup } from 'xstate';

/** What the caller of a toast supplies. */
export interface ToastContent {
  readonly tone: 'info' | 'success' | 'error';
  readonly title: string;
  readonly description?: string;
  /** One thing that the person can do at once, such as undo. */
  readonly action?: { readonly label: string; onPress(): void };
}

/** A toast with its identity; the machine's state says whether it is open. */
export interface Toast {
  readonly id: string;
  readonly content: ToastContent;
}

export type ToastEvent =
  | { type: 'TOAST.ADDED'; toast: Toast }
  | { type: 'TOAST.UPDATED'; id: string; change: Partial<ToastContent> }
  | { type: 'TOAST.DISMISSED'; id: string }
  | { type: 'TOAST.REMOVED'; id: string };

/** A dismissed toast is kept this long before it is removed (specification §9). */
export const TOAST_REMOVAL_DELAY_MS = 1_000_000;

/**
 * Holds the one toast that there may be (specification §4, "Toast"): added, updated, dismissed, removed.
 * A new toast takes the place of the one before. States: `none`, `open`, `dismissed`.
 */
export const toastMachine = setup({
  types: {} as { context: { toast: Toast | undefined }; events: ToastEvent },
  delays: { removalDelay: TOAST_REMOVAL_DELAY_MS },
  guards: { isThisToast: ({ context }, id: string) => context.toast?.id === id },
  actions: {
    hold: assign({ toast: (_, toast: Toast) => toast }),
    change: assign({
      toast: ({ context }, change: Partial<ToastContent>) =>
        context.toast && { ...context.toast, content: { ...context.toast.content, ...change } },
    }),
    letGo: assign({ toast: undefined }),
  },
}).createMachine({
  id: 'toast',
  context: { toast: undefined },
  initial: 'none',
  on: {
    'TOAST.ADDED': { target: '.open', actions: { type: 'hold', params: ({ event }) => event.toast } },
  },
  states: {
    none: {},
    open: {
      on: {
        'TOAST.UPDATED': {
          guard: { type: 'isThisToast', params: ({ event }) => event.id },
          actions: { type: 'change', params: ({ event }) => event.change },
        },
        'TOAST.DISMISSED': { guard: { type: 'isThisToast', params: ({ event }) => event.id }, target: 'dismissed' },
        'TOAST.REMOVED': {
          guard: { type: 'isThisToast', params: ({ event }) => event.id },
          target: 'none',
          actions: 'letGo',
        },
      },
    },
    dismissed: {
      after: { removalDelay: { target: 'none', actions: 'letGo' } },
      on: {
        'TOAST.REMOVED': {
          guard: { type: 'isThisToast', params: ({ event }) => event.id },
          target: 'none',
          actions: 'letGo',
        },
      },
    },
  },
});
