import RedoOutlined from '@ant-design/icons/RedoOutlined';

import { type CanvasAction } from './types';

/** Does again what was undone last. */
export const redo: CanvasAction = {
  id: 'redo',
  icon: RedoOutlined,
  keys: ['mod+shift+z', 'mod+y'],
  menu: 'canvas',
  enabled: (state) => state.canRedo,
  perform: (commands) => commands.redo(),
};
