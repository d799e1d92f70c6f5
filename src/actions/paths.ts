import ShareAltOutlined from '@ant-design/icons/ShareAltOutlined';

import { idsOf } from '../../domain/selection/selection';
import { pathsBetween } from '../canvas/lens/pathSteps';
import { type ActionState, type CanvasAction } from './types';

const nodesOf = ({ selected }: Pick<ActionState, 'selected'>) => idsOf(selected, 'node');

/** Draws the shortest paths from the node that was selected first to the other. */
const findPaths: CanvasAction = {
  id: 'findPaths',
  icon: ShareAltOutlined,
  keys: ['w'],
  menu: ['set'],
  toolbar: 'sight',
  enabled: (state) => nodesOf(state).length === 2,
  perform: ({ tool, store }) => {
    const [from, to] = nodesOf(tool.getSnapshot().context);
    if (from === undefined || to === undefined) return;
    tool.send({ type: 'SELECTION.CLEARED' });
    store.setState({ looking: { query: pathsBetween(from, to), sight: 'dim' } });
  },
};

/** What joins what is selected. */
export const PATHS = [findPaths];
