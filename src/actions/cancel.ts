import CloseOutlined from '@ant-design/icons/CloseOutlined';

import { type CanvasAction } from './types';

/** Puts the tool in hand away, or the selection. */
export const cancel: CanvasAction = {
  id: 'cancel',
  icon: CloseOutlined,
  keys: ['Escape'],
  enabled: (state) => state.tool !== 'selecting' || state.selection !== null,
  perform: (commands) => commands.cancel(),
};
