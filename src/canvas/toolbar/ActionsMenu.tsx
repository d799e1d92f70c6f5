import AppstoreOutlined from '@ant-design/icons/AppstoreOutlined';
import CameraOutlined from '@ant-design/icons/CameraOutlined';
import CheckOutlined from '@ant-design/icons/CheckOutlined';
import EllipsisOutlined from '@ant-design/icons/EllipsisOutlined';
import PartitionOutlined from '@ant-design/icons/PartitionOutlined';
import SelectOutlined from '@ant-design/icons/SelectOutlined';
import ShareAltOutlined from '@ant-design/icons/ShareAltOutlined';
import { Dropdown, type DropdownProps, type MenuProps } from 'antd';
import { type TFunction } from 'i18next';
import { type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';

import { toolsOf } from '../../actions';
import { keyNames } from '../../actions/keys';
import { type ActionCanvas, type ActionState, type CanvasAction, type ToolbarMenu } from '../../actions/types';
import { ActionButton, CaretButton, ToolButton } from './ActionButton';
import styles from './toolbar.module.css';

export type MenuItems = NonNullable<MenuProps['items']>;

/** The menus whose most used action is a button of its own beside them, and that action. */
const LEADS: Partial<Record<ToolbarMenu, CanvasAction['id']>> = { create: 'addNode', sight: 'filter' };
const ICONS: Record<Exclude<ToolbarMenu, 'create' | 'sight'>, ComponentType> = {
  select: SelectOutlined,
  arrange: PartitionOutlined,
  views: AppstoreOutlined,
  picture: CameraOutlined,
  share: ShareAltOutlined,
  more: EllipsisOutlined,
};

interface ActionsMenuProps {
  readonly menu: ToolbarMenu;
  readonly state: ActionState;
  readonly canvas: ActionCanvas;
  /** Menus that have no button of their own here: their actions stand first. */
  readonly also?: readonly ToolbarMenu[];
  /** What else stands before and after the actions. */
  readonly before?: MenuItems;
  readonly after?: MenuItems;
  onOpenChange?(isOpen: boolean): void;
}

/** What one menu of the toolbar is about: a button that opens it, or its most used action with an arrow beside it. */
export function ActionsMenu({ menu, state, canvas, also = [], before = [], after = [], ...rest }: ActionsMenuProps) {
  const { t } = useTranslation('canvas');
  const name = t(`toolMenu.${menu}`);
  const own = toolsOf(menu);
  const lead = own.find(({ id }) => id === LEADS[menu]);
  const others = own.filter((action) => action !== lead);
  const groups = [...also.map((each) => toolsOf(each)), lead === undefined ? others : [lead, ...others]];
  const listed = groups.map((group) => group.map((action) => toolItem(action, state, canvas, t)));
  const parts = [before, ...listed, after].filter((part) => part.length > 0);
  const items = parts.flatMap((part, at) => (at === 0 ? part : [{ type: 'divider' as const }, ...part]));
  const inHand = menu === 'select' ? own.find((action) => action.pressed?.(state) === true) : undefined;
  const opens = {
    name: inHand === undefined ? name : `${name}: ${t(`action.${inHand.id}`)}`,
    'aria-haspopup': 'menu',
  } as const;
  const Icon = inHand?.icon ?? ICONS[menu as keyof typeof ICONS];
  const opening: DropdownProps = { trigger: ['click'], menu: { items, className: styles.menu ?? '' }, ...rest };
  if (lead !== undefined)
    return (
      <div className={styles.split}>
        <ActionButton action={lead} state={state} canvas={canvas} />
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
function toolItem(action: CanvasAction, state: ActionState, canvas: ActionCanvas, t: TFunction<'canvas'>) {
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
