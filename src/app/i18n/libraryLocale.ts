import { type ConfigProviderProps } from 'antd';
import english from 'antd/es/locale/en_US';
import { useEffect, useState } from 'react';

import { type Language } from './languages';

type AntdLocale = NonNullable<ConfigProviderProps['locale']>;

/** Ant Design carries English; any other language is loaded. */
async function loadLibraryLocale(language: Language): Promise<AntdLocale> {
  if (language === 'en') return english;
  return (await import('antd/es/locale/ro_RO')).default;
}

/**
 * Ant Design's texts in a language; English until they are there. There is always one: with the first, Ant Design puts a
 * provider around the whole page, which would begin anew and forget all that stood in it.
 */
export function useLibraryLocale(language: Language): AntdLocale {
  const [loaded, setLoaded] = useState<{ language: Language; locale: AntdLocale }>();
  useEffect(() => {
    let current = true;
    void loadLibraryLocale(language).then((locale) => current && setLoaded({ language, locale }));
    return () => void (current = false);
  }, [language]);
  return loaded?.language === language ? loaded.locale : english;
}
