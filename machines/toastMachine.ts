import { assign, setup } from 'xstate';

/** What the caller of a toast supplies. */
export interface ToastContent {
  readonly tone: 'info' | 'success' | 'error';
  readonly title: string;
  readonly description?: string;
  /** One thing that the person can do at once, such as undo. What acts in a project is offered only while they look at it. */
  readonly action?: { readonly label: string; readonly projectId: string | undefined; onPress(): void };
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
  | { type: 'TOAST.REMOVED'; id: string }
  | { type: 'PROJECT.CHOSEN'; projectId: string | undefined };

interface ToastContext {
  readonly toast: Toast | undefined;
  /** The project that the person looks at. */
  readonly projectId: string | undefined;
}

/** Whether an action acts in another project than the person looks at. */
const actsOutside = (projectId: string | undefined, { action }: ToastContent): boolean =>
  action?.projectId !== undefined && action.projectId !== projectId;

/** A toast without an action that would act in another project. */
function offeredIn(projectId: string | undefined, toast: Toast): Toast {
  const { action: _, ...words } = toast.content;
  return actsOutside(projectId, toast.content) ? { ...toast, content: words } : toast;
}

/** A dismissed toast is kept this long before it is removed. */
export const TOAST_REMOVAL_DELAY_MS = 1_000_000;

/**
 * Holds the one toast that there may be: added, updated, dismissed, removed.
 * A new toast takes the place of the one before. One that offers to do something in a project goes when another is looked at.
 * States: `none`, `open`, `dismissed`.
 */
export const toastMachine = setup({
  types: {} as { context: ToastContext; events: ToastEvent },
  delays: { removalDelay: TOAST_REMOVAL_DELAY_MS },
  guards: {
    isThisToast: ({ context }, id: string) => context.toast?.id === id,
    actsOutside: ({ context: { toast } }, projectId: string | undefined) =>
      toast !== undefined && actsOutside(projectId, toast.content),
  },
  actions: {
    hold: assign({
      toast: ({ context }, toast: Toast) => offeredIn(context.projectId, toast),
    }),
    noteProject: assign({ projectId: (_, projectId: string | undefined) => projectId }),
    change: assign({
      toast: ({ context }, change: Partial<ToastContent>) =>
        context.toast &&
        offeredIn(context.projectId, { ...context.toast, content: { ...context.toast.content, ...change } }),
    }),
    letGo: assign({ toast: undefined }),
  },
}).createMachine({
  id: 'toast',
  context: { toast: undefined, projectId: undefined },
  initial: 'none',
  on: {
    'TOAST.ADDED': { target: '.open', actions: { type: 'hold', params: ({ event }) => event.toast } },
    'PROJECT.CHOSEN': { actions: { type: 'noteProject', params: ({ event }) => event.projectId } },
  },
  states: {
    none: {},
    open: {
      on: {
        'PROJECT.CHOSEN': [
          {
            guard: { type: 'actsOutside', params: ({ event }) => event.projectId },
            target: 'dismissed',
            actions: { type: 'noteProject', params: ({ event }) => event.projectId },
          },
          { actions: { type: 'noteProject', params: ({ event }) => event.projectId } },
        ],
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
