import PartitionOutlined from '@ant-design/icons/PartitionOutlined';

import { type CanvasAction } from './types';

/** Lays the graph out by its relationships. */
export const arrange: CanvasAction = {
  id: 'arrange',
  icon: PartitionOutlined,
  keys: ['l'],
  menu: 'canvas',
  enabled: (state) => state.nodesShown > 1 && !state.isLayoutRunning,
  perform: (commands) => commands.arrange(),
};
