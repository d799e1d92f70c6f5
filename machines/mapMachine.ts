import { type AnyEventObject, assign, fromCallback, setup } from 'xstate';

/** Whose map is read. */
interface MapInput {
  readonly projectId: string;
}

interface MapContext extends MapInput {
  /** Nodes that have come; once all have, those of them that have a place. */
  readonly nodes: number;
  readonly nodesTotal: number;
}

export type MapEvent =
  | { type: 'MAP.CAME'; nodes: number; nodesTotal: number }
  | { type: 'MAP.ENDED'; nodes: number }
  | { type: 'MAP.FAILED' }
  | { type: 'RETRIED' };

/** Brings the map of a large project, which shows what a canvas does not hold element by element. It may fail and be asked for again. */
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
    shown: {},
    failed: { on: { RETRIED: 'reading' } },
  },
});
