import { type MenuProps } from 'antd';
import { useTranslation } from 'react-i18next';

import { type CanvasAction } from '../../actions/types';
import { actionItem, inParts, OPENING_BESIDE } from '../toolbar/ActionsMenu';
import { useActions } from '../workbench/useActions';
import styles from './stage.module.css';
import { useChoices } from './useChoices';

/**
 * A menu of actions in groups, those with choices with a menu of their own beside them.
 * @param isOpen choices are read while it is open
 */
export function useMenuOf(
  groups: readonly (readonly CanvasAction[])[],
  isOpen: boolean,
  onClose: () => void,
): MenuProps {
  const { t } = useTranslation('canvas');
  const { state, canvas } = useActions();
  const choices = useChoices(state, isOpen);
  const item = (action: CanvasAction) => {
    const perform = (choice?: string) => () => {
      onClose();
      action.perform(canvas, choice);
    };
    if (action.choices === undefined) return { ...actionItem(action, t), onClick: perform() };
    const children = choices[action.choices].map((choice) => ({
      ...choice,
      key: `${action.id}:${choice.key}`,
      onClick: perform(choice.key),
    }));
    return { ...actionItem(action, t), popupClassName: styles.submenu ?? '', children };
  };
  return {
    items: inParts(groups.map((group) => group.map(item))),
    autoFocus: true,
    className: styles.menu ?? '',
    ...OPENING_BESIDE,
  };
}
