import UndoOutlined from '@ant-design/icons/UndoOutlined';

import { type CanvasAction } from './types';

/** Undoes the last change. */
export const undo: CanvasAction = {
  id: 'undo',
  icon: UndoOutlined,
  keys: ['mod+z'],
  menu: 'canvas',
  enabled: (state) => state.canUndo,
  perform: (commands) => commands.undo(),
};
