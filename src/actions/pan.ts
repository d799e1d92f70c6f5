import DragOutlined from '@ant-design/icons/DragOutlined';

import { type CanvasAction } from './types';

/** Switches between moving nodes and moving the whole canvas. */
export const pan: CanvasAction = {
  id: 'pan',
  icon: DragOutlined,
  keys: ['h'],
  pressed: (state) => state.tool === 'panning',
  enabled: () => true,
  perform: (commands) => commands.togglePan(),
};
