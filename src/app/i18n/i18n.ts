import i18next from 'i18next';
import { type ComponentType } from 'react';
import { initReactI18next } from 'react-i18next';

import { isolated } from '../../../domain/caption/directions';
import { tellChoice } from '../../settings/lookChoices';
import { readStored, writeStored } from '../storage';
import { isLanguage, type Language, LANGUAGE_KEY, languageOfVisit, LANGUAGES } from './languages';
import { hasTexts, loadTexts, type Part, PARTS } from './texts';

/** How a layout or a screen is loaded together with the texts that it shows; both at the same time. */
export const withTexts =
  <Props = object>(
    parts: readonly Part[],
    load: () => Promise<ComponentType<Props>>,
  ): (() => Promise<ComponentType<Props>>) =>
  async () =>
    (await Promise.all([load(), loadTextsOf(...parts)]))[0];

const fallback = LANGUAGES[0];

async function loadFallback(): Promise<void> {
  await Promise.all(PARTS.map((part) => loadTexts(i18next, fallback, part)));
}

/**
 * Starts i18next in the language of this visit. Only that language is loaded; English is loaded as well only when a
 * text turns out to be missing from it.
 */
export async function startI18n(): Promise<void> {
  const language = languageOfVisit(readStored(LANGUAGE_KEY), navigator.languages);
  i18next.on('languageChanged', (lng) => (document.documentElement.lang = lng));
  await i18next.use(initReactI18next).init({
    lng: language,
    fallbackLng: fallback,
    defaultNS: 'common',
    resources: {},
    // React escapes what is markup; names are kept from turning the sentence that they stand in.
    interpolation: { escapeValue: true, escape: isolated },
    saveMissing: true,
    missingKeyHandler: () => void loadFallback(),
    react: { useSuspense: false, bindI18nStore: 'added' },
  });
  await loadTexts(i18next, language, 'first');
  window.addEventListener('storage', followOtherTabs);
}

/** Loads what a layout or a page says, in the present language. */
export async function loadTextsOf(...parts: readonly Part[]): Promise<void> {
  const { language } = i18next;
  if (isLanguage(language)) await Promise.all(parts.map((part) => loadTexts(i18next, language, part)));
}

async function show(language: Language): Promise<void> {
  const needed = PARTS.filter((part) => hasTexts(i18next, i18next.language, part));
  await Promise.all(needed.map((part) => loadTexts(i18next, language, part)));
  await i18next.changeLanguage(language);
}

/** Follows a choice that another tab has made and kept. */
function followOtherTabs({ key, newValue }: StorageEvent): void {
  if (key === LANGUAGE_KEY && isLanguage(newValue) && newValue !== i18next.language) void show(newValue);
}

/** Switches the interface to a language that the person's settings hold, and keeps it for the next visit. */
export async function takeOverLanguage(language: Language): Promise<void> {
  if (language !== i18next.language) await show(language);
  writeStored(LANGUAGE_KEY, language);
}

/** Switches the interface to a language that the person has chosen, keeps it for the next visit and tells of it. */
export async function chooseLanguage(language: Language): Promise<void> {
  await show(language);
  writeStored(LANGUAGE_KEY, language);
  tellChoice({ language });
}
