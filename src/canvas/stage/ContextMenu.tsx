import { Dropdown, type MenuProps } from 'antd';
import { useTranslation } from 'react-i18next';

import { ACTIONS, menuFor } from '../../actions';
import { keyNames } from '../../actions/keys';
import { type ActionCanvas, type ActionState } from '../../actions/types';
import { type MenuPlace } from '../workbench/useNewWorkbench';
import styles from './stage.module.css';

type Items = NonNullable<MenuProps['items']>;

interface ContextMenuProps {
  readonly place: MenuPlace | null;
  readonly state: ActionState;
  readonly canvas: ActionCanvas;
  /** The menu is gone; where it was asked for takes the keyboard back. */
  onClose(): void;
}

/** All that can be done with what is selected, or with the canvas, where the pointer, the finger or the selection is. */
export function ContextMenu({ place, state, canvas, onClose }: ContextMenuProps) {
  const { t } = useTranslation('canvas');
  if (place === null) return null;
  const items = menuFor(state).flatMap<Items[number]>((group, index) => [
    ...(index > 0 ? [{ type: 'divider' as const }] : []),
    ...group.map((action) => ({
      key: action.id,
      icon: <action.icon aria-hidden />,
      label: t(`action.${action.id}`),
      extra: <kbd aria-hidden>{keyNames(action.keys[0] ?? '').join(' ')}</kbd>,
      danger: action.isDangerous === true,
    })),
  ]);
  const choose = ({ key }: { readonly key: string }) => {
    onClose();
    ACTIONS.find(({ id }) => id === key)?.perform(canvas);
  };
  return (
    <Dropdown
      open
      trigger={['contextMenu']}
      menu={{ items, autoFocus: true, onClick: choose, className: styles.menu ?? '' }}
      onOpenChange={(open) => !open && onClose()}
      autoFocus
    >
      <span className={styles.anchor} style={{ left: place.x, top: place.y }} />
    </Dropdown>
  );
}
