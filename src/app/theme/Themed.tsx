import { LoadingOutlined } from '@ant-design/icons';
import { ConfigProvider, theme } from 'antd';
import { type ReactNode, useEffect } from 'react';

import { useShape } from '../../components/theme/shape';
import { useThemeMode } from '../../components/theme/useThemeMode';
import { useLibraryLocale } from '../i18n/libraryLocale';
import { useLanguage } from '../i18n/useLanguage';
import { hartaTheme, THEME_CLASS } from './tokens';

/**
 * The library's own sign of a busy button leaves by a transition. When an answer comes at once the transition never ends,
 * and the button goes on being called "loading …"; an icon of ours comes and goes without one.
 */
const BUTTON = { loadingIcon: <LoadingOutlined aria-hidden /> };

const themes = {
  comfortable: { light: hartaTheme('light'), dark: hartaTheme('dark') },
  compact: { light: hartaTheme('light', 'compact'), dark: hartaTheme('dark', 'compact') },
};

/**
 * Asks for the tokens once, so that Ant Design's variables stand on the page before any of its components does, and
 * gives the root element the ground of the page.
 */
function TokenVariables({ children }: { readonly children: ReactNode }) {
  const { colorBgLayout } = theme.useToken().token;
  useEffect(() => void (document.documentElement.style.backgroundColor = colorBgLayout), [colorBgLayout]);
  return children;
}

/** Where something is missing in a form that is sent, typing goes on there. */
const FORM = { scrollToFirstError: { focus: true, block: 'nearest' } } as const;

/** Harta's face and the reader's language for every component; the root element follows, for plain CSS. */
export function Themed({ children }: { readonly children: ReactNode }) {
  const mode = useThemeMode();
  const { density } = useShape();
  const locale = useLibraryLocale(useLanguage());
  useEffect(() => {
    const root = document.documentElement;
    root.classList.add(THEME_CLASS);
    root.dataset['theme'] = mode;
    root.style.colorScheme = mode;
  }, [mode]);
  return (
    <ConfigProvider theme={themes[density][mode]} button={BUTTON} form={FORM} locale={locale}>
      <TokenVariables>{children}</TokenVariables>
    </ConfigProvider>
  );
}
