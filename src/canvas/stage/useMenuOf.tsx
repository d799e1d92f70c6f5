import { type MenuProps } from 'antd';
import { useTranslation } from 'react-i18next';

import { type ActionState, type CanvasAction, type ChoiceList } from '../../actions/types';
import { useTypeCounts } from '../../graph/calls/useTypeCounts';
import { useGraphSnapshot } from '../../graph/GraphModelContext';
import { useSayType } from '../../graph/styles/useNames';
import { offeredLayouts } from '../layouts/offered';
import { actionItem, inParts, OPENING_BESIDE } from '../toolbar/ActionsMenu';
import { useActions } from '../workbench/useActions';
import styles from './stage.module.css';

/** The types of relationships of the node that a menu stands on, each with how many it has in the project: what expanding brings. */
function useTypeChoices({ selection }: ActionState, isWanted: boolean) {
  const { t, i18n } = useTranslation('canvas');
  const { model } = useGraphSnapshot();
  const sayType = useSayType();
  const node = selection?.kind === 'node' ? model.node(selection.id) : undefined;
  const { counts, loading, error } = useTypeCounts(node, isWanted);
  const number = new Intl.NumberFormat(i18n.language);
  if (counts.length > 0)
    return counts.map(({ type, total }) => ({ key: type, label: sayType(type), extra: number.format(total) }));
  const text = error !== undefined ? 'expansion.failed' : loading ? 'expansion.counting' : 'expansion.none';
  return [{ key: text, label: t(text), disabled: true }];
}

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
  const choices = {
    types: useTypeChoices(state, isOpen),
    layouts: offeredLayouts(canvas.model).map(({ id }) => ({ key: id, label: t(`layout.of.${id}`) })),
  } satisfies Record<ChoiceList, unknown>;
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
