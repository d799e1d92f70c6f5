import ZoomOutOutlined from '@ant-design/icons/ZoomOutOutlined';

import { type CanvasAction } from './types';

/** Makes everything smaller. */
export const zoomOut: CanvasAction = {
  id: 'zoomOut',
  icon: ZoomOutOutlined,
  keys: ['-'],
  enabled: (state) => state.nodesShown > 0,
  perform: (commands) => commands.zoom(1 / 1.3),
};
