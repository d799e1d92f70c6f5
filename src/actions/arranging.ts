import PartitionOutlined from '@ant-design/icons/PartitionOutlined';
import PushpinFilled from '@ant-design/icons/PushpinFilled';
import PushpinOutlined from '@ant-design/icons/PushpinOutlined';

import { partsOf } from '../canvas/sets/choosing';
import { type ActionCanvas, type ActionState, type CanvasAction, isNodeSelected, ON_NODES } from './types';

const nodesOf = ({ tool }: ActionCanvas) => partsOf(tool.getSnapshot().context.selected).nodes.map(({ id }) => id);
const countOf = ({ selected }: ActionState) => selected.filter(({ kind }) => kind === 'node').length;

function change(canvas: ActionCanvas, isPinned: boolean): void {
  const { pins } = canvas.controller;
  const changed = nodesOf(canvas).filter((id) => pins.ids.has(id) !== isPinned);
  pins.change(changed, isPinned);
  canvas.offer(isPinned ? 'pinned' : 'unpinned', changed.length, () => pins.change(changed, !isPinned));
}

/** Lets layouts leave the selected nodes where they are. */
const pin: CanvasAction = {
  id: 'pin',
  icon: PushpinOutlined,
  keys: ['p'],
  menu: ON_NODES,
  enabled: isNodeSelected,
  perform: (canvas) => change(canvas, true),
};

/** Lets layouts move them again. */
const unpin: CanvasAction = {
  id: 'unpin',
  icon: PushpinFilled,
  keys: ['shift+p'],
  menu: ON_NODES,
  enabled: (state) => state.isPinned,
  perform: (canvas) => change(canvas, false),
};

/** Lays out only the selected nodes, by their relationships, where they stand. */
const arrangeThese: CanvasAction = {
  id: 'arrangeThese',
  icon: PartitionOutlined,
  keys: ['shift+l'],
  menu: ['set'],
  enabled: (state) => countOf(state) > 1 && !state.isLayoutRunning,
  perform: (canvas) => canvas.layout.send({ type: 'LAYOUT.WANTED', layout: 'force', only: nodesOf(canvas) }),
};

/** Says where selected nodes stand. */
export const ARRANGING = [arrangeThese, pin, unpin];
