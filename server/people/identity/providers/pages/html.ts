import { escapeHtml } from '../../mails/escapeHtml.js';
import { PROVIDER_TITLES } from '../../../../platform/config/providers.js';
import { type ProviderId } from '../assertion.js';
import { NAMES, PROVIDER_IDS } from '../realServices.js';

/** Text of which every value was escaped; what it is put into takes it as it is. */
export class Html {
  constructor(readonly text: string) {}
}

type Value = string | Html | readonly Html[];

const textOf = (value: Value): string => {
  if (value instanceof Html) return value.text;
  if (typeof value === 'string') return escapeHtml(value);
  return value.map(({ text }) => text).join('');
};

/** HTML with values in it, escaped: good for contents and for attributes in quotes. */
export const html = (parts: TemplateStringsArray, ...values: readonly Value[]): Html =>
  new Html(parts.reduce((whole, part, at) => `${whole}${textOf(values[at - 1] ?? '')}${part}`));

const TITLES = new Map(NAMES.map((name) => [PROVIDER_IDS[name], PROVIDER_TITLES[name]]));

/** A text of these pages with the service's name in it. */
export const named = (text: string, providerId: ProviderId): string =>
  text.replaceAll('{provider}', TITLES.get(providerId) ?? providerId);
