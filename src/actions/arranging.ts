import ControlOutlined from '@ant-design/icons/ControlOutlined';
import PartitionOutlined from '@ant-design/icons/PartitionOutlined';
import PushpinFilled from '@ant-design/icons/PushpinFilled';
import PushpinOutlined from '@ant-design/icons/PushpinOutlined';

import { idsOf } from '../../domain/selection/selection';
import { type LayoutId, layoutOf } from '../canvas/layouts/layouts';
import { chooseLayout } from '../canvas/store/layoutChoices';
import { setPinned } from '../canvas/store/pins';
import { type ActionCanvas, type ActionState, type CanvasAction, isNodeSelected, ON_NODES } from './types';

const nodesOf = ({ tool }: ActionCanvas) => idsOf(tool.getSnapshot().context.selected, 'node');
const countOf = ({ selected }: ActionState) => selected.filter(({ kind }) => kind === 'node').length;

function change(canvas: ActionCanvas, isPinned: boolean): void {
  const { store } = canvas;
  const { pinned } = store.getState();
  const changed = nodesOf(canvas).filter((id) => pinned.has(id) !== isPinned);
  setPinned(store, changed, isPinned);
  const refs = changed.map((id) => ({ kind: 'node', id }) as const);
  canvas.offer(isPinned ? 'pinned' : 'unpinned', refs, () => setPinned(store, changed, !isPinned));
}

/** Lets layouts leave the selected nodes where they are. */
const pin: CanvasAction = {
  id: 'pin',
  icon: PushpinOutlined,
  keys: ['p'],
  menu: ON_NODES,
  toolbar: 'arrange',
  enabled: isNodeSelected,
  perform: (canvas) => change(canvas, true),
};

/** Lets layouts move them again. */
const unpin: CanvasAction = {
  id: 'unpin',
  icon: PushpinFilled,
  keys: ['shift+p'],
  menu: ON_NODES,
  toolbar: 'arrange',
  enabled: (state) => state.isPinned,
  perform: (canvas) => change(canvas, false),
};

/** Lays out these nodes, or all of them, and keeps in mind which layout was asked for. */
export function arrangeBy({ layout, store }: ActionCanvas, id: LayoutId, only?: readonly string[]): void {
  chooseLayout(store, id);
  layout.send({ type: 'LAYOUT.WANTED', layout: id, ...(only === undefined ? {} : { only }) });
}

/** Lays out all, or what is selected of it, in the way that is chosen. */
const arrangeAs: CanvasAction = {
  id: 'arrangeAs',
  icon: PartitionOutlined,
  keys: [],
  menu: ['set', 'stage'],
  choices: 'layouts',
  isKeyOnly: true,
  enabled: (state) => state.nodesShown > 1 && countOf(state) !== 1 && !state.isLayoutRunning,
  perform: (canvas, choice) => {
    if (choice === undefined) return;
    const selected = nodesOf(canvas);
    arrangeBy(canvas, layoutOf(choice).id, selected.length === 0 ? undefined : selected);
  },
};

/** Opens the layouts with their settings. */
const arrangeWith: CanvasAction = {
  id: 'arrangeWith',
  icon: ControlOutlined,
  keys: ['j'],
  menu: ['set', 'stage'],
  toolbar: 'arrange',
  enabled: (state) => state.nodesShown > 1,
  perform: ({ show }) => show('layout'),
};

/** Lays out only the selected nodes, by their relationships, where they stand. */
const arrangeThese: CanvasAction = {
  id: 'arrangeThese',
  icon: PartitionOutlined,
  keys: ['shift+l'],
  menu: ['set'],
  toolbar: 'arrange',
  toolbarWord: 'arrange',
  enabled: (state) => countOf(state) > 1 && !state.isLayoutRunning,
  perform: (canvas) => arrangeBy(canvas, 'force', nodesOf(canvas)),
};

/** Says where selected nodes stand. */
export const ARRANGING = [arrangeThese, arrangeAs, arrangeWith, pin, unpin];
