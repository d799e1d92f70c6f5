import { useActorRef } from '@xstate/react';
import { useEffect } from 'react';
import { fromPromise } from 'xstate';

import { canvasToolMachine, type NewNode, type NewRelationship } from '../../../machines/canvasToolMachine';
import { useCreateNode } from '../../graph/calls/useCreateNode';
import { useCreateRelationship } from '../../graph/calls/useCreateRelationship';
import { type GraphModel } from '../../graph/GraphModel';
import { useDepartures } from './useDepartures';

/** The tool in hand, wired to the calls that make elements; lets go of a selected element when it is gone. */
export function useToolActor(model: GraphModel) {
  const createNode = useCreateNode();
  const createRelationship = useCreateRelationship();
  const tool = useActorRef(
    canvasToolMachine.provide({
      actors: {
        createNode: fromPromise<string, NewNode>(async ({ input: { at, labels, name } }) => {
          const properties = name === '' ? {} : { name };
          return (await createNode({ labels, properties, position: at })).id;
        }),
        createRelationship: fromPromise<string, NewRelationship>(
          async ({ input }) => (await createRelationship(input)).id,
        ),
      },
    }),
  );

  useDepartures(model, tool);
  useEffect(
    () =>
      model.subscribe((event) => {
        if (event.type === 'delta') {
          const ids = [...event.delta.deletedNodeIds, ...event.delta.deletedRelationshipIds];
          if (ids.length > 0) tool.send({ type: 'ELEMENTS.REMOVED', ids });
        }
        const { selection } = tool.getSnapshot().context;
        if (selection !== null && model.element(selection) === undefined)
          tool.send({ type: 'ELEMENTS.REMOVED', ids: [selection.id] });
      }),
    [model, tool],
  );
  return tool;
}
