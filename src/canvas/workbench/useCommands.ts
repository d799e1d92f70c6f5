import { type RefObject, useMemo } from 'react';

import { type CanvasCommands } from '../../actions/types';
import { acknowledged } from '../../graph/calls/settled';
import { type Workbench } from './Workbench';

/** What commands open beside the canvas itself. */
export interface Surfaces {
  readonly search: RefObject<{ focus(): void } | null>;
  toggleOutline(): void;
  toggleLegend(): void;
  showShortcuts(): void;
  askDelete(): void;
  importFiles(): void;
  exportGraph(): void;
}

/** What actions can do on this canvas. */
export function useCommands(workbench: Workbench, surfaces: Surfaces): CanvasCommands {
  const { controller, model, tool, history, layout, expand } = workbench;
  return useMemo(() => {
    const selection = () => tool.getSnapshot().context.selection;
    // What is still on its way to the store is what the press is for; when that is refused, the press is for nothing.
    const step = (type: 'UNDO' | 'REDO') =>
      void acknowledged(model).then((isKept) => {
        if (isKept) history.send({ type });
      });
    return {
      addNode: () => tool.send({ type: 'NODE.WANTED', at: controller.middle() }),
      connect: () => tool.send({ type: 'CONNECT.WANTED' }),
      togglePan: () => tool.send({ type: 'PAN.WANTED' }),
      cancel: () => tool.send({ type: 'CANCELLED' }),
      askDelete: surfaces.askDelete,
      expand: () => {
        const selected = selection();
        if (selected?.kind === 'node') void expand(selected.id);
      },
      undo: () => step('UNDO'),
      redo: () => step('REDO'),
      zoom: (factor) => controller.zoom(factor),
      fit: () => controller.fit(),
      centre: () => {
        const selected = selection();
        if (selected !== null) controller.focus([selected.id]);
      },
      arrange: () => layout.send({ type: 'LAYOUT.REQUESTED', layout: 'force' }),
      focusSearch: () => surfaces.search.current?.focus(),
      toggleOutline: surfaces.toggleOutline,
      toggleLegend: surfaces.toggleLegend,
      showShortcuts: surfaces.showShortcuts,
      importFiles: surfaces.importFiles,
      exportGraph: surfaces.exportGraph,
    };
  }, [controller, model, tool, history, layout, expand, surfaces]);
}
