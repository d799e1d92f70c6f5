import { type AnyEventObject, assign, fromCallback, setup } from 'xstate';

/** Whose map is read. */
interface MapInput {
  readonly projectId: string;
}

interface MapContext extends MapInput {
  /** Nodes that have come. */
  readonly nodes: number;
  readonly nodesTotal: number;
}

export type MapEvent =
  | { type: 'MAP.CAME'; nodes: number; nodesTotal: number }
  | { type: 'MAP.ENDED'; nodes: number }
  | { type: 'MAP.FAILED' }
  | { type: 'RETRIED' };

/** Brings the map of a large project, which shows what a canvas does not hold element by element. It may fail, and is asked for again then and when more has changed than is told. */
export const mapMachine = setup({
  types: {} as { context: MapContext; input: MapInput; events: MapEvent },
  actors: { read: fromCallback<AnyEventObject, MapInput>(() => undefined) },
  actions: {
    noteNodes: assign((_, { nodes }: { nodes: number }) => ({ nodes })),
    noteTotal: assign((_, { nodesTotal }: { nodesTotal: number }) => ({ nodesTotal })),
  },
}).createMachine({
  id: 'map',
  context: ({ input }) => ({ projectId: input.projectId, nodes: 0, nodesTotal: 0 }),
  initial: 'reading',
  states: {
    reading: {
      invoke: { src: 'read', input: ({ context: { projectId } }) => ({ projectId }) },
      on: {
        'MAP.CAME': {
          actions: [
            { type: 'noteNodes', params: ({ event }) => event },
            { type: 'noteTotal', params: ({ event }) => event },
          ],
        },
        'MAP.ENDED': { target: 'shown', actions: { type: 'noteNodes', params: ({ event }) => event } },
        'MAP.FAILED': 'failed',
      },
    },
    shown: { on: { RETRIED: 'reading' } },
    failed: { on: { RETRIED: 'reading' } },
  },
});
