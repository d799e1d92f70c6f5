import RedoOutlined from '@ant-design/icons/RedoOutlined';
import UndoOutlined from '@ant-design/icons/UndoOutlined';

import { acknowledged } from '../graph/calls/settled';
import { type ActionCanvas, type CanvasAction, ON_STAGE } from './types';

/**
 * An edit that is still being saved is the one to undo, so it is waited for; when the store refuses it, there is
 * nothing to undo.
 */
const step = ({ model, history }: ActionCanvas, type: 'UNDO.WANTED' | 'REDO.WANTED') =>
  void acknowledged(model).then((isKept) => {
    if (isKept) history.send({ type });
  });

/** Undoes the last change. */
const undo: CanvasAction = {
  id: 'undo',
  icon: UndoOutlined,
  keys: ['mod+z'],
  menu: ON_STAGE,
  toolbar: 'history',
  enabled: (state) => state.canUndo,
  perform: (canvas) => step(canvas, 'UNDO.WANTED'),
};

/** Does again what was undone last. */
const redo: CanvasAction = {
  id: 'redo',
  icon: RedoOutlined,
  keys: ['mod+shift+z', 'mod+y'],
  menu: ON_STAGE,
  toolbar: 'history',
  enabled: (state) => state.canRedo,
  perform: (canvas) => step(canvas, 'REDO.WANTED'),
};

/** Undo and redo. */
export const HISTORY = [undo, redo];
