import { useActorRef } from '@xstate/react';
import { type AnyEventObject, fromCallback } from 'xstate';

import { type LayoutEvent, layoutMachine, type LayoutRun } from '../../../machines/layoutMachine';
import { type MovedNodes } from '../../../domain/elements/move';
import { type CanvasController } from '../CanvasController';
import { runLayout } from '../layouts/runLayout';
import { layoutValues } from '../store/layoutChoices';

/** Lays the canvas out; `onPlaced` hears of the nodes whose places are worth keeping, `onMoved` from where they came. */
export function useLayoutActor(
  controller: CanvasController,
  onPlaced: (ids: readonly string[]) => void,
  onMoved: (nodes: MovedNodes) => void,
  onFailure: (error: unknown) => void,
) {
  return useActorRef(
    layoutMachine.provide({
      actors: {
        run: fromCallback<AnyEventObject, LayoutRun>(({ input, sendBack }) => {
          const graph = controller.beginLayout(input.layout, input.only, input.isFirst);
          // Where the view is stays when a part is laid out.
          const isWhole = input.only === undefined;
          const tell = (event: LayoutEvent) => sendBack(event);
          const values = layoutValues(controller.store.getState(), input.layout);
          let end: ReturnType<typeof setTimeout> | undefined;
          const stop = runLayout(
            { id: input.layout, graph, values },
            {
              onStep: ({ progress, places }) => {
                if (places !== undefined) controller.applyLayout(places, isWhole && (progress === 0 || progress === 1));
                // To draw the places of very many is one task of the page, to keep them another.
                if (progress === 1) end = setTimeout(() => tell({ type: 'LAYOUT.ENDED' }));
                else tell({ type: 'LAYOUT.STEPPED', progress });
              },
              onFailure: (error) => {
                tell({ type: 'LAYOUT.FAILED' });
                onFailure(error);
              },
            },
          );
          return () => {
            clearTimeout(end);
            stop();
          };
        }),
      },
      actions: {
        keepPlaces: ({ context }) => {
          const { arrays, isAwaited } = controller.map;
          // The layout of the map that is on its way places these again.
          if (context.isFirst && isAwaited) return;
          if (context.isFirst)
            return onPlaced([...(arrays?.ids ?? controller.positionsOf().map(({ nodeId }) => nodeId))]);
          const moved = controller.arranging.moved();
          onPlaced(moved.ids);
          onMoved(moved);
        },
      },
    }),
  );
}
