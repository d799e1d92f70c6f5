import ZoomInOutlined from '@ant-design/icons/ZoomInOutlined';

import { type CanvasAction } from './types';

/** Makes everything larger. */
export const zoomIn: CanvasAction = {
  id: 'zoomIn',
  icon: ZoomInOutlined,
  keys: ['+', '='],
  enabled: (state) => state.nodesShown > 0,
  perform: (commands) => commands.zoom(1.3),
};
