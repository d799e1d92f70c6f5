import { type i18n } from 'i18next';

import { type Language } from './languages';

/** Which texts: those of every page, those that the public pages and the dashboard need besides, those of one page alone. */
export const PARTS = ['first', 'further', 'help', 'teaching'] as const;
type Part = (typeof PARTS)[number];

const loaders = {
  en: {
    first: async () => (await import('../../../locales/en/first')).firstTexts,
    further: async () => (await import('../../../locales/en/further')).furtherTexts,
    help: async () => ({ help: (await import('../../../locales/en/help.json')).default }),
    teaching: async () => ({ teaching: (await import('../../../locales/en/teaching.json')).default }),
  },
  ro: {
    first: async () => (await import('../../../locales/ro/first')).firstTexts,
    further: async () => (await import('../../../locales/ro/further')).furtherTexts,
    help: async () => ({ help: (await import('../../../locales/ro/help.json')).default }),
    teaching: async () => ({ teaching: (await import('../../../locales/ro/teaching.json')).default }),
  },
} satisfies Record<Language, Record<Part, () => Promise<object>>>;

/** An area of each part, by which one sees whether the part is there. */
const mark = { first: 'common', further: 'public', help: 'help', teaching: 'teaching' } as const satisfies Record<
  Part,
  string
>;

/** Whether a part of a language is loaded. */
export function hasTexts(instance: i18n, language: string, part: Part): boolean {
  return instance.hasResourceBundle(language, mark[part]);
}

/** Loads a part of one language into an i18next instance, once. */
export async function loadTexts(instance: i18n, language: Language, part: Part): Promise<void> {
  if (hasTexts(instance, language, part)) return;
  for (const [area, bundle] of Object.entries(await loaders[language][part]()))
    instance.addResourceBundle(language, area, bundle);
}
