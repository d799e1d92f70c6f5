import CloseOutlined from '@ant-design/icons/CloseOutlined';
import DragOutlined from '@ant-design/icons/DragOutlined';
import NodeIndexOutlined from '@ant-design/icons/NodeIndexOutlined';
import PlusCircleOutlined from '@ant-design/icons/PlusCircleOutlined';

import { type CanvasAction, ON_NODES, ON_STAGE } from './types';

/** Opens the small form for a new node in the middle of the canvas, or beside what stands there. */
const addNode: CanvasAction = {
  id: 'addNode',
  icon: PlusCircleOutlined,
  keys: ['n'],
  menu: ON_STAGE,
  toolbar: 'create',
  toolbarWord: 'addNode',
  enabled: () => true,
  perform: ({ tool, controller }) => tool.send({ type: 'NODE.WANTED', at: controller.freePlace() }),
};

/** Starts a relationship at the selected node, or asks where to start. */
const connect: CanvasAction = {
  id: 'connect',
  icon: NodeIndexOutlined,
  keys: ['c'],
  menu: ON_NODES,
  toolbar: 'create',
  toolbarWord: 'connect',
  enabled: (state) => state.nodesShown > 0,
  perform: ({ tool }) => tool.send({ type: 'CONNECT.WANTED' }),
};

/** Switches between moving nodes and moving the whole canvas. */
const pan: CanvasAction = {
  id: 'pan',
  icon: DragOutlined,
  keys: ['h'],
  toolbar: 'select',
  pressed: (state) => state.tool === 'panning',
  enabled: () => true,
  perform: ({ tool }) => tool.send({ type: 'PAN.WANTED' }),
};

/** Leaves the current tool, or clears the selection. */
const cancel: CanvasAction = {
  id: 'cancel',
  icon: CloseOutlined,
  keys: ['Escape'],
  isKeyOnly: true,
  enabled: (state) => state.tool !== 'selecting' || state.selection !== null,
  perform: ({ tool }) => tool.send({ type: 'CANCELLED' }),
};

/** Starts and leaves tools. */
export const TOOLS = [addNode, connect, pan, cancel];
