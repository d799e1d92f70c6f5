import i18next, { type TFunction } from 'i18next';

import { newId } from '../../../domain/ids/ids.js';
import { type NotificationId } from '../../contract/ids.js';
import { type NotificationLink } from '../../contract/notifications.js';
import { type NotificationDraft } from '../records/NotificationStore.js';
import { KINDS, type News } from './kinds.js';
import en from './texts/en.json' with { type: 'json' };
import ro from './texts/ro.json' with { type: 'json' };

type Params = Readonly<Record<string, string | number>>;

const texts = i18next.createInstance();
await texts.init({
  resources: { en: { translation: en }, ro: { translation: ro } },
  supportedLngs: ['en', 'ro'],
  // Messages are shown as text, never as HTML.
  interpolation: { escapeValue: false },
});
const languages = { en: texts.getFixedT('en'), ro: texts.getFixedT('ro') };

function render(t: TFunction, kind: News['kind'], params: Params): string {
  const { counted, variant } = KINDS[kind];
  const words = Object.entries(params).map(([name, value]) => [
    name,
    counted.includes(name) ? t(`count.${name}`, { count: Number(value) }) : value,
  ]);
  const context = variant !== undefined && variant.fact in params ? { context: variant.name } : {};
  return t(kind, { ...(Object.fromEntries(words) as Params), ...context });
}

/**
 * What a person is told, rendered in every language and ready to be written.
 * @param link the page that it is about, where one page stands for many things
 */
export function draftOf({ kind, ...params }: News, link: NotificationLink = KINDS[kind].link): NotificationDraft {
  return {
    // The order of ids is the order of the list.
    uid: newId() as NotificationId,
    kind,
    params,
    messages: { en: render(languages.en, kind, params), ro: render(languages.ro, kind, params) },
    link,
    createdAt: new Date().toISOString(),
  };
}
