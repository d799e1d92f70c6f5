import { useEffect } from 'react';

import { useStored } from '../../app/useStored';
import { ACTIONS } from '../../actions';
import { actionFor } from '../../actions/keys';
import { type ActionCanvas, type ActionState } from '../../actions/types';

const KEY = 'canvas.singleKeys';
const OFF = 'off';

/** Whether shortcuts of one character work; a person may switch them off, and the choice stays in this browser. */
export function useSingleKeys(): [boolean, (on: boolean) => void] {
  const [choice, choose] = useStored(KEY);
  return [choice !== OFF, (isOn) => choose(isOn ? '' : OFF)];
}

/** Where keys belong to what is typed or chosen there, and not to the canvas. */
const OWN_KEYS =
  'input, textarea, select, [contenteditable="true"], [role="dialog"], [role="menu"], [role="combobox"], [role="grid"]';

/** Whether the tool in hand waits for a node. */
const awaitsNode = ({ tool }: ActionState): boolean =>
  tool === 'choosingSource' || tool === 'choosingTarget' || tool === 'choosingEnd';

/** Whether a press begins the name of a node. */
const isName = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  /^[\p{L}\p{N}]$/u.test(key) && !ctrlKey && !metaKey && !altKey;

/** Lets the keys of the canvas work while it is on the page. While a tool waits for a node, letters search for it. */
export function useShortcuts(shown: ActionState, canvas: ActionCanvas, allowSingle: boolean): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented) return;
      // The toolbar follows the graph when there is time; a key that is pressed meanwhile is meant for what is drawn.
      const state = { ...shown, nodesShown: canvas.model.snapshot.nodesShown };
      if (event.target instanceof Element && event.target.closest(OWN_KEYS) !== null) return;
      if (awaitsNode(state) && isName(event)) {
        // The letter itself comes into the field, since that has the focus by then.
        canvas.show('search');
        return;
      }
      const action = actionFor(event, ACTIONS, allowSingle);
      if (action === undefined || action.isBrowsers === true || !action.enabled(state)) return;
      event.preventDefault();
      action.perform(canvas);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [shown, canvas, allowSingle]);
}
