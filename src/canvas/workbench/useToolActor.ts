import { useActorRef } from '@xstate/react';
import { fromPromise } from 'xstate';

import { canvasToolMachine, type NewNode, type NewRelationship } from '../../../machines/canvasToolMachine';
import { type HistoryAnswer } from '../../graph/calls/takeReceipt';
import { useBulkEdit } from '../../graph/calls/useBulkEdit';
import { useCreateNode } from '../../graph/calls/useCreateNode';
import { useCreateRelationship } from '../../graph/calls/useCreateRelationship';
import { type GraphModel } from '../../graph/GraphModel';
import { type CanvasStore } from '../store/canvasStore';
import { namingPropertyOf } from '../style/usualProperties';
import { useDepartures } from './useDepartures';

/** The tool in hand, wired to the calls that make elements, of which many at once are told; lets go of a selected element when it is gone. */
export function useToolActor(model: GraphModel, store: CanvasStore, tell: (answer: HistoryAnswer) => void) {
  const createNode = useCreateNode();
  const createRelationship = useCreateRelationship();
  const { run } = useBulkEdit();
  const tool = useActorRef(
    canvasToolMachine.provide({
      actors: {
        createNode: fromPromise<string, NewNode>(async ({ input: { at, labels, name } }) => {
          const { book } = store.getState();
          const properties = name === '' ? {} : { [namingPropertyOf(labels[0], book, model.nodes())]: name };
          return (await createNode({ labels, properties, position: at })).id;
        }),
        createRelationship: fromPromise<string, NewRelationship>(async ({ input: { alsoFrom, ...input } }) => {
          if (alsoFrom.length === 0) return (await createRelationship(input)).id;
          const nodes = [...alsoFrom, input.startNodeId].map((id) => ({
            id,
          }));
          const made = await run({
            action: 'connect',
            nodes,
            targetNodeId: input.endNodeId,
            type: input.type,
          });
          tell(made);
          return made.delta.relationships.at(-1)?.id ?? '';
        }),
      },
    }),
  );

  useDepartures(model, store, tool);
  return tool;
}
