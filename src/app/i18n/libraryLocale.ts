import { type ConfigProviderProps } from 'antd';
import dayjs from 'dayjs';
import { useEffect, useState } from 'react';

import { type Language } from './languages';

type AntdLocale = NonNullable<ConfigProviderProps['locale']>;

const loaders = {
  en: () => import('antd/es/locale/en_US'),
  ro: async () => {
    await import('dayjs/locale/ro');
    return import('antd/es/locale/ro_RO');
  },
} satisfies Record<Language, () => Promise<{ default: AntdLocale }>>;

/** Loads Ant Design's own texts and the calendar's in a language, and switches the calendar to it. */
async function loadLibraryLocale(language: Language): Promise<AntdLocale> {
  const { default: locale } = await loaders[language]();
  dayjs.locale(language);
  return locale;
}

/** Ant Design's texts in a language; undefined (English) until they are there. */
export function useLibraryLocale(language: Language): AntdLocale | undefined {
  const [locale, setLocale] = useState<AntdLocale>();
  useEffect(() => {
    let current = true;
    void loadLibraryLocale(language).then((loaded) => current && setLocale(loaded));
    return () => void (current = false);
  }, [language]);
  return locale;
}
