import ExpandAltOutlined from '@ant-design/icons/ExpandAltOutlined';

import { type CanvasAction } from './types';

/** Shows the neighbours of the selected node that are not on the canvas yet. */
export const expandNeighbours: CanvasAction = {
  id: 'expandNeighbours',
  icon: ExpandAltOutlined,
  keys: ['e'],
  menu: 'element',
  enabled: (state) => state.selection?.kind === 'node',
  perform: (commands) => commands.expand(),
};
