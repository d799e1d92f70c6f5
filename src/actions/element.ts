import AimOutlined from '@ant-design/icons/AimOutlined';
import ApartmentOutlined from '@ant-design/icons/ApartmentOutlined';
import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import ExpandAltOutlined from '@ant-design/icons/ExpandAltOutlined';
import ShrinkOutlined from '@ant-design/icons/ShrinkOutlined';

import { endsOf, hangingOn, hiding, showingAround } from '../canvas/sets/surroundings';
import { type ActionCanvas, type CanvasAction, isNodeSelected, ON_ELEMENTS, ON_NODES } from './types';

const selectionOf = ({ tool }: ActionCanvas) => tool.getSnapshot().context.selection;

/** What was put out of sight around the node comes back first, then what is not on the canvas yet. */
function expand({ store, model, expand: bring }: ActionCanvas, nodeId: string, type?: string): void {
  const { hidden: before } = store.getState();
  const after = showingAround(model, before, nodeId, type);
  store.setState({ hidden: after });
  const revealed = [...before.ids].filter((id) => !after.ids.has(id) && model.node(id) !== undefined);
  void bring(nodeId, type, revealed);
}

/** Shows the neighbours of the selected node that are not on the canvas yet. */
const expandNeighbours: CanvasAction = {
  id: 'expandNeighbours',
  icon: ExpandAltOutlined,
  keys: ['e'],
  menu: ['node'],
  toolbarWord: 'expand',
  enabled: (state) => state.selection?.kind === 'node',
  perform: (canvas) => {
    const selected = selectionOf(canvas);
    if (selected?.kind === 'node') expand(canvas, selected.id);
  },
};

/** The same for the relationships of one type, counted before. */
const expandByType: CanvasAction = {
  id: 'expandByType',
  icon: ApartmentOutlined,
  keys: [],
  menu: ['node'],
  choices: 'types',
  isKeyOnly: true,
  enabled: (state) => state.selection?.kind === 'node',
  perform: (canvas, type) => {
    const selected = selectionOf(canvas);
    if (selected?.kind === 'node' && type !== undefined) expand(canvas, selected.id, type);
  },
};

/** Takes out of sight what hangs on the selected nodes alone. */
const collapse: CanvasAction = {
  id: 'collapse',
  icon: ShrinkOutlined,
  keys: ['shift+e'],
  menu: ON_NODES,
  enabled: isNodeSelected,
  perform: ({ store, model, tool }) => {
    const { selected } = tool.getSnapshot().context;
    store.setState(({ hidden }) => ({ hidden: hiding(hidden, hangingOn(model, hidden, selected)) }));
  },
};

/** Asks whether the selected element is to be deleted. */
const deleteElement: CanvasAction = {
  id: 'deleteElement',
  icon: DeleteOutlined,
  keys: ['Delete', 'Backspace'],
  menu: ON_ELEMENTS,
  isDangerous: true,
  enabled: (state) => state.selection !== null,
  perform: ({ show }) => show('deletion'),
};

/** Brings what is selected to the middle, all of it. */
const centreSelection: CanvasAction = {
  id: 'centreSelection',
  icon: AimOutlined,
  keys: ['f'],
  menu: ON_ELEMENTS,
  toolbarWord: 'centre',
  enabled: (state) => state.selection !== null,
  perform: (canvas) => {
    const { selected } = canvas.tool.getSnapshot().context;
    const [first, ...more] = selected;
    if (first !== undefined && more.length === 0) canvas.controller.focus([first.id]);
    else if (more.length > 0) canvas.controller.fit(true, endsOf(canvas.model, selected));
  },
};

/** Does something with the selected element. */
export const ELEMENT = [expandNeighbours, expandByType, collapse, deleteElement, centreSelection];
