import CopyOutlined from '@ant-design/icons/CopyOutlined';
import FileOutlined from '@ant-design/icons/FileOutlined';
import ScissorOutlined from '@ant-design/icons/ScissorOutlined';
import SnippetsOutlined from '@ant-design/icons/SnippetsOutlined';

import { type CanvasAction, isNodeSelected, ON_NODES, ON_STAGE } from './types';

/** Copies the selected nodes and the relationships between them, for this project, another one, or another program. */
const copy: CanvasAction = {
  id: 'copy',
  icon: CopyOutlined,
  keys: ['mod+c'],
  isBrowsers: true,
  menu: ON_NODES,
  enabled: isNodeSelected,
  perform: ({ clipboard }) => void clipboard.copy(false),
};

/** The same as text that every program takes and that can be read, kept and pasted here again. */
const copyAsJson: CanvasAction = {
  id: 'copyAsJson',
  icon: FileOutlined,
  keys: [],
  menu: ON_NODES,
  enabled: isNodeSelected,
  perform: ({ clipboard }) => void clipboard.copy(false, 'json'),
};

/** The same, and takes them away here. */
const cut: CanvasAction = {
  id: 'cut',
  icon: ScissorOutlined,
  keys: ['mod+x'],
  isBrowsers: true,
  menu: ON_NODES,
  enabled: isNodeSelected,
  perform: ({ clipboard }) => void clipboard.copy(true),
};

/** Puts what was copied into this graph. */
const paste: CanvasAction = {
  id: 'paste',
  icon: SnippetsOutlined,
  keys: ['mod+v'],
  isBrowsers: true,
  menu: ON_STAGE,
  toolbar: 'create',
  enabled: () => true,
  perform: ({ clipboard }) => void clipboard.paste(),
};

/** Copies and pastes. */
export const CLIPBOARD = [copy, copyAsJson, cut, paste];
