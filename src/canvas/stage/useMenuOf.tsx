import { type MenuProps } from 'antd';
import { useTranslation } from 'react-i18next';

import { ACTIONS } from '../../actions';
import { type ActionCanvas, type ActionState, type CanvasAction } from '../../actions/types';
import { actionItem, OPENING_BESIDE } from '../toolbar/ActionsMenu';
import styles from './stage.module.css';
import { useChoices } from './useChoices';

type Items = NonNullable<MenuProps['items']>;

interface MenuOf {
  readonly state: ActionState;
  readonly canvas: ActionCanvas;
  readonly groups: readonly (readonly CanvasAction[])[];
  /** Choices are read while it is open. */
  readonly isOpen: boolean;
  onClose(): void;
}

/** A menu of actions in groups, those with choices with a menu of their own beside them. */
export function useMenuOf({ state, canvas, groups, isOpen, onClose }: MenuOf): MenuProps {
  const { t } = useTranslation('canvas');
  const choices = useChoices(state, isOpen);
  const items = groups.flatMap<Items[number]>((group, index) => [
    ...(index > 0 ? [{ type: 'divider' as const }] : []),
    ...group.map((action) => ({
      ...actionItem(action, t),
      ...(action.choices === undefined
        ? {}
        : {
            popupClassName: styles.submenu ?? '',
            children: choices[action.choices].map((choice) => ({ ...choice, key: `${action.id}:${choice.key}` })),
          }),
    })),
  ]);
  const choose = ({ key }: { readonly key: string }) => {
    onClose();
    const [id, ...choice] = key.split(':');
    const chosen = choice.length === 0 ? undefined : choice.join(':');
    ACTIONS.find((action) => action.id === id)?.perform(canvas, chosen);
  };
  return {
    items,
    autoFocus: true,
    onClick: choose,
    className: styles.menu ?? '',
    ...OPENING_BESIDE,
  };
}
