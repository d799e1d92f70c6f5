import { Dropdown, type MenuProps } from 'antd';
import { useTranslation } from 'react-i18next';

import { ACTIONS } from '../../actions';
import { type ActionCanvas, type ActionState } from '../../actions/types';
import { type MenuPlace } from '../workbench/useNewWorkbench';
import styles from './stage.module.css';

interface ContextMenuProps {
  readonly place: MenuPlace | null;
  readonly state: ActionState;
  readonly canvas: ActionCanvas;
  onClose(): void;
}

/** The actions for what the pointer was on, at the pointer. */
export function ContextMenu({ place, state, canvas, onClose }: ContextMenuProps) {
  const { t } = useTranslation('canvas');
  const kind = state.selection === null ? 'canvas' : 'element';
  const items: NonNullable<MenuProps['items']> = ACTIONS.filter((action) => action.menu === kind).map((action) => ({
    key: action.id,
    icon: <action.icon />,
    label: t(`action.${action.id}`),
    danger: action.isDangerous === true,
    disabled: !action.enabled(state),
    onClick: () => action.perform(canvas),
  }));
  if (place === null) return null;
  return (
    <Dropdown
      open
      trigger={['contextMenu']}
      menu={{ items, autoFocus: true, onClick: onClose }}
      onOpenChange={(open) => !open && onClose()}
      autoFocus
    >
      <span className={styles.anchor} style={{ left: place.x, top: place.y }} />
    </Dropdown>
  );
}
