import { type MenuProps } from 'antd';
import { type TFunction } from 'i18next';

import { keyNames } from '../../actions/keys';
import { type CanvasAction } from '../../actions/types';

/** An action as an item of a menu: its icon, its name and its key. */
export const actionItem = (action: CanvasAction, t: TFunction<'canvas'>) =>
  ({
    key: action.id,
    icon: <action.icon aria-hidden />,
    label: t(`action.${action.id}`),
    extra: <kbd aria-hidden>{keyNames(action.keys[0] ?? '').join(' ')}</kbd>,
    danger: action.isDangerous === true,
  }) satisfies NonNullable<MenuProps['items']>[number];
