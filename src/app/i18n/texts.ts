import { type i18n } from 'i18next';

import { type Language } from './languages';

const loaders = {
  en: () => import('../../../locales/en/index'),
  ro: () => import('../../../locales/ro/index'),
} satisfies Record<Language, () => Promise<{ texts: object }>>;

/** Loads one language into an i18next instance, once. */
export async function loadTexts(instance: i18n, language: Language): Promise<void> {
  if (instance.hasResourceBundle(language, 'common')) return;
  const { texts } = await loaders[language]();
  for (const [area, bundle] of Object.entries(texts)) instance.addResourceBundle(language, area, bundle);
}
