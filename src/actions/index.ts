import { ARRANGING } from './arranging';
import { CLIPBOARD } from './clipboard';
import { ELEMENT } from './element';
import { HISTORY } from './history';
import { PATHS } from './paths';
import { SELECTING } from './selecting';
import { SET } from './set';
import { SURFACES } from './surfaces';
import { TOOLS } from './tools';
import { type ActionState, type CanvasAction, type MenuTarget, targetOf } from './types';
import { VIEW } from './view';

const LISTS: readonly (readonly CanvasAction[])[] = [
  TOOLS,
  ELEMENT,
  SET,
  PATHS,
  ARRANGING,
  CLIPBOARD,
  SELECTING,
  HISTORY,
  VIEW,
  SURFACES,
];

/** What actions are about, as the list of keys shows them. */
export const GROUPS = {
  create: [...TOOLS, ...CLIPBOARD, ...HISTORY],
  selected: [...ELEMENT, ...SET, ...PATHS],
  select: SELECTING,
  arrange: ARRANGING,
  look: VIEW,
  open: SURFACES,
} satisfies Record<string, readonly CanvasAction[]>;

export type ActionGroup = keyof typeof GROUPS;

/** Every action of the canvas. A new one is written in the file of what it is about, and registered in the list there. */
export const ACTIONS: readonly CanvasAction[] = LISTS.flat();

/** What stands in one place of the toolbar. */
export const toolsOf = (place: CanvasAction['toolbar']): readonly CanvasAction[] =>
  ACTIONS.filter(({ toolbar }) => toolbar === place);

/** The context menu of what is selected: what is possible there, in groups; what destroys stands last, by itself. */
export function menuFor(state: ActionState): readonly (readonly CanvasAction[])[] {
  const target = targetOf(state);
  const isOffered = (action: CanvasAction) => action.menu?.includes(target) === true && action.enabled(state);
  const groups = LISTS.map((list) => list.filter((action) => isOffered(action) && action.isDangerous !== true));
  const last = ACTIONS.filter((action) => isOffered(action) && action.isDangerous === true);
  return [...groups, last].filter((group) => group.length > 0);
}

/** What is done most often with what is selected, the most often first. */
const OFTEN: Readonly<Record<MenuTarget, readonly CanvasAction['id'][]>> = {
  node: ['expandNeighbours', 'connect', 'duplicate', 'hide'],
  relationship: ['reverse', 'centreSelection', 'duplicate', 'hide'],
  set: ['arrangeThese', 'isolate', 'duplicate', 'hide', 'reverse', 'centreSelection'],
  stage: [],
};
/** So many of them stand by name in the panel of what is selected; the others are behind one button. */
const MOST_BY_NAME = 4;

/** What is done most often with what is selected, and is possible now. */
export function oftenDone(state: ActionState): readonly CanvasAction[] {
  const possible = new Map(menuFor(state).flatMap((group) => group.map((action) => [action.id, action])));
  return OFTEN[targetOf(state)].flatMap((id) => possible.get(id) ?? []).slice(0, MOST_BY_NAME);
}

/** What the command palette offers now. */
export const possibleNow = (state: ActionState): readonly CanvasAction[] =>
  ACTIONS.filter((action) => action.isKeyOnly !== true && action.enabled(state));
