import AimOutlined from '@ant-design/icons/AimOutlined';

import { type CanvasAction } from './types';

/** Brings the selected element to the middle. */
export const centreSelection: CanvasAction = {
  id: 'centreSelection',
  icon: AimOutlined,
  keys: ['f'],
  menu: 'element',
  enabled: (state) => state.selection !== null,
  perform: (commands) => commands.centre(),
};
