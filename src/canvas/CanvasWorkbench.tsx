import { type InputRef } from 'antd';
import { type ReactNode, useCallback, useContext, useDeferredValue, useEffect, useMemo, useRef } from 'react';

import { type ActionCanvas, type Surface } from '../actions/types';
import { later } from '../components/later/later';
import { useFileChoosers } from '../files/FilesContext';
import { type ElementRef, type Point } from '../../domain/elements/elements';
import { type Selected } from '../../domain/selection/selection';
import { useSearchGraph } from '../graph/calls/useSearchGraph';
import { useGraphModel } from '../graph/GraphModelContext';
import { Announcer } from './Announcer';
import styles from './canvas.module.css';
import { CanvasDialogs } from './CanvasDialogs';
import { exportParts } from './exportParts';
import { Inspector } from './inspector/Inspector';
import { useInspector } from './inspector/useInspector';
import { Legend } from './legend/Legend';
import { useBringFromMap } from './map/useBringFromMap';
import { ElementPanel } from './panel/ElementPanel';
import { useKeepPicture } from './pictures/useKeepPicture';
import { SearchBox } from './search/SearchBox';
import { useShortcuts, useSingleKeys } from './shortcuts/useShortcuts';
import { ContextMenu } from './stage/ContextMenu';
import { GraphStage } from './stage/GraphStage';
import { nodesOf } from './sets/choosing';
import { setOpen, useCanvasState } from './store/canvasStore';
import { CanvasScope } from './style/CanvasScope';
import { CanvasToolbar } from './toolbar/CanvasToolbar';
import { ViewControls } from './toolbar/ViewControls';
import { type Looking } from './lens/looking';
import { useProject } from '../project/ProjectContext';
import { OffersContext } from '../palette/Offers';
import { useActionState } from './workbench/useActionState';
import { useNewWorkbench } from './workbench/useNewWorkbench';
import { useOfferActions } from './workbench/useOfferActions';
import { useOverlays } from './workbench/useOverlays';
import { useReach } from './workbench/useReach';
import { useWorkbench, WorkbenchContext } from './workbench/Workbench';

const SelectionActions = later(async () => (await import('./inspector/SelectionActions')).SelectionActions);
const FilterBar = later(async () => (await import('./lens/FilterBar')).FilterBar);
const PathsBar = later(async () => (await import('./lens/PathsBar')).PathsBar);
const ArrangePanel = later(async () => (await import('./arrange/ArrangePanel')).ArrangePanel);
const Outline = later(async () => (await import('./outline/Outline')).Outline);

interface CanvasWorkbenchProps {
  /** Reads the graph again. */
  onReload(): void;
  /** What else lies over the canvas: how much is shown, an empty state. */
  readonly children?: ReactNode;
}

/** The whole editor of a graph: canvas, tools, search, legend, list and panel. Needs a `GraphModelContext` and a `FilesArea`. */
export function CanvasWorkbench({ onReload, children }: CanvasWorkbenchProps) {
  const workbench = useNewWorkbench(onReload, true);
  return (
    <WorkbenchContext value={workbench}>
      <Parts>{children}</Parts>
    </WorkbenchContext>
  );
}

