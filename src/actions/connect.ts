import NodeIndexOutlined from '@ant-design/icons/NodeIndexOutlined';

import { type CanvasAction } from './types';

/** Starts a relationship at the selected node, or asks where to start. */
export const connect: CanvasAction = {
  id: 'connect',
  icon: NodeIndexOutlined,
  keys: ['c'],
  menu: 'element',
  enabled: (state) => state.nodesShown > 0,
  perform: (commands) => commands.connect(),
};
