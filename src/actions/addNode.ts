import PlusCircleOutlined from '@ant-design/icons/PlusCircleOutlined';

import { type CanvasAction } from './types';

/** Opens the small form for a new node in the middle of the canvas. */
export const addNode: CanvasAction = {
  id: 'addNode',
  icon: PlusCircleOutlined,
  keys: ['n'],
  menu: 'canvas',
  enabled: () => true,
  perform: (commands) => commands.addNode(),
};
