import { type GlobalToken, theme } from 'antd';
import { type ComponentProps, type CSSProperties } from 'react';

import { useThemeMode } from '../../components/theme/useThemeMode';
import { CANVAS_BACKGROUND, type CanvasMode } from './palette';

/** The theme's colours as custom properties, for the stylesheets of the canvas. */
const canvasVariables = (mode: CanvasMode, token: GlobalToken): CSSProperties =>
  ({
    '--canvas-background': CANVAS_BACKGROUND[mode],
    '--canvas-surface': token.colorBgElevated,
    '--canvas-border': token.colorBorderSecondary,
    '--canvas-text': token.colorText,
    '--canvas-faint': token.colorTextSecondary,
    '--canvas-hover': token.colorFillTertiary,
    '--canvas-chosen': token.controlItemBgActive,
    '--canvas-accent': token.colorPrimary,
    '--canvas-on-accent': token.colorTextLightSolid,
    '--canvas-error': token.colorErrorText,
    '--canvas-success': token.colorSuccess,
    '--canvas-warning': token.colorWarning,
    '--canvas-shadow': token.boxShadowSecondary,
    '--canvas-radius': `${token.borderRadiusLG}px`,
  }) as CSSProperties; // React's type knows no custom properties

/** A box in which the stylesheets of the canvas know their colours; also what is drawn outside the page's flow needs one. */
export function CanvasScope({ style, ...rest }: ComponentProps<'div'>) {
  const mode = useThemeMode();
  const { token } = theme.useToken();
  return <div {...rest} style={{ ...canvasVariables(mode, token), ...style }} />;
}
