import { useActorRef } from '@xstate/react';
import { useCallback, useEffect, useMemo, useState } from 'react';

import { type ElementRef } from '../../../../domain/elements/elements';
import { type StoredStyle } from '../../../../domain/styles/style';
import { canvasToolMachine } from '../../../../machines/canvasToolMachine';
import { CanvasController, type ControllerEvents } from '../../../canvas/CanvasController';
import { useNewCanvasStore } from '../../../canvas/store/useNewCanvasStore';
import { useLayoutActor } from '../../../canvas/workbench/useLayoutActor';
import { useStylesIn } from '../../../canvas/workbench/useStylesIn';
import { type Showing } from '../../../canvas/workbench/Workbench';
import { useGraphModel } from '../../../graph/GraphModelContext';
import { type ViewCalls } from './viewCalls';

const nothing = () => undefined;
const MOST_NEIGHBOURS = 100;

/** Puts a canvas together that only shows: elements are selected and gone to; nothing is moved, made or sent. */
export function useNewShowing(
  { neighbourhood }: Pick<ViewCalls, 'neighbourhood'>,
  styles: readonly StoredStyle[],
): Showing {
  const model = useGraphModel();
  const store = useNewCanvasStore(model.store, true);
  useStylesIn(store, styles);
  const [controller] = useState(() => new CanvasController(model, store));
  const tool = useActorRef(canvasToolMachine);
  const layout = useLayoutActor(controller, nothing, nothing, nothing);
  const [events] = useState((): ControllerEvents => {
    const choose = (ref: ElementRef | null) =>
      tool.send(ref === null ? { type: 'SELECTION.CLEARED' } : { type: 'ELEMENT.CHOSEN', ref });
    return {
      onTap: choose,
      onBox: nothing,
      onLongPress: nothing,
      onDoubleTap: nothing,
      onContextMenu: choose,
      onDragged: nothing,
      onMoved: nothing,
      onPlaced: nothing,
      onLayoutDue: () => layout.send({ type: 'LAYOUT.WANTED', layout: 'force', isFirst: true }),
    };
  });
  useEffect(() => controller.connect(events), [controller, events]);
  useEffect(() => {
    const selection = tool.subscribe(({ context }) => controller.select(context.selected));
    // What is not there any more cannot stay selected.
    const stop = model.subscribe(() => {
      const { selection: chosen } = tool.getSnapshot().context;
      if (chosen !== null && model.element(chosen) === undefined) tool.send({ type: 'SELECTION.CLEARED' });
    });
    return () => {
      selection.unsubscribe();
      stop();
    };
  }, [tool, controller, model]);

  const goTo = useCallback(
    (ref: ElementRef) => {
      tool.send({ type: 'ELEMENT.CHOSEN', ref });
      controller.focus([ref.id]);
    },
    [tool, controller],
  );
  const bring = useCallback<Showing['bring']>((refs, then, settled) => {
    then(refs);
    settled?.();
  }, []);
  const expand = useCallback(
    async (nodeId: string, type?: string) => {
      const found = await neighbourhood(nodeId, MOST_NEIGHBOURS, type);
      model.show(found);
      return found.nodesLeftOut;
    },
    [neighbourhood, model],
  );
  return useMemo(
    () => ({ model, controller, store, tool, layout, goTo, bring, expand }),
    [model, controller, store, tool, layout, goTo, bring, expand],
  );
}
