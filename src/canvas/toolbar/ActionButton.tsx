import DownOutlined from '@ant-design/icons/DownOutlined';
import { Button, type ButtonProps, Tooltip } from 'antd';
import { memo, useCallback, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { type CanvasAction } from '../../actions/types';
import { keyNames } from '../../actions/keys';
import { useActions } from '../workbench/useActions';
import styles from './toolbar.module.css';

interface ToolButtonProps extends Omit<ButtonProps, 'children' | 'aria-label'> {
  /** What it is called where it is read out and in the tooltip. */
  readonly name: string;
  /** The word beside the icon: a part of the name. */
  readonly word: string;
}

/** A button of the toolbar: an icon and a word. */
export function ToolButton({ name, word, className = '', ...rest }: ToolButtonProps) {
  return (
    <Button type="text" aria-label={name} className={`${styles.tool} ${className}`} {...rest}>
      <span className={styles.word}>{word}</span>
    </Button>
  );
}

/** The narrow button that opens what belongs to the one before it. */
export const CaretButton = ({ name, className = '', ...rest }: Omit<ToolButtonProps, 'word'>) => (
  <Button
    type="text"
    aria-label={name}
    title={name}
    className={`${styles.caret} ${className}`}
    icon={<DownOutlined aria-hidden />}
    {...rest}
  />
);

interface DrawnActionProps {
  readonly action: CanvasAction;
  readonly isPressed: boolean | undefined;
  readonly isEnabled: boolean;
  onPress(): void;
}

/** Drawn anew only where it looks otherwise: the toolbar hears of every change to the canvas, and a tooltip costs as much as a button. */
const DrawnAction = memo(({ action, isPressed, isEnabled, onPress }: DrawnActionProps) => {
  const { t } = useTranslation('canvas');
  const name = t(`action.${action.id}`);
  const keys = keyNames(action.keys[0] ?? '').join(' ');
  return (
    <Tooltip title={`${name} (${keys})`} placement="bottom" mouseEnterDelay={0.4}>
      <ToolButton
        icon={<action.icon />}
        name={name}
        word={action.toolbarWord === undefined ? name : t(`word.${action.toolbarWord}`)}
        aria-pressed={isPressed}
        aria-keyshortcuts={action.keys.map((key) => key.replace('mod', 'Control')).join(' ')}
        color={isPressed === true ? 'primary' : action.isDangerous === true ? 'danger' : 'default'}
        variant={isPressed === true ? 'filled' : 'text'}
        disabled={!isEnabled}
        onClick={onPress}
      />
    </Tooltip>
  );
});

/** One action as a button: its name and keys in a tooltip. */
export function ActionButton({ action }: { readonly action: CanvasAction }) {
  const { state, canvas } = useActions();
  // The canvas that is acted on is another one whenever one of its names is: that shows on no button.
  const latest = useRef(canvas);
  useEffect(() => void (latest.current = canvas));
  const press = useCallback(() => action.perform(latest.current), [action]);
  return (
    <DrawnAction
      action={action}
      isPressed={action.pressed?.(state)}
      isEnabled={action.enabled(state)}
      onPress={press}
    />
  );
}
