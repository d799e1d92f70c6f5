import { type Language } from '../graphs/Language.js';

const LOCALES: Readonly<Record<Language, readonly string[]>> = { en: ['en-US', 'en-GB'], ro: ['ro-RO'] };
const STYLES = ['long', 'medium', 'short'] as const;

/** The ways in which people of a language write a day, and the ISO form. */
export function dateForms(iso: string, language: Language): string[] {
  const date = new Date(`${iso}T12:00:00Z`);
  const forms = LOCALES[language].flatMap((locale) =>
    STYLES.map((dateStyle) => new Intl.DateTimeFormat(locale, { dateStyle, timeZone: 'UTC' }).format(date)),
  );
  return [...new Set([iso, ...forms])];
}
