import AppstoreOutlined from '@ant-design/icons/AppstoreOutlined';
import CameraOutlined from '@ant-design/icons/CameraOutlined';
import CheckOutlined from '@ant-design/icons/CheckOutlined';
import EllipsisOutlined from '@ant-design/icons/EllipsisOutlined';
import EyeOutlined from '@ant-design/icons/EyeOutlined';
import PartitionOutlined from '@ant-design/icons/PartitionOutlined';
import PlusCircleOutlined from '@ant-design/icons/PlusCircleOutlined';
import RightOutlined from '@ant-design/icons/RightOutlined';
import SelectOutlined from '@ant-design/icons/SelectOutlined';
import ShareAltOutlined from '@ant-design/icons/ShareAltOutlined';
import { Dropdown, type DropdownProps, type MenuProps } from 'antd';
import { type TFunction } from 'i18next';
import { type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';

import { toolsOf } from '../../actions';
import { keyNames } from '../../actions/keys';
import { type CanvasAction, type ToolbarMenu } from '../../actions/types';
import { type Actions, useActions } from '../workbench/useActions';
import { ActionButton, CaretButton, ToolButton } from './ActionButton';
import { BESIDE_IN_SIGHT } from '../../components/menu/intoSight';
import styles from './toolbar.module.css';

type MenuItems = NonNullable<MenuProps['items']>;

/** The menus whose most used action is a button of its own beside them, and that action. */
const LEADS: Partial<Record<ToolbarMenu, CanvasAction['id']>> = { create: 'addNode', sight: 'filter' };
const ICONS: Record<ToolbarMenu, ComponentType> = {
  create: PlusCircleOutlined,
  select: SelectOutlined,
  arrange: PartitionOutlined,
  sight: EyeOutlined,
  views: AppstoreOutlined,
  picture: CameraOutlined,
  share: ShareAltOutlined,
  more: EllipsisOutlined,
};

/** How menus of a menu open: beside it and in sight, by an arrow that is for the eye alone. */
export const OPENING_BESIDE = {
  builtinPlacements: BESIDE_IN_SIGHT,
  expandIcon: (
    <span aria-hidden className="ant-dropdown-menu-submenu-arrow">
      <RightOutlined />
    </span>
  ),
} satisfies MenuProps;

interface ActionsMenuProps {
  readonly menu: ToolbarMenu;
  /** Left out where another menu holds them: then its most used action stands alone. */
  readonly items?: MenuItems;
  onOpenChange?(isOpen: boolean): void;
}

const leadOf = (menu: ToolbarMenu): CanvasAction | undefined => toolsOf(menu).find(({ id }) => id === LEADS[menu]);

/** What one menu of the toolbar is about: a button that opens it, or its most used action with an arrow beside it. */
export function ActionsMenu({ menu, items, ...rest }: ActionsMenuProps) {
  const { t } = useTranslation('canvas');
  const { state } = useActions();
  const name = t(`toolMenu.${menu}`);
  const lead = leadOf(menu);
  const inHand = menu === 'select' ? toolsOf(menu).find((action) => action.pressed?.(state) === true) : undefined;
  const opens = {
    name: inHand === undefined ? name : `${name}: ${t(`action.${inHand.id}`)}`,
    'aria-haspopup': 'menu',
  } as const;
  const Icon = inHand?.icon ?? ICONS[menu];
  const opening: DropdownProps = {
    trigger: ['click'],
    menu: {
      items: items ?? [],
      className: styles.menu ?? '',
      triggerSubMenuAction: 'click',
      builtinPlacements: BESIDE_IN_SIGHT,
    },
    ...rest,
  };
  if (lead !== undefined && items === undefined) return <ActionButton action={lead} />;
  if (lead !== undefined)
    return (
      <div className={styles.split}>
        <ActionButton action={lead} />
        <Dropdown {...opening}>
          <CaretButton {...opens} />
        </Dropdown>
      </div>
    );
  const look = inHand === undefined ? {} : ({ color: 'primary', variant: 'filled' } as const);
  return (
    <Dropdown {...opening}>
      <ToolButton icon={<Icon />} word={name} title={opens.name} {...look} {...opens} />
    </Dropdown>
  );
}

/** Parts of a menu with a line between each two. */
export const inParts = (parts: readonly MenuItems[]): MenuItems =>
  parts
    .filter((part) => part.length > 0)
    .flatMap((part, at) => (at === 0 ? part : [{ type: 'divider' as const }, ...part]));

/** The actions of one menu, its most used one first, and what else stands before and after them. */
export function menuItems(
  menu: ToolbarMenu,
  actions: Actions,
  t: TFunction<'canvas'>,
  { before = [], after = [] }: { readonly before?: MenuItems; readonly after?: MenuItems } = {},
): MenuItems {
  const lead = leadOf(menu);
  const own = [...(lead === undefined ? [] : [lead]), ...toolsOf(menu).filter((action) => action !== lead)];
  return inParts([before, own.map((action) => toolItem(action, actions, t)), after]);
}

/** A menu that opens others, and holds actions of its own below. */
export const menuOfMenus = (
  menus: readonly ToolbarMenu[],
  itemsOf: (menu: ToolbarMenu) => MenuItems,
  own: MenuItems,
  t: TFunction<'canvas'>,
): MenuItems => {
  const folded = menus.map((menu) => {
    const Icon = ICONS[menu];
    return {
      key: menu,
      icon: <Icon aria-hidden />,
      label: t(`toolMenu.${menu}`),
      popupClassName: styles.menu ?? '',
      children: itemsOf(menu),
    };
  });
  return inParts([folded, own]);
};

/** An action as an item of a menu: its icon, its name and its key. */
export const actionItem = (action: CanvasAction, t: TFunction<'canvas'>) =>
  ({
    key: action.id,
    icon: <action.icon aria-hidden />,
    label: t(`action.${action.id}`),
    extra: <kbd aria-hidden>{keyNames(action.keys[0] ?? '').join(' ')}</kbd>,
    danger: action.isDangerous === true,
  }) satisfies MenuItems[number];

/** The same in the toolbar, where every action always stands: possible or not, on or off. */
function toolItem(action: CanvasAction, { state, canvas }: Actions, t: TFunction<'canvas'>) {
  const isOn = action.pressed?.(state);
  const item = actionItem(action, t);
  return {
    ...item,
    ...(isOn === undefined ? {} : { role: 'menuitemcheckbox', 'aria-checked': isOn }),
    ...(isOn === true ? { icon: <CheckOutlined aria-hidden /> } : {}),
    disabled: !action.enabled(state),
    onClick: () => action.perform(canvas),
  };
}
