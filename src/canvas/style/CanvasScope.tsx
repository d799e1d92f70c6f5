import { theme } from 'antd';
import { type ComponentProps } from 'react';

import { useThemeMode } from '../../components/theme/useThemeMode';
import { canvasVariables } from './canvasVariables';

/** A box in which the stylesheets of the canvas know their colours; also what is drawn outside the page's flow needs one. */
export function CanvasScope({ style, ...rest }: ComponentProps<'div'>) {
  const mode = useThemeMode();
  const { token } = theme.useToken();
  return <div {...rest} style={{ ...canvasVariables(mode, token), ...style }} />;
}
