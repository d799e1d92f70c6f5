import { assign, fromPromise, setup } from 'xstate';

/** How many nodes a canvas asks for at first where nothing else was chosen, and how many it shows at most. */
const OVERVIEW_NODES = 1000;
export const MOST_NODES = 20_000;

/** What is asked of the backend: a project's graph, up to a number of nodes. */
export interface OverviewRequest {
  readonly projectId: string | undefined;
  readonly nodes: number;
}

/** The project, and how many nodes the person wants at first. */
interface OverviewInput extends Pick<OverviewRequest, 'projectId'> {
  readonly nodes?: number | undefined;
}

interface OverviewContext extends OverviewRequest {
  readonly error: unknown;
}

export type OverviewEvent = { type: 'ALL.WANTED' } | { type: 'RETRIED' };

/**
 * Brings a project's graph onto the canvas. The first load shows `loading`; all of the nodes and a reload
 * (`refreshing`) leave what is drawn in place, also when they fail.
 */
export const overviewMachine = setup({
  types: {} as { context: OverviewContext; input: OverviewInput; events: OverviewEvent },
  actors: { load: fromPromise<void, OverviewRequest>(() => Promise.reject(new Error('the screen injects load'))) },
  actions: {
    wantAll: assign({ nodes: MOST_NODES }),
    noteError: assign((_, { error }: { error: unknown }) => ({ error })),
    tellFailure: (_, _failure: { error: unknown }) => undefined,
  },
}).createMachine({
  id: 'overview',
  context: ({ input }) => ({ projectId: input.projectId, nodes: input.nodes ?? OVERVIEW_NODES, error: null }),
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'load',
        src: 'load',
        input: ({ context }) => context,
        onDone: 'ready',
        onError: { target: 'failed', actions: { type: 'noteError', params: ({ event }) => ({ error: event.error }) } },
      },
    },
    ready: { on: { 'ALL.WANTED': { target: 'refreshing', actions: 'wantAll' }, RETRIED: 'refreshing' } },
    refreshing: {
      on: { RETRIED: { target: 'refreshing', reenter: true } },
      invoke: {
        id: 'refresh',
        src: 'load',
        input: ({ context }) => context,
        onDone: 'ready',
        onError: { target: 'ready', actions: { type: 'tellFailure', params: ({ event }) => ({ error: event.error }) } },
      },
    },
    failed: { on: { RETRIED: 'loading' } },
  },
});
