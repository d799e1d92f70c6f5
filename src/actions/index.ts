import { addNode } from './addNode';
import { arrange } from './arrange';
import { cancel } from './cancel';
import { centreSelection } from './centreSelection';
import { connect } from './connect';
import { deleteElement } from './deleteElement';
import { expandNeighbours } from './expandNeighbours';
import { exportGraph } from './exportGraph';
import { fitAll } from './fitAll';
import { importFiles } from './importFiles';
import { legend } from './legend';
import { outline } from './outline';
import { pan } from './pan';
import { redo } from './redo';
import { search } from './search';
import { shortcuts } from './shortcuts';
import { type CanvasAction } from './types';
import { undo } from './undo';
import { zoomIn } from './zoomIn';
import { zoomOut } from './zoomOut';

/** The toolbar, in groups. */
export const TOOLBAR: readonly (readonly CanvasAction[])[] = [
  [addNode, connect, pan],
  [undo, redo],
  [deleteElement],
  [zoomIn, zoomOut, fitAll],
  [outline, legend, shortcuts],
  [importFiles, exportGraph],
];

/** Every action of the canvas, registered once. */
export const ACTIONS: readonly CanvasAction[] = [
  addNode,
  connect,
  expandNeighbours,
  deleteElement,
  undo,
  redo,
  centreSelection,
  fitAll,
  zoomIn,
  zoomOut,
  pan,
  arrange,
  importFiles,
  exportGraph,
  search,
  outline,
  legend,
  shortcuts,
  cancel,
];
