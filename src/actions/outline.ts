import UnorderedListOutlined from '@ant-design/icons/UnorderedListOutlined';

import { type CanvasAction } from './types';

/** Shows or hides the list of what is on the canvas. */
export const outline: CanvasAction = {
  id: 'outline',
  icon: UnorderedListOutlined,
  keys: ['o'],
  pressed: (state) => state.isOutlineOpen,
  enabled: () => true,
  perform: (commands) => commands.toggleOutline(),
};
