import { type Language } from '../../app/i18n/languages';

/** Each language under its own name, in its own language: that is how a reader finds it. */
export const LANGUAGE_OPTIONS = [
  { value: 'en', label: 'English', lang: 'en' },
  { value: 'ro', label: 'Română', lang: 'ro' },
] as const satisfies readonly { value: Language; label: string; lang: string }[];
