import CompressOutlined from '@ant-design/icons/CompressOutlined';

import { type CanvasAction } from './types';

/** Shows all that is drawn. */
export const fitAll: CanvasAction = {
  id: 'fitAll',
  icon: CompressOutlined,
  keys: ['0'],
  menu: 'canvas',
  enabled: (state) => state.nodesShown > 0,
  perform: (commands) => commands.fit(),
};
