import SearchOutlined from '@ant-design/icons/SearchOutlined';

import { type CanvasAction } from './types';

/** Moves the keyboard to the search box. */
export const search: CanvasAction = {
  id: 'search',
  icon: SearchOutlined,
  keys: ['/'],
  enabled: () => true,
  perform: (commands) => commands.focusSearch(),
};
