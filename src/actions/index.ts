import { ELEMENT } from './element';
import { HISTORY } from './history';
import { SELECTING } from './selecting';
import { SET } from './set';
import { SURFACES } from './surfaces';
import { TOOLS } from './tools';
import { type CanvasAction, TOOLBAR_GROUPS } from './types';
import { VIEW } from './view';

/** Every action of the canvas. A new one is written in the file of what it is about, and registered in the list there. */
export const ACTIONS: readonly CanvasAction[] = [
  ...TOOLS,
  ...ELEMENT,
  ...SET,
  ...SELECTING,
  ...HISTORY,
  ...VIEW,
  ...SURFACES,
];

/** The toolbar, in groups. */
export const TOOLBAR: readonly (readonly CanvasAction[])[] = TOOLBAR_GROUPS.map((group) =>
  ACTIONS.filter(({ toolbar }) => toolbar === group),
);
