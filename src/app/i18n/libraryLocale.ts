import { type ConfigProviderProps } from 'antd';
import { useEffect, useState } from 'react';

import { type Language } from './languages';

type AntdLocale = NonNullable<ConfigProviderProps['locale']>;

/** Ant Design and its calendar speak English by themselves; any other language is loaded. */
async function loadLibraryLocale(language: Language): Promise<AntdLocale | undefined> {
  if (language === 'en') return undefined;
  const [{ default: locale }] = await Promise.all([import('antd/es/locale/ro_RO'), import('dayjs/locale/ro')]);
  return locale;
}

/** Ant Design's texts in a language; undefined is English, and what stands until they are there. */
export function useLibraryLocale(language: Language): AntdLocale | undefined {
  const [loaded, setLoaded] = useState<{ language: Language; locale: AntdLocale | undefined }>();
  useEffect(() => {
    let current = true;
    void loadLibraryLocale(language).then((locale) => current && setLoaded({ language, locale }));
    return () => void (current = false);
  }, [language]);
  return loaded?.language === language ? loaded.locale : undefined;
}
