import BlockOutlined from '@ant-design/icons/BlockOutlined';
import BorderOutlined from '@ant-design/icons/BorderOutlined';
import ClusterOutlined from '@ant-design/icons/ClusterOutlined';
import GatewayOutlined from '@ant-design/icons/GatewayOutlined';
import SelectOutlined from '@ant-design/icons/SelectOutlined';
import SwapOutlined from '@ant-design/icons/SwapOutlined';

import { type ElementRef } from '../../domain/elements/elements';
import { inverted, likeThese, neighboursOf } from '../canvas/sets/choosing';
import { type ActionCanvas, type CanvasAction, isNodeSelected, ON_ELEMENTS, ON_NODES, ON_STAGE } from './types';

const selectedNow = ({ tool }: ActionCanvas) => tool.getSnapshot().context.selected;
const choose = ({ tool }: ActionCanvas, refs: readonly ElementRef[]) =>
  tool.send({ type: 'ELEMENTS.CHOSEN', refs, how: 'only' });

/** Selects every node in sight. */
const selectAll: CanvasAction = {
  id: 'selectAll',
  icon: SelectOutlined,
  keys: ['mod+a'],
  menu: ON_STAGE,
  toolbar: 'select',
  enabled: (state) => state.nodesShown > 0,
  perform: (canvas) => choose(canvas, inverted(canvas.model, canvas.store.getState().hidden, [])),
};

/** Selects the nodes in sight that are not selected, in place of those that are. */
const invertSelection: CanvasAction = {
  id: 'invertSelection',
  icon: SwapOutlined,
  keys: ['mod+shift+a'],
  menu: ON_ELEMENTS,
  toolbar: 'select',
  enabled: (state) => state.selected.length > 0,
  perform: (canvas) => choose(canvas, inverted(canvas.model, canvas.store.getState().hidden, selectedNow(canvas))),
};

/** Selects what is next to the selected nodes as well. */
const selectNeighbours: CanvasAction = {
  id: 'selectNeighbours',
  icon: ClusterOutlined,
  keys: ['b'],
  menu: ON_NODES,
  toolbar: 'select',
  enabled: isNodeSelected,
  perform: (canvas) =>
    canvas.tool.send({
      type: 'ELEMENTS.CHOSEN',
      refs: neighboursOf(canvas.model, canvas.store.getState().hidden, selectedNow(canvas)),
      how: 'also',
    }),
};

/** Selects all that has a label or a type of what is selected. */
const selectAlike: CanvasAction = {
  id: 'selectAlike',
  icon: BlockOutlined,
  keys: ['a'],
  menu: ON_ELEMENTS,
  toolbar: 'select',
  enabled: (state) => state.selected.length > 0,
  perform: (canvas) => choose(canvas, likeThese(canvas.model, canvas.store.getState().hidden, selectedNow(canvas))),
};

/** Draws a line around what is to be selected. */
const lasso: CanvasAction = {
  id: 'lasso',
  icon: GatewayOutlined,
  keys: ['s'],
  menu: ON_STAGE,
  toolbar: 'select',
  pressed: (state) => state.tool === 'lassoing',
  enabled: (state) => state.nodesShown > 0,
  perform: ({ tool }) => tool.send({ type: 'LASSO.WANTED' }),
};

/** Draws a box by keys around what is to be selected. */
const box: CanvasAction = {
  id: 'box',
  icon: BorderOutlined,
  keys: ['shift+s'],
  menu: ON_STAGE,
  toolbar: 'select',
  pressed: (state) => state.tool === 'boxing',
  enabled: (state) => state.nodesShown > 0,
  perform: ({ tool }) => tool.send({ type: 'BOX.WANTED' }),
};

/** Chooses what is selected. */
export const SELECTING = [lasso, box, selectAll, selectAlike, selectNeighbours, invertSelection];
