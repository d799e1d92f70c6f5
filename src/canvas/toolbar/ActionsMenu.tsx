import CameraOutlined from '@ant-design/icons/CameraOutlined';
import EllipsisOutlined from '@ant-design/icons/EllipsisOutlined';
import SelectOutlined from '@ant-design/icons/SelectOutlined';
import SwapOutlined from '@ant-design/icons/SwapOutlined';
import { Dropdown, type MenuProps } from 'antd';
import { type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { toolsOf } from '../../actions';
import { type ActionCanvas, type ActionState, type ToolbarMenu, type CanvasAction } from '../../actions/types';
import { ToolButton } from './ActionButton';
import { type TFunction } from 'i18next';
import { keyNames } from '../../actions/keys';

const ICONS: Record<ToolbarMenu, ComponentType> = {
  select: SelectOutlined,
  picture: CameraOutlined,
  files: SwapOutlined,
  more: EllipsisOutlined,
};

interface ActionsMenuProps {
  readonly menu: ToolbarMenu;
  readonly state: ActionState;
  readonly canvas: ActionCanvas;
}

/** Actions behind one button of the toolbar. */
export function ActionsMenu({ menu, state, canvas }: ActionsMenuProps) {
  const { t } = useTranslation('canvas');
  const actions = toolsOf(menu);
  const Icon = ICONS[menu];
  const name = t(`toolMenu.${menu}`);
  const items = actions.map((action) => ({ ...actionItem(action, t), disabled: !action.enabled(state) }));
  const choose = ({ key }: { readonly key: string }) => actions.find(({ id }) => id === key)?.perform(canvas);
  return (
    <Dropdown trigger={['click']} menu={{ items, onClick: choose }}>
      <ToolButton icon={<Icon />} name={name} word={name} title={name} aria-haspopup="menu" />
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
  }) satisfies NonNullable<MenuProps['items']>[number];
