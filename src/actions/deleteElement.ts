import DeleteOutlined from '@ant-design/icons/DeleteOutlined';

import { type CanvasAction } from './types';

/** Asks whether the selected element is to be deleted. */
export const deleteElement: CanvasAction = {
  id: 'deleteElement',
  icon: DeleteOutlined,
  keys: ['Delete', 'Backspace'],
  menu: 'element',
  isDangerous: true,
  enabled: (state) => state.selection !== null,
  perform: (commands) => commands.askDelete(),
};
