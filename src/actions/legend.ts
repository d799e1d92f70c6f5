import TagsOutlined from '@ant-design/icons/TagsOutlined';

import { type CanvasAction } from './types';

/** Shows or hides the legend. */
export const legend: CanvasAction = {
  id: 'legend',
  icon: TagsOutlined,
  keys: ['g'],
  pressed: (state) => state.isLegendOpen,
  enabled: () => true,
  perform: (commands) => commands.toggleLegend(),
};
