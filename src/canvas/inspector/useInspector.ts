import { useEffect, useLayoutEffect, useMemo } from 'react';

import { useMediaQuery } from '../../components/media/useMediaQuery';
import { useSnapshotLater } from '../../graph/GraphModelContext';
import { setOpen } from '../store/canvasStore';
import { setInspector } from '../store/inspector';
import { useCanvasState, useTool, useWorkbench } from '../workbench/Workbench';

/** What is beside the canvas, and how the person opens and closes it. */
export interface InspectorState {
  /** Whether there is room for a column; otherwise what is read lies below the graph. */
  readonly hasRoom: boolean;
  /** Whether the column, or what lies below the graph, is there. */
  readonly isOpen: boolean;
  /** Whether something is selected or a look is being changed: that stands above the legend. */
  readonly hasSubject: boolean;
  readonly isLegendShown: boolean;
  /** Whether there is a graph to have a legend. */
  readonly hasNodes: boolean;
  toggle(): void;
  toggleLegend(): void;
}

/** What stands in the column beside the canvas: as the person left it, and by what there is room for. */
export function useInspector(): InspectorState {
  const { store, controller } = useWorkbench();
  const hasRoom = useMediaQuery('(min-width: 1024px)');
  const isTelephone = useMediaQuery('(max-width: 767px)');
  const { isCollapsed, width } = useCanvasState(({ inspector }) => inspector);
  const { legend, look } = useCanvasState(({ open }) => open);
  const isSelected = useTool(({ context }) => context.selection !== null);
  const hasNodes = useSnapshotLater().nodesShown > 0;
  const hasSubject = isSelected || look !== null;
  // Without a choice it gives way to what is selected, not to a look that was opened from it; on a telephone it would cover the graph.
  const givesWay = isTelephone || (hasSubject && look?.from !== 'legend');
  const isLegendWanted = hasNodes && (legend ?? !givesWay);
  const isOpen = hasRoom ? !isCollapsed && (hasSubject || isLegendWanted) : hasSubject;
  const isLegendShown = isLegendWanted && (isOpen || !hasRoom);
  useShownWidth(hasRoom && isOpen ? width : undefined);
  // The graph stays where it is under the eye: only what is selected is not left under the column.
  useEffect(() => {
    if (!controller.sight.isWhole) controller.sight.keep();
  }, [controller, isOpen, hasRoom]);
  return useMemo(
    () => ({
      hasRoom,
      isOpen,
      hasSubject,
      isLegendShown,
      hasNodes,
      toggle: () => {
        setInspector(store, { isCollapsed: isOpen });
        // There is always something in it.
        if (!isOpen && !hasSubject && legend === false) setOpen(store, { legend: true });
      },
      toggleLegend: () => {
        setOpen(store, { legend: !isLegendShown });
        if (!isLegendShown) setInspector(store, { isCollapsed: false });
      },
    }),
    [store, hasRoom, isOpen, hasSubject, isLegendShown, hasNodes, legend],
  );
}

const WIDTH = '--inspector-width';

/** Lets what stands on the page beside the column know how wide it is; undefined while there is none. */
function useShownWidth(width: number | undefined): void {
  useLayoutEffect(() => {
    if (width === undefined) return undefined;
    const { style } = document.documentElement;
    style.setProperty(WIDTH, `${width}px`);
    return () => void style.removeProperty(WIDTH);
  }, [width]);
}
