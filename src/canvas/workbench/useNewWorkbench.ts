import { useCallback, useEffect, useMemo, useRef, useState } from 'react';

import { type Move, type MovedNodes } from '../../../domain/elements/move';
import { NOTHING_SELECTED } from '../../../domain/selection/selection';
import { type Saying } from '../../graph/history/saying';
import { useSaying } from '../../graph/history/useSaying';
import { type PutBack, useHistoryActor } from '../../graph/history/useHistoryActor';
import { useGraphCall } from '../../graph/calls/useGraphCall';
import { useNeighbourhood } from '../../graph/calls/useNeighbourhood';
import { type ElementRef, type Point } from '../../../domain/elements/elements';
import { useGraphModel } from '../../graph/GraphModelContext';
import { useProject } from '../../project/ProjectContext';
import { CanvasController, type ControllerEvents } from '../CanvasController';
import { useClipboard } from '../sets/clipboard/useClipboard';
import { useReattaching } from '../sets/reattaching';
import { useBulk, useStep } from '../sets/useBulk';
import { useTelling, useUndoOffer, useViewOffer } from '../sets/useTakingBack';
import { moveText } from '../sets/whatIs';
import { setOpen } from '../store/canvasStore';
import { takeUpInspector } from '../store/inspector';
import { takeUpProject } from '../store/pins';
import { useNewCanvasStore } from '../store/useNewCanvasStore';
import { useChosenStyles } from './useStylesIn';
import { useLayoutActor } from './useLayoutActor';
import { useSavePositions } from '../../graph/calls/useSavePositions';
import { useKeptPlaces } from './useKeptPlaces';
import { useBringing } from '../landing/useBringing';
import { useToolActor } from './useToolActor';
import { type Workbench } from './Workbench';

/**
 * Puts a canvas together: the controller, the machines and how they talk to one another.
 * @param isOverview whether its graph is that of the overview
 */
