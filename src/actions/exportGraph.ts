import ExportOutlined from '@ant-design/icons/ExportOutlined';

import { type CanvasAction } from './types';

/** Asks in which format the project is to be downloaded. */
export const exportGraph: CanvasAction = {
  id: 'exportGraph',
  icon: ExportOutlined,
  keys: ['x'],
  menu: 'canvas',
  enabled: (state) => state.nodesShown > 0,
  perform: (commands) => commands.exportGraph(),
};
