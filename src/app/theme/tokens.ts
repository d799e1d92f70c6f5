import { type ThemeConfig, theme } from 'antd';

import { type Density, type ThemeMode } from '../../../domain/look/look';
import { darkPalette, lightPalette, type Palette } from './palette';

type DerivativeFunc = Exclude<NonNullable<ThemeConfig['algorithm']>, readonly unknown[]>;

/** Fonts of the system, chosen for well-drawn Romanian letters (ș ț ă â î). */
const letters =
  "'Segoe UI Variable Text', 'Segoe UI', -apple-system, BlinkMacSystemFont, 'Inter', Roboto, 'Noto Sans', 'Liberation Sans', 'Helvetica Neue', Arial, sans-serif";

/** Those that draw flags, and last, for systems without one, the letters of a flag (`flag-letters.css`). */
const flags = "'Apple Color Emoji', 'Noto Color Emoji', 'Segoe UI Emoji', 'Flag letters'";

const sans = `${letters}, ${flags}`;

/** Class on the root element under which Ant Design's variables (`--ant-…`) stand. */
export const THEME_CLASS = 'harta-theme';

/**
 * The library's motion lets a menu, a dialogue or a drawer stand in its place for one frame, shrinks it to nothing, and
 * lets it grow: what is pressed in the first frame is not under the pointer when it is let go, and the click is lost.
 * Without it they stand where they stay from the first frame on; `base.css` lets them fade in.
 */
const STANDS_AT_ONCE = false;

const palettes = { light: lightPalette, dark: darkPalette } satisfies Record<ThemeMode, Palette>;

/** Shape, rhythm and type: the same by day and by night. */
const form = {
  fontFamily: sans,
  fontSize: 15,
  fontSizeHeading1: 40,
  fontSizeHeading2: 29,
  fontSizeHeading3: 22,
  fontSizeHeading4: 18,
  fontSizeHeading5: 16,
  fontWeightStrong: 600,
  borderRadius: 10,
  controlHeight: 38,
  controlHeightSM: 30,
  controlHeightLG: 46,
  sizeUnit: 4,
  wireframe: false,
  linkDecoration: 'underline',
  linkHoverDecoration: 'underline',
} satisfies ThemeConfig['token'];

/** The same with less room: more rows on a screen, nothing smaller to press than 26 px. */
const compact = {
  ...form,
  fontSize: 14,
  controlHeight: 32,
  controlHeightSM: 26,
  controlHeightLG: 40,
} satisfies ThemeConfig['token'];

/** What Ant Design's algorithms would guess and we say ourselves, so that contrast is known. */
function colours(p: Palette): ThemeConfig['token'] {
  return {
    colorBgBase: p.surface,
    colorTextBase: p.text,
    colorPrimary: p.primary,
    colorPrimaryHover: p.primaryHover,
    colorPrimaryActive: p.primaryActive,
    colorPrimaryText: p.primary,
    colorPrimaryTextHover: p.primaryHover,
    colorPrimaryTextActive: p.primaryActive,
    colorPrimaryBg: p.tint,
    colorPrimaryBgHover: p.tintHover,
    colorPrimaryBorder: p.tintBorder,
    colorPrimaryBorderHover: p.primaryHover,
    colorInfo: p.primary,
    colorInfoText: p.primary,
    colorInfoBg: p.tint,
    colorInfoBorder: p.tintBorder,
    colorLink: p.primary,
    colorLinkHover: p.primaryHover,
    colorLinkActive: p.primaryActive,
    colorSuccess: p.success,
    colorSuccessText: p.success,
    colorSuccessBg: p.successTint,
    colorSuccessBorder: p.successEdge,
    colorWarning: p.warning,
    colorWarningText: p.warning,
    colorWarningBg: p.warningTint,
    colorWarningBorder: p.warningEdge,
    colorError: p.error,
    colorErrorText: p.error,
    colorErrorBg: p.errorTint,
    colorErrorBorder: p.errorEdge,
    colorHighlight: p.accent,
    colorText: p.text,
    colorTextHeading: p.text,
    colorTextSecondary: p.textSoft,
    colorTextTertiary: p.textFaint,
    colorTextDescription: p.textFaint,
    colorTextQuaternary: p.textHint,
    colorTextPlaceholder: p.textHint,
    colorTextDisabled: p.textHint,
    colorTextLightSolid: p.onPrimary,
    colorIcon: p.textFaint,
    colorIconHover: p.text,
    colorBgLayout: p.page,
    colorBgContainer: p.surface,
    colorBgElevated: p.raised,
    colorBgSpotlight: p.text,
    colorBorder: p.edge,
    colorBorderSecondary: p.line,
    colorSplit: p.line,
    controlItemBgActive: p.tint,
    controlItemBgActiveHover: p.tintHover,
    controlOutline: p.tintBorder,
    boxShadow: `0 6px 24px ${p.shade}`,
    boxShadowSecondary: `0 10px 36px ${p.shade}`,
    boxShadowTertiary: `0 1px 3px ${p.shade}`,
  };
}

/** The dark algorithm mutes the colours it is given; ours are already chosen for the dark, so they stay as they are. */
const keepOurColours: DerivativeFunc = (seed, map = theme.defaultAlgorithm(seed)) => ({
  ...map,
  colorPrimary: seed.colorPrimary,
  colorInfo: seed.colorInfo,
  colorSuccess: seed.colorSuccess,
  colorWarning: seed.colorWarning,
  colorError: seed.colorError,
});

/** Harta's face for Ant Design: palette, type scale, radius and rhythm, once for every component. */
export function hartaTheme(mode: ThemeMode, density: Density = 'comfortable'): ThemeConfig {
  const p = palettes[mode];
  return {
    algorithm: [mode === 'dark' ? theme.darkAlgorithm : theme.defaultAlgorithm, keepOurColours],
    cssVar: { key: THEME_CLASS },
    hashed: false,
    // A button that waits is read as well as any other: its spinner says that it waits.
    token: {
      ...(density === 'compact' ? compact : form),
      ...colours(p),
      motion: STANDS_AT_ONCE,
      opacityLoading: 1,
    },
    components: {
      Button: {
        primaryColor: p.onPrimary,
        dangerColor: p.onPrimary,
        fontWeight: 500,
        primaryShadow: 'none',
        defaultShadow: 'none',
        dangerShadow: 'none',
      },
      Avatar: { containerSize: 34, textFontSize: 14 },
      // At rest as well: the usual ring is too pale to be found.
      Slider: { handleColor: p.primary },
      // What is chosen stands out of its track: by night that is the lighter one.
      Segmented: { trackBg: p.line, itemSelectedBg: mode === 'dark' ? p.tintBorder : p.raised },
      Tooltip: { colorTextLightSolid: p.page, colorBgSpotlight: p.text },
    },
  };
}