export function useNewWorkbench(reload: () => void, isOverview = false): Workbench {
  const model = useGraphModel();
  const { failed } = useGraphCall();
  const readSurroundings = useNeighbourhood();

  const store = useNewCanvasStore(model.store, false);
  useState(() => takeUpInspector(store));
  const [controller] = useState(() => new CanvasController(model, store));
  const stage = useRef<HTMLDivElement>(null);
  useChosenStyles(store);
  const savePositions = useSavePositions();
  const savePlaces = useCallback(
    (ids: readonly string[]) => savePositions(ids, (part) => controller.positionsOf(part)),
    [controller, savePositions],
  );
  const keepPlaces = useKeptPlaces(savePlaces);
  const putBack = useCallback<PutBack>(
    (ids, places) => {
      const shown = controller.place(ids, places);
      if (shown.length > 0) keepPlaces(shown);
      return shown.length;
    },
    [controller, keepPlaces],
  );
  const textOf = (move: Move, said: Saying) => moveText(move, model, store.getState().book, said);
  const history = useHistoryActor(model, reload, { putBack, textOf }, isOverview);
  const offerUndo = useUndoOffer(model, history);
  const tell = useTelling(offerUndo);
  const tool = useToolActor(model, store, tell);
  const saying = useSaying();
  const noteMove = useCallback(
    (by: Move['by'], nodes: MovedNodes, at = performance.now()) => {
      if (nodes.ids.length === 0) return;
      const move: Move = { kind: 'move', by, at, ...nodes };
      history.send({ type: 'MOVED', move });
      if (by === 'layout') offerUndo(moveText(move, model, store.getState().book, saying));
    },
    [history, offerUndo, model, store, saying],
  );
  const layout = useLayoutActor(
    controller,
    keepPlaces,
    (nodes) => noteMove('layout', nodes),
    (error) => failed('layout', error),
  );

  const { reach, bring } = useBringing(controller.map);
  const [events] = useState((): ControllerEvents => {
    /** Opens the menu: of what is selected where that is pressed, else of what is pressed, once it is chosen. */
    const openMenu = (menu: Point, ref: ElementRef | null, choose: 'ELEMENT.CHOSEN' | 'GATHERING.STARTED') => {
      const { selected } = tool.getSnapshot().context;
      if (ref === null || selected.some(({ id }) => id === ref.id)) return setOpen(store, { menu });
      reach(ref, () => {
        tool.send({ type: choose, ref });
        setOpen(store, { menu });
      });
    };
    return {
      onTap: (ref, isAdding) => {
        if (ref === null && !isAdding) tool.send({ type: 'SELECTION.CLEARED' });
        if (ref !== null) reach(ref, () => tool.send({ type: isAdding ? 'ELEMENT.SWITCHED' : 'ELEMENT.CHOSEN', ref }));
      },
      onBox: (refs) => bring(refs, (there) => tool.send({ type: 'ELEMENTS.CHOSEN', refs: there, how: 'also' })),
      onLongPress: (ref, { rendered }) => openMenu(rendered, ref, 'GATHERING.STARTED'),
      onDoubleTap: ({ model: at }) => tool.send({ type: 'NODE.WANTED', at }),
      onContextMenu: (ref, { rendered }) => {
        if (ref === null) tool.send({ type: 'SELECTION.CLEARED' });
        openMenu(rendered, ref, 'ELEMENT.CHOSEN');
      },
      onDragged: keepPlaces,
      onMoved: noteMove,
      onPlaced: keepPlaces,
      onLayoutDue: () => layout.send({ type: 'LAYOUT.WANTED', layout: 'force', isFirst: true }),
    };
  });
  useEffect(() => controller.connect(events), [controller, events]);

  useEffect(() => {
    let shown = NOTHING_SELECTED;
    const { unsubscribe } = tool.subscribe(({ context, value }) => {
      if (context.selected !== shown) {
        controller.select((shown = context.selected));
        // What is selected is seen in place of the look that was changed.
        if (store.getState().open.look !== null) setOpen(store, { look: null });
      }
      controller.setGrabbable(value !== 'panning');
      const start = value === 'choosingTarget' ? context.draftRelationship.startNodeId : null;
      controller.markTarget(context.pointed ?? start);
    });
    return unsubscribe;
  }, [tool, controller, store]);

  const expand = useCallback(
    async (nodeId: string, type?: string, revealed: readonly string[] = []) => {
      try {
        const found = await readSurroundings({ nodeId, ...(type === undefined ? {} : { type }) });
        const added = found.nodes.map(({ id }) => id).filter((id) => model.node(id) === undefined);
        model.show(found);
        if (added.length + revealed.length > 0) controller.bringIn([nodeId, ...revealed, ...added]);
        return found.nodesLeftOut;
      } catch (error) {
        failed('neighbourhood', error);
        return 0;
      }
    },
    [readSurroundings, model, controller, failed],
  );

  const goTo = useCallback(
    (ref: ElementRef) =>
      reach(ref, () => {
        tool.send({ type: 'ELEMENT.CHOSEN', ref });
        controller.focus([ref.id]);
      }),
    [reach, tool, controller],
  );

  const step = useStep(tool, tell, reload);
  const bulk = useBulk(step);
  const offer = useViewOffer(model, store);
  const { projectId } = useProject();
  useEffect(() => {
    if (projectId !== undefined) takeUpProject(store, projectId);
  }, [store, projectId]);
  useReattaching(model, tool, bulk);
  const clipboard = useClipboard({ model, controller, tool, bulk, step });

  return useMemo(
    () => ({
      model,
      controller,
      store,
      tool,
      stage,
      history,
      layout,
      goTo,
      reach,
      bring,
      expand,
      bulk,
      offer,
      clipboard,
      reload,
    }),
    [model, controller, store, tool, history, layout, goTo, reach, bring, expand, bulk, offer, clipboard, reload],
  );
}
