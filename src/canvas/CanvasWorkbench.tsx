import { useSelector } from '@xstate/react';
import { Grid, type InputRef } from 'antd';
import { type ReactNode, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react';

import { type ActionCanvas, type Surface } from '../actions/types';
import { later } from '../components/later/later';
import { useFileChoosers } from '../files/FilesContext';
import { type ElementRef, type GraphElement, type GraphNode } from '../../domain/elements/elements';
import { type Selected } from '../../domain/selection/selection';
import { type GraphModel } from '../graph/GraphModel';
import { useGraphCall } from '../graph/calls/useGraphCall';
import { useSearchGraph } from '../graph/calls/useSearchGraph';
import { useSetStyle } from '../graph/styles/useSetStyle';
import { useGraphModel } from '../graph/GraphModelContext';
import { Announcer } from './Announcer';
import styles from './canvas.module.css';
import { HiddenContext } from './core/visibility';
import { exportParts } from './exportParts';
import { Legend } from './legend/Legend';
import { useBringFromMap } from './map/useBringFromMap';
import { ElementPanel } from './panel/ElementPanel';
import { useKeepPicture } from './pictures/useKeepPicture';
import { SearchBox } from './search/SearchBox';
import { useShortcuts, useSingleKeys } from './shortcuts/useShortcuts';
import { ContextMenu } from './stage/ContextMenu';
import { GraphStage } from './stage/GraphStage';
import { useFocusBack } from './stage/useFocusBack';
import { useCanvasState } from './store/canvasStore';
import { CanvasScope } from './style/CanvasScope';
import { CanvasToolbar } from './toolbar/CanvasToolbar';
import { ViewControls } from './toolbar/ViewControls';
import { type Looking } from './lens/looking';
import { useProject } from '../project/project';
import { OffersContext } from '../palette/Offers';
import { useActionState } from './workbench/useActionState';
import { useGoAnywhere } from './workbench/useGoAnywhere';
import { type MenuPlace, useNewWorkbench } from './workbench/useNewWorkbench';
import { type BulkEdit } from '../../domain/changes/bulk';
import { useOfferActions } from './workbench/useOfferActions';
import { useOverlays } from './workbench/useOverlays';
import { useWorkbench, WorkbenchContext } from './workbench/Workbench';

const DeleteDialog = later(async () => (await import('./confirm/DeleteDialog')).DeleteDialog);
const SetDelete = later(async () => (await import('./sets/SetDelete')).SetDelete);
const SetActions = later(async () => (await import('./sets/SetActions')).SetActions);
const FilterBar = later(async () => (await import('./lens/FilterBar')).FilterBar);
const PathsBar = later(async () => (await import('./lens/PathsBar')).PathsBar);
const MergeDialog = later(async () => (await import('./sets/MergeDialog')).MergeDialog);
const ArrangePanel = later(async () => (await import('./arrange/ArrangePanel')).ArrangePanel);
const PictureDialog = later(async () => (await import('./picture/PictureDialog')).PictureDialog);
const Outline = later(async () => (await import('./outline/Outline')).Outline);
const ShortcutSheet = later(async () => (await import('./shortcuts/ShortcutSheet')).ShortcutSheet);

const selectedNodes = (model: GraphModel, selected: Selected): GraphNode[] =>
  selected.flatMap(({ kind, id }) => (kind === 'node' ? (model.node(id) ?? []) : []));

interface CanvasWorkbenchProps {
  /** Reads the graph again. */
  onReload(): void;
  /** What else lies over the canvas: how much is shown, an empty state. */
  readonly children?: ReactNode;
}

/** The whole editor of a graph: canvas, tools, search, legend, list and panel. Needs a `GraphModelContext` and a `FilesArea`. */
export function CanvasWorkbench({ onReload, children }: CanvasWorkbenchProps) {
  const [menu, setMenu] = useState<MenuPlace | null>(null);
  const workbench = useNewWorkbench(onReload, setMenu, true);
  return (
    <WorkbenchContext value={workbench}>
      <Parts menu={menu} onMenu={setMenu}>
        {children}
      </Parts>
    </WorkbenchContext>
  );
}

interface PartsProps {
  readonly menu: MenuPlace | null;
  onMenu(place: MenuPlace | null): void;
  readonly children: ReactNode;
}

function Parts({ menu, onMenu, children }: PartsProps) {
  const workbench = useWorkbench();
  const model = useGraphModel();
  const { md, xl } = Grid.useBreakpoint();
  const search = useRef<InputRef>(null);
  const [isOutlineOpen, setOutlineOpen] = useState(false);
  const [isArranging, setArranging] = useState(false);
  const [legendChoice, setLegendChoice] = useState<boolean | null>(null);
  const [isSheetOpen, setSheetOpen] = useState(false);
  const [isPictureOpen, setPictureOpen] = useState(false);
  const [toDelete, setToDelete] = useState<GraphElement | null>(null);
  const [manyToDelete, setManyToDelete] = useState<Selected | null>(null);
  const [merged, setMerged] = useState<readonly GraphNode[] | null>(null);
  const [singleKeys, chooseSingleKeys] = useSingleKeys();
  const goAnywhere = useGoAnywhere();
  const bring = useBringFromMap(() => workbench.controller.map);
  const ask = useSearchGraph();
  const { succeeded } = useGraphCall();
  const setStyle = useSetStyle(succeeded);
  const { controller, store } = workbench;
  const { projectId } = useProject();
  const looking = useCanvasState(store, (state) => state.looking);
  const hidden = useCanvasState(store, (state) => state.hidden);
  const { chooseImport, chooseExport } = useFileChoosers();
  const offers = useContext(OffersContext);
  const keepPicture = useKeepPicture(controller);
  const isPanelOpen = useSelector(workbench.tool, ({ context }) => context.selection !== null);
  // On a narrow screen, or beside a panel on one that is not wide, the legend would cover the graph, so it waits to be asked for.
  const hasLegendRoom = md === true && (xl === true || !isPanelOpen);
  const isLegendOpen = legendChoice ?? hasLegendRoom;
  const overlays = useOverlays(controller);

  const state = useActionState({
    outline: isOutlineOpen,
    legend: isLegendOpen,
  });
  const canvas = useMemo<ActionCanvas>(() => {
    const surfaces: Record<Surface, () => void> = {
      search: () => search.current?.focus(),
      outline: () => setOutlineOpen((open) => !open),
      legend: () => setLegendChoice((choice) => !(choice ?? hasLegendRoom)),
      shortcuts: () => setSheetOpen(true),
      layout: () => setArranging((open) => !open),
      palette: () => offers.open(),
      import: chooseImport,
      export: () =>
        chooseExport(exportParts(model, store.getState().hidden, workbench.tool.getSnapshot().context.selected)),
      picture: keepPicture,
      savedPicture: () => setPictureOpen(true),
      merge: () => setMerged(selectedNodes(model, workbench.tool.getSnapshot().context.selected)),
      deletion: () => {
        const { selection, selected } = workbench.tool.getSnapshot().context;
        if (selected.length > 1) return setManyToDelete(selected);
        setToDelete(selection === null ? null : (model.element(selection) ?? null));
      },
    };
    return { ...workbench, show: (surface) => surfaces[surface]() };
  }, [workbench, model, store, hasLegendRoom, offers, chooseImport, chooseExport, keepPicture]);
  useOfferActions(state, canvas, goAnywhere);
  const merge = (edit: BulkEdit, target: string) => {
    setMerged(null);
    void workbench.bulk(edit, 'same').then((isDone) => {
      if (isDone) workbench.tool.send({ type: 'ELEMENT.CHOSEN', ref: { kind: 'node', id: target } });
    });
  };
  useShortcuts(state, canvas, singleKeys);

  const stage = () => overlays.current?.querySelector<HTMLElement>('[role="application"]');
  useFocusBack(toDelete !== null || manyToDelete !== null || merged !== null || isPictureOpen, stage);
  // A graph is shown whole before its legend can stand there.
  const isLegendThere = isLegendOpen && state.nodesShown > 0;
  useEffect(() => controller.sight.keep(), [controller, isLegendThere, isOutlineOpen, isArranging, looking]);
  const closeMenu = () => {
    onMenu(null);
    stage()?.focus({ preventScroll: true });
  };
  const closeArranging = () => {
    setArranging(false);
    stage()?.focus({ preventScroll: true });
  };
  const look = useCallback(
    (wanted: Looking | null) => {
      store.setState({ looking: wanted });
      if (wanted === null) overlays.current?.querySelector<HTMLElement>('[role="application"]')?.focus();
    },
    [store, overlays],
  );
  const closeDelete = useCallback(() => setToDelete(null), []);
  const chooseFound = (refs: Selected) =>
    bring(refs, (there) => {
      workbench.tool.send({ type: 'ELEMENTS.CHOSEN', refs: there, how: 'only' });
      controller.focus(there.map(({ id }) => id));
    });
  const choose = (ref: ElementRef, start?: string) => void goAnywhere(ref, start);
  return (
    <CanvasScope className={styles.workbench} ref={overlays}>
      <GraphStage onMenu={onMenu}>
        <div className={styles.top} data-covers="first">
          <CanvasToolbar state={state} canvas={canvas} />
          <SearchBox ref={search} search={ask} onChoose={choose} onChooseAll={chooseFound} />
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
              <ArrangePanel onClose={closeArranging} />
            ) : (
              <Outline hidden={hidden} onGo={choose} bring={bring} />
            )}
          </div>
        )}
        <div className={styles.corner} {...(isLegendThere ? { 'data-corner': 'legend' } : {})}>
          {isLegendThere && (
            <Legend
              hidden={hidden}
              onHide={(wanted) => store.setState({ hidden: wanted })}
              onStyle={(name, change) => setStyle(name, change)}
            />
          )}
          {state.nodesShown > 0 && <ViewControls state={state} canvas={canvas} />}
        </div>
        <ContextMenu place={menu} state={state} canvas={canvas} onClose={closeMenu} />
        <HiddenContext value={hidden}>{children}</HiddenContext>
      </GraphStage>
      <ElementPanel
        setActions={<SetActions state={state} canvas={canvas} />}
        onDelete={setToDelete}
        onDeleteSet={() => canvas.show('deletion')}
        onMerge={() => canvas.show('merge')}
      />
      <Announcer />
      {toDelete !== null && <DeleteDialog key={toDelete.id} element={toDelete} stage={stage} onClose={closeDelete} />}
      {manyToDelete !== null && <SetDelete selected={manyToDelete} onClose={() => setManyToDelete(null)} />}
      {isPictureOpen && <PictureDialog onClose={() => setPictureOpen(false)} />}
      {merged !== null && (
        <MergeDialog
          nodes={merged}
          nameOf={(node) => workbench.book.nameOf(node)}
          onMerge={merge}
          onClose={() => setMerged(null)}
        />
      )}
      <ShortcutSheet
        isOpen={isSheetOpen}
        singleKeys={singleKeys}
        onSingleKeys={chooseSingleKeys}
        onClose={() => setSheetOpen(false)}
      />
    </CanvasScope>
  );
}
