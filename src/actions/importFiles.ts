import ImportOutlined from '@ant-design/icons/ImportOutlined';

import { type CanvasAction } from './types';

/** Asks for files to import into the project. */
export const importFiles: CanvasAction = {
  id: 'importFiles',
  icon: ImportOutlined,
  keys: ['i'],
  menu: 'canvas',
  enabled: () => true,
  perform: (commands) => commands.importFiles(),
};
