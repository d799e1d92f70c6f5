import { type i18n } from 'i18next';

import { type Language } from './languages';

/**
 * Which texts: those of every page, those that the whole dashboard needs besides, and areas that are loaded with the pages
 * that show them.
 */
export const PARTS = [
  'first',
  'further',
  'account',
  'audio',
  'canvas',
  'changes',
  'data',
  'files',
  'help',
  'history',
  'images',
  'palette',
  'processing',
  'projects',
  'public',
  'purchases',
  'query',
  'settings',
  'styles',
  'teaching',
  'view',
  'visits',
] as const;

/** One of {@link PARTS}. */
export type Part = (typeof PARTS)[number];

const loaders = {
  en: {
    first: async () => (await import('../../../locales/en/first')).firstTexts,
    further: async () => (await import('../../../locales/en/further')).furtherTexts,
    account: async () => ({ account: (await import('../../../locales/en/account.json')).default }),
    audio: async () => ({ audio: (await import('../../../locales/en/audio.json')).default }),
    canvas: async () => ({ canvas: (await import('../../../locales/en/canvas.json')).default }),
    changes: async () => ({ changes: (await import('../../../locales/en/changes.json')).default }),
    data: async () => ({ data: (await import('../../../locales/en/data.json')).default }),
    files: async () => ({ files: (await import('../../../locales/en/files.json')).default }),
    help: async () => ({ help: (await import('../../../locales/en/help.json')).default }),
    history: async () => ({ history: (await import('../../../locales/en/history.json')).default }),
    images: async () => ({ images: (await import('../../../locales/en/images.json')).default }),
    palette: async () => ({ palette: (await import('../../../locales/en/palette.json')).default }),
    processing: async () => ({ processing: (await import('../../../locales/en/processing.json')).default }),
    projects: async () => ({ projects: (await import('../../../locales/en/projects.json')).default }),
    public: async () => ({ public: (await import('../../../locales/en/public.json')).default }),
    purchases: async () => ({ purchases: (await import('../../../locales/en/purchases.json')).default }),
    query: async () => ({ query: (await import('../../../locales/en/query.json')).default }),
    settings: async () => ({ settings: (await import('../../../locales/en/settings.json')).default }),
    styles: async () => ({ styles: (await import('../../../locales/en/styles.json')).default }),
    teaching: async () => ({ teaching: (await import('../../../locales/en/teaching.json')).default }),
    view: async () => ({ view: (await import('../../../locales/en/view.json')).default }),
    visits: async () => ({ visits: (await import('../../../locales/en/visits.json')).default }),
  },
  ro: {
    first: async () => (await import('../../../locales/ro/first')).firstTexts,
    further: async () => (await import('../../../locales/ro/further')).furtherTexts,
    account: async () => ({ account: (await import('../../../locales/ro/account.json')).default }),
    audio: async () => ({ audio: (await import('../../../locales/ro/audio.json')).default }),
    canvas: async () => ({ canvas: (await import('../../../locales/ro/canvas.json')).default }),
    changes: async () => ({ changes: (await import('../../../locales/ro/changes.json')).default }),
    data: async () => ({ data: (await import('../../../locales/ro/data.json')).default }),
    files: async () => ({ files: (await import('../../../locales/ro/files.json')).default }),
    help: async () => ({ help: (await import('../../../locales/ro/help.json')).default }),
    history: async () => ({ history: (await import('../../../locales/ro/history.json')).default }),
    images: async () => ({ images: (await import('../../../locales/ro/images.json')).default }),
    palette: async () => ({ palette: (await import('../../../locales/ro/palette.json')).default }),
    processing: async () => ({ processing: (await import('../../../locales/ro/processing.json')).default }),
    projects: async () => ({ projects: (await import('../../../locales/ro/projects.json')).default }),
    public: async () => ({ public: (await import('../../../locales/ro/public.json')).default }),
    purchases: async () => ({ purchases: (await import('../../../locales/ro/purchases.json')).default }),
    query: async () => ({ query: (await import('../../../locales/ro/query.json')).default }),
    settings: async () => ({ settings: (await import('../../../locales/ro/settings.json')).default }),
    styles: async () => ({ styles: (await import('../../../locales/ro/styles.json')).default }),
    teaching: async () => ({ teaching: (await import('../../../locales/ro/teaching.json')).default }),
    view: async () => ({ view: (await import('../../../locales/ro/view.json')).default }),
    visits: async () => ({ visits: (await import('../../../locales/ro/visits.json')).default }),
  },
} satisfies Record<Language, Record<Part, () => Promise<object>>>;

/** An area of a part, by which one sees whether the part is there. */
function markOf(part: Part): string {
  if (part === 'first') return 'common';
  return part === 'further' ? 'project' : part;
}

/** Whether a part of a language is loaded. */
export function hasTexts(instance: i18n, language: string, part: Part): boolean {
  return instance.hasResourceBundle(language, markOf(part));
}

/** What is being loaded into an instance, by language and part. */
const coming = new WeakMap<i18n, Map<string, Promise<void>>>();

/** Whether something on the page has shown a text of an area: only then it is drawn anew when more texts of it come. */
const isShown = (instance: i18n, area: string): boolean =>
  instance.reportNamespaces?.getUsedNamespaces().includes(area) === true;

async function add(instance: i18n, language: Language, part: Part): Promise<void> {
  for (const [area, bundle] of Object.entries(await loaders[language][part]()))
    instance.addResourceBundle(language, area, bundle, false, false, { silent: !isShown(instance, area) });
}

/**
 * Loads a part of one language into an i18next instance, once however many ask for it meanwhile. Every text of the page is drawn anew where an
 * area comes late that is shown already; a page that comes with its texts leaves the rest alone.
 */
export function loadTexts(instance: i18n, language: Language, part: Part): Promise<void> {
  if (hasTexts(instance, language, part)) return Promise.resolve();
  const parts = coming.get(instance) ?? new Map<string, Promise<void>>();
  coming.set(instance, parts);
  const name = `${language}/${part}`;
  const loading = parts.get(name) ?? add(instance, language, part).finally(() => parts.delete(name));
  parts.set(name, loading);
  return loading;
}
