import SwitcherOutlined from '@ant-design/icons/SwitcherOutlined';
import EyeInvisibleOutlined from '@ant-design/icons/EyeInvisibleOutlined';
import EyeOutlined from '@ant-design/icons/EyeOutlined';
import FilterOutlined from '@ant-design/icons/FilterOutlined';
import LoginOutlined from '@ant-design/icons/LoginOutlined';
import LogoutOutlined from '@ant-design/icons/LogoutOutlined';
import MergeOutlined from '@ant-design/icons/MergeOutlined';
import RetweetOutlined from '@ant-design/icons/RetweetOutlined';

import { NOTHING_HIDDEN } from '../canvas/core/visibility';
import { partsOf, within } from '../canvas/sets/choosing';
import { hiding, isolating } from '../canvas/sets/surroundings';
import { type ActionCanvas, type ActionState, type CanvasAction, ON_ELEMENTS, ON_NODES, ON_STAGE } from './types';

const selectedNow = ({ tool }: ActionCanvas) => tool.getSnapshot().context.selected;
const countOf = ({ selected }: ActionState, kind: 'node' | 'relationship') =>
  selected.filter((ref) => ref.kind === kind).length;

/** How far copies stand from what is copied, in the graph's units. */
const SET_OFF = { x: 40, y: 40 };

/** Makes copies of what is selected, with the relationships between. */
const duplicate: CanvasAction = {
  id: 'duplicate',
  icon: SwitcherOutlined,
  keys: ['mod+d'],
  menu: ON_ELEMENTS,
  toolbarWord: 'duplicate',
  enabled: (state) => state.selected.length > 0,
  perform: (canvas) => {
    const selected = selectedNow(canvas);
    const { nodes } = partsOf(selected);
    const relationships = within(canvas.model, selected);
    void canvas.bulk({ action: 'duplicate', nodes, relationships, offset: SET_OFF }, 'made');
  },
};

/** Makes one node of several. */
const mergeNodes: CanvasAction = {
  id: 'mergeNodes',
  icon: MergeOutlined,
  keys: ['m'],
  menu: ['set'],
  enabled: (state) => countOf(state, 'node') > 1,
  perform: ({ show }) => show('merge'),
};

/** Turns the selected relationships round. */
const reverse: CanvasAction = {
  id: 'reverse',
  icon: RetweetOutlined,
  keys: ['r'],
  menu: ['relationship', 'set'],
  toolbarWord: 'reverse',
  enabled: (state) => countOf(state, 'relationship') > 0,
  perform: (canvas) => {
    const { relationships } = partsOf(selectedNow(canvas));
    void canvas.bulk({ action: 'reverse', relationships }, 'same');
  },
};

const areRelationships = ({ selected }: ActionState) =>
  selected.length > 0 && selected.every(({ kind }) => kind === 'relationship');

/** Lets the selected relationships start at a node that is chosen next. */
const moveStart: CanvasAction = {
  id: 'moveStart',
  icon: LoginOutlined,
  keys: ['shift+f'],
  menu: ['relationship', 'set'],
  enabled: areRelationships,
  perform: ({ tool }) => tool.send({ type: 'END.WANTED', end: 'start' }),
};

/** Lets the selected relationships end at a node that is chosen next. */
const moveEnd: CanvasAction = {
  id: 'moveEnd',
  icon: LogoutOutlined,
  keys: ['shift+t'],
  menu: ['relationship', 'set'],
  enabled: areRelationships,
  perform: ({ tool }) => tool.send({ type: 'END.WANTED', end: 'end' }),
};

/** Takes what is selected out of sight. */
const hide: CanvasAction = {
  id: 'hide',
  icon: EyeInvisibleOutlined,
  keys: ['y'],
  menu: ON_ELEMENTS,
  toolbar: 'sight',
  toolbarWord: 'hide',
  enabled: (state) => state.selected.length > 0,
  perform: ({ tool, store, offer }) => {
    const { selected } = tool.getSnapshot().context;
    const { hidden: before } = store.getState();
    store.setState({ hidden: hiding(before, selected) });
    tool.send({ type: 'SELECTION.CLEARED' });
    offer('hidden', selected, () => store.setState({ hidden: before }));
  },
};

/** Leaves only what is selected in sight. */
const isolate: CanvasAction = {
  id: 'isolate',
  icon: FilterOutlined,
  keys: ['shift+i'],
  menu: ON_NODES,
  toolbar: 'sight',
  toolbarWord: 'isolate',
  enabled: (state) => countOf(state, 'node') > 0,
  perform: (canvas) => {
    const { controller, store, model, offer } = canvas;
    const { hidden: before } = store.getState();
    const selected = selectedNow(canvas);
    store.setState({ hidden: isolating(model, before, selected) });
    controller.fit();
    offer(
      'isolated',
      selected.filter(({ kind }) => kind === 'node'),
      () => store.setState({ hidden: before }),
    );
  },
};

/** Brings back what was taken out of sight. */
const showAll: CanvasAction = {
  id: 'showAll',
  icon: EyeOutlined,
  keys: ['shift+y'],
  menu: ON_STAGE,
  toolbar: 'sight',
  enabled: (state) => state.isSomethingHidden,
  perform: ({ store }) => store.setState({ hidden: NOTHING_HIDDEN }),
};

/** Does something with all that is selected. */
export const SET = [duplicate, mergeNodes, reverse, moveStart, moveEnd, hide, isolate, showAll];