function Parts({ children }: { readonly children: ReactNode }) {
  const workbench = useWorkbench();
  const model = useGraphModel();
  const search = useRef<InputRef>(null);
  const singleKeys = useSingleKeys();
  const reach = useReach();
  const choose = (ref: ElementRef) => reach(ref, () => workbench.goTo(ref));
  const bring = useBringFromMap(workbench.controller.map);
  const ask = useSearchGraph();
  const { controller, store } = workbench;
  const { projectId } = useProject();
  const looking = useCanvasState(store, (state) => state.looking);
  const { outline: isOutlineOpen, arranging: isArranging, menu } = useCanvasState(store, ({ open }) => open);
  const { chooseImport, chooseExport } = useFileChoosers();
  const offers = useContext(OffersContext);
  const keepPicture = useKeepPicture(controller);
  const inspector = useInspector();
  const { isLegendShown, toggleLegend } = inspector;
  const overlays = useOverlays(controller);

  const state = useActionState(isLegendShown);
  const canvas = useMemo<ActionCanvas>(() => {
    const opened = () => store.getState().open;
    const chosen = () => workbench.tool.getSnapshot().context;
    const surfaces: Record<Surface, () => void> = {
      search: () => search.current?.focus(),
      outline: () => setOpen(store, { outline: !opened().outline }),
      legend: toggleLegend,
      shortcuts: () => setOpen(store, { dialog: { kind: 'shortcuts' } }),
      layout: () => setOpen(store, { arranging: !opened().arranging }),
      palette: () => offers.open(),
      import: chooseImport,
      export: () => chooseExport(exportParts(model, store.getState().hidden, chosen().selected)),
      picture: keepPicture,
      savedPicture: () => setOpen(store, { dialog: { kind: 'picture' } }),
      savedView: () => setOpen(store, { dialog: { kind: 'savedView' } }),
      embeds: () => setOpen(store, { dialog: { kind: 'embeds' } }),
      merge: () => setOpen(store, { dialog: { kind: 'merge', nodes: nodesOf(model, chosen().selected) } }),
      deletion: () => {
        const { selection, selected } = chosen();
        if (selected.length > 1) return setOpen(store, { dialog: { kind: 'deleteMany', selected } });
        const element = selection === null ? undefined : model.element(selection);
        if (element !== undefined) setOpen(store, { dialog: { kind: 'delete', element } });
      },
    };
    return { ...workbench, show: (surface) => surfaces[surface]() };
  }, [workbench, model, store, toggleLegend, offers, chooseImport, chooseExport, keepPicture]);
  useOfferActions(state, canvas, choose);
  useShortcuts(state, canvas, singleKeys[0]);

  const stage = () => overlays.current?.querySelector<HTMLElement>('[role="application"]');
  // What draws comes first: with its tools at once it would hold the page up.
  const hasTools = useDeferredValue(true, false);
  // A graph is shown whole before what stands beside it is there.
  const { hasNodes } = inspector;
  useEffect(() => controller.sight.keep(), [controller, hasTools, hasNodes, isOutlineOpen, isArranging, looking]);
  const isLegendOver = isLegendShown && !inspector.hasRoom;
  const close = (part: { readonly menu: null } | { readonly arranging: false }) => {
    setOpen(store, part);
    stage()?.focus({ preventScroll: true });
  };
  const look = useCallback(
    (wanted: Looking | null) => {
      store.setState({ looking: wanted });
      if (wanted === null) overlays.current?.querySelector<HTMLElement>('[role="application"]')?.focus();
    },
    [store, overlays],
  );
  const chooseFound = (refs: Selected) =>
    bring(refs, (there) => {
      workbench.tool.send({ type: 'ELEMENTS.CHOSEN', refs: there, how: 'only' });
      controller.focus(there.map(({ id }) => id));
    });
  return (
    <CanvasScope className={styles.workbench} ref={overlays}>
      <GraphStage onMenu={(place: Point) => setOpen(store, { menu: place })}>
        <div className={styles.top} data-covers="first">
          {hasTools && <CanvasToolbar state={state} canvas={canvas} />}
          {hasTools && <SearchBox ref={search} search={ask} onChoose={choose} onChooseAll={chooseFound} />}
        </div>
        {looking?.query.kind === 'nodes' && projectId !== undefined && (
          <FilterBar projectId={projectId} query={looking.query} sight={looking.sight} onLook={look} />
        )}
        {looking?.query.kind === 'paths' && projectId !== undefined && (
          <PathsBar projectId={projectId} query={looking.query} sight={looking.sight} onLook={look} />
        )}
        {(isOutlineOpen || isArranging) && (
          <div className={styles.side} data-sheet={isArranging}>
            {isArranging ? (
              <ArrangePanel onClose={() => close({ arranging: false })} />
            ) : (
              <Outline onGo={choose} bring={bring} />
            )}
          </div>
        )}
        <div className={styles.corner} {...(isLegendOver ? { 'data-corner': 'legend' } : {})}>
          {isLegendOver && <Legend canRestyle />}
          {hasNodes && <ViewControls state={state} canvas={canvas} />}
        </div>
        {menu !== null && (
          <ContextMenu place={menu} state={state} canvas={canvas} onClose={() => close({ menu: null })} />
        )}
        {children}
      </GraphStage>
      <Inspector inspector={inspector}>
        <ElementPanel
          actions={<SelectionActions state={state} canvas={canvas} />}
          onDelete={(element) => setOpen(store, { dialog: { kind: 'delete', element } })}
          onDeleteSet={() => canvas.show('deletion')}
          onMerge={() => canvas.show('merge')}
        />
      </Inspector>
      <Announcer />
      <CanvasDialogs singleKeys={singleKeys} stage={stage} />
    </CanvasScope>
  );
}
