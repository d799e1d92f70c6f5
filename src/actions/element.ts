import AimOutlined from '@ant-design/icons/AimOutlined';
import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import ExpandAltOutlined from '@ant-design/icons/ExpandAltOutlined';

import { type ActionCanvas, type CanvasAction, ON_ELEMENTS } from './types';

const selectionOf = ({ tool }: ActionCanvas) => tool.getSnapshot().context.selection;

/** Shows the neighbours of the selected node that are not on the canvas yet. */
const expandNeighbours: CanvasAction = {
  id: 'expandNeighbours',
  icon: ExpandAltOutlined,
  keys: ['e'],
  menu: ['node'],
  enabled: (state) => state.selection?.kind === 'node',
  perform: (canvas) => {
    const selected = selectionOf(canvas);
    if (selected?.kind === 'node') void canvas.expand(selected.id);
  },
};

/** Asks whether the selected element is to be deleted. */
const deleteElement: CanvasAction = {
  id: 'deleteElement',
  icon: DeleteOutlined,
  keys: ['Delete', 'Backspace'],
  menu: ON_ELEMENTS,
  toolbar: 'delete',
  isDangerous: true,
  enabled: (state) => state.selection !== null,
  perform: ({ show }) => show('deletion'),
};

/** Brings the selected element to the middle. */
const centreSelection: CanvasAction = {
  id: 'centreSelection',
  icon: AimOutlined,
  keys: ['f'],
  menu: ON_ELEMENTS,
  enabled: (state) => state.selection !== null,
  perform: (canvas) => {
    const selected = selectionOf(canvas);
    if (selected !== null) canvas.controller.focus([selected.id]);
  },
};

/** Does something with the selected element. */
export const ELEMENT = [expandNeighbours, deleteElement, centreSelection];
