import RightOutlined from '@ant-design/icons/RightOutlined';
import { Dropdown, type MenuProps } from 'antd';
import { useTranslation } from 'react-i18next';

import { ACTIONS, menuFor } from '../../actions';
import { type ActionCanvas, type ActionState } from '../../actions/types';
import { type Point } from '../../../domain/elements/elements';
import { BESIDE_IN_SIGHT, INTO_SIGHT } from '../../components/menu/intoSight';
import { actionItem } from '../toolbar/ActionsMenu';
import styles from './stage.module.css';
import { useChoices } from './useChoices';

type Items = NonNullable<MenuProps['items']>;

/** The arrow at what opens further: for the eye alone. */
const further = (
  <span aria-hidden className="ant-dropdown-menu-submenu-arrow">
    <RightOutlined />
  </span>
);

interface ContextMenuProps {
  readonly place: Point;
  readonly state: ActionState;
  readonly canvas: ActionCanvas;
  /** The menu is gone; where it was asked for takes the keyboard back. */
  onClose(): void;
}

/** The menu of what is selected, where the pointer, the finger or the selection is. */
export function ContextMenu({ place, ...rest }: Omit<ContextMenuProps, 'place'> & { place: Point | null }) {
  return place === null ? null : <OpenMenu place={place} {...rest} />;
}

/** All that can be done with what is selected, or with the canvas when nothing is. */
function OpenMenu({ place, state, canvas, onClose }: ContextMenuProps) {
  const { t } = useTranslation('canvas');
  const choices = useChoices(state);
  const items = menuFor(state).flatMap<Items[number]>((group, index) => [
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
  return (
    <Dropdown
      open
      trigger={['contextMenu']}
      align={INTO_SIGHT}
      menu={{
        items,
        autoFocus: true,
        expandIcon: further,
        onClick: choose,
        className: styles.menu ?? '',
        builtinPlacements: BESIDE_IN_SIGHT,
      }}
      onOpenChange={(open) => !open && onClose()}
      autoFocus
    >
      <span className={styles.anchor} style={{ left: place.x, top: place.y }} />
    </Dropdown>
  );
}
