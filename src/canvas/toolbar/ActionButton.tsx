import { Button, Tooltip } from 'antd';
import { useTranslation } from 'react-i18next';

import { type ActionCanvas, type ActionState, type CanvasAction } from '../../actions/types';
import { keyNames } from '../../actions/keys';

interface ActionButtonProps {
  readonly action: CanvasAction;
  readonly state: ActionState;
  readonly canvas: ActionCanvas;
}

/** One action as a button: its name and keys in a tooltip. */
export function ActionButton({ action, state, canvas }: ActionButtonProps) {
  const { t } = useTranslation('canvas');
  const name = t(`action.${action.id}`);
  const keys = keyNames(action.keys[0] ?? '').join(' ');
  const isPressed = action.pressed?.(state);
  return (
    <Tooltip title={`${name} (${keys})`} placement="bottom" mouseEnterDelay={0.4}>
      <Button
        type="text"
        icon={<action.icon />}
        aria-label={name}
        aria-pressed={isPressed}
        aria-keyshortcuts={action.keys.map((key) => key.replace('mod', 'Control')).join(' ')}
        color={isPressed === true ? 'primary' : action.isDangerous === true ? 'danger' : 'default'}
        variant={isPressed === true ? 'filled' : 'text'}
        disabled={!action.enabled(state)}
        onClick={() => action.perform(canvas)}
      />
    </Tooltip>
  );
}
