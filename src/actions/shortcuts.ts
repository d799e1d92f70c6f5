import QuestionCircleOutlined from '@ant-design/icons/QuestionCircleOutlined';

import { type CanvasAction } from './types';

/** Shows the keys of the canvas. */
export const shortcuts: CanvasAction = {
  id: 'shortcuts',
  icon: QuestionCircleOutlined,
  keys: ['?'],
  enabled: () => true,
  perform: (commands) => commands.showShortcuts(),
};
