import { type InputRef } from 'antd';
import { type ReactNode, useContext, useDeferredValue, useEffect, useMemo, useRef } from 'react';

import { type ActionCanvas, type Surface } from '../actions/types';
import { later } from '../components/later/later';
import { useFileChoosers } from '../files/FilesContext';
import { type Point } from '../../domain/elements/elements';
import { type Selected } from '../../domain/selection/selection';
import { useSearchGraph } from '../graph/calls/useSearchGraph';
import { useGraphModel } from '../graph/GraphModelContext';
import { Announcer } from './Announcer';
import styles from './canvas.module.css';
import { CanvasDialogs } from './CanvasDialogs';
import { Inspector } from './inspector/Inspector';
import { useInspector } from './inspector/useInspector';
import { Legend } from './legend/Legend';
import { ElementPanel } from './panel/ElementPanel';
import { useKeepPicture } from './pictures/useKeepPicture';
import { SearchBox } from './search/SearchBox';
import { useShortcuts, useSingleKeys } from './shortcuts/useShortcuts';
import { ContextMenu } from './stage/ContextMenu';
import { GraphStage } from './stage/GraphStage';
import { exportParts, nodesOf } from './sets/choosing';
import { setOpen } from './store/canvasStore';
import { type CanvasDialog } from './store/openParts';
import { CanvasScope } from './style/CanvasScope';
import { CanvasToolbar } from './toolbar/CanvasToolbar';
import { ViewControls } from './toolbar/ViewControls';
import { useProject } from '../project/ProjectContext';
import { OffersContext } from '../palette/Offers';
import { ActionsContext } from './workbench/useActions';
import { useActionState } from './workbench/useActionState';
import { useNewWorkbench } from './workbench/useNewWorkbench';
import { useOfferActions } from './workbench/useOfferActions';
import { useOverlays } from './workbench/useOverlays';
import { CanvasContext, useCanvasState, useWorkbench } from './workbench/Workbench';

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
    <CanvasContext value={workbench}>
      <Parts>{children}</Parts>
    </CanvasContext>
  );
}

function Parts({ children }: { readonly children: ReactNode }) {
  const workbench = useWorkbench();
  const model = useGraphModel();
  const search = useRef<InputRef>(null);
  const singleKeys = useSingleKeys();
  const ask = useSearchGraph();
  const { controller, store, tool, stage, goTo, bring } = workbench;
  const { projectId } = useProject();
  const looking = useCanvasState((state) => state.looking);
  const { outline: isOutlineOpen, arranging: isArranging, menu } = useCanvasState(({ open }) => open);
  const { chooseImport, chooseExport } = useFileChoosers();
  const offers = useContext(OffersContext);
  const keepPicture = useKeepPicture(controller);
  const inspector = useInspector();
  const { isLegendShown, toggleLegend } = inspector;
  const overlays = useOverlays(controller);

  const state = useActionState(isLegendShown);
  const canvas = useMemo<ActionCanvas>(() => {
    const opened = () => store.getState().open;
    const selected = () => tool.getSnapshot().context.selected;
    const openDialog = (dialog: CanvasDialog) => setOpen(store, { dialog });
    const surfaces: Record<Surface, () => void> = {
      search: () => search.current?.focus(),
      outline: () => setOpen(store, { outline: !opened().outline }),
      legend: toggleLegend,
      shortcuts: () => openDialog({ kind: 'shortcuts' }),
      layout: () => setOpen(store, { arranging: !opened().arranging }),
      palette: () => offers.open(),
      import: chooseImport,
      export: () => chooseExport(exportParts(model, store.getState().hidden, selected())),
      picture: keepPicture,
      savedPicture: () => openDialog({ kind: 'savedPicture' }),
      savedView: () => openDialog({ kind: 'savedView' }),
      embeds: () => openDialog({ kind: 'embeds' }),
      merge: () => openDialog({ kind: 'merge', nodes: nodesOf(model, selected()) }),
      deletion: () => openDialog({ kind: 'deletion', selected: selected() }),
    };
    return { ...workbench, show: (surface) => surfaces[surface]() };
  }, [workbench, model, store, tool, toggleLegend, offers, chooseImport, chooseExport, keepPicture]);
  const actions = useMemo(() => ({ state, canvas }), [state, canvas]);
  useOfferActions(actions);
  useShortcuts(state, canvas, singleKeys[0]);

  // What draws comes first: with its tools at once it would hold the page up.
  const hasTools = useDeferredValue(true, false);
  // A graph is shown whole before what stands beside it is there.
  const { hasNodes } = inspector;
  useEffect(() => controller.sight.keep(), [controller, hasTools, hasNodes, isOutlineOpen, isArranging, looking]);
  const isLegendOver = isLegendShown && !inspector.hasRoom;
  const close = (part: { readonly menu: null } | { readonly arranging: false }) => {
    setOpen(store, part);
    stage.current?.focus({ preventScroll: true });
  };
  const chooseFound = (refs: Selected) =>
    bring(refs, (there) => {
      tool.send({ type: 'ELEMENTS.CHOSEN', refs: there, how: 'only' });
      controller.focus(there.map(({ id }) => id));
    });
  return (
    <ActionsContext value={actions}>
      <CanvasScope className={styles.workbench} ref={overlays}>
        <GraphStage onMenu={(place: Point) => setOpen(store, { menu: place })}>
          <div className={styles.top} data-covers="first">
            {hasTools && <CanvasToolbar />}
            {hasTools && <SearchBox ref={search} search={ask} onChoose={goTo} onChooseAll={chooseFound} />}
          </div>
          {looking?.query.kind === 'nodes' && projectId !== undefined && (
            <FilterBar projectId={projectId} query={looking.query} sight={looking.sight} />
          )}
          {looking?.query.kind === 'paths' && projectId !== undefined && (
            <PathsBar projectId={projectId} query={looking.query} sight={looking.sight} />
          )}
          {(isOutlineOpen || isArranging) && (
            <div className={styles.side} data-sheet={isArranging}>
              {isArranging ? <ArrangePanel onClose={() => close({ arranging: false })} /> : <Outline />}
            </div>
          )}
          <div className={styles.corner} {...(isLegendOver ? { 'data-corner': 'legend' } : {})}>
            {isLegendOver && <Legend canRestyle />}
            {hasNodes && <ViewControls />}
          </div>
          {menu !== null && <ContextMenu place={menu} onClose={() => close({ menu: null })} />}
          {children}
        </GraphStage>
        <Inspector inspector={inspector}>
          <ElementPanel />
        </Inspector>
        <Announcer />
        <CanvasDialogs singleKeys={singleKeys} />
      </CanvasScope>
    </ActionsContext>
  );
}
