import { type Language } from '../../app/i18n/languages';
import { VIEW_PATH } from '../../app/storage';
import { type ThemeChoice } from '../../../domain/look/look';

/** How a view looks in its frame. */
export interface FrameLook {
  readonly theme: ThemeChoice;
  readonly language: Language;
}

/** The address of a view. Which view it is stands in the query, for the server; the secret behind the `#`, which no browser sends. */
export function viewLink(origin: string, viewId: string, secret: string, { theme, language }: FrameLook): string {
  const query = new URLSearchParams({ view: viewId, theme, lang: language });
  return `${origin}${VIEW_PATH}?${query.toString()}#${secret}`;
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

/** The frame as it is put into a page. @param title what it is called to who does not see it */
export const frameSnippet = (link: string, title: string): string =>
  `<iframe src="${escaped(link)}" title="${escaped(title)}" width="100%" height="600" style="border: 0" loading="lazy"></iframe>`;
