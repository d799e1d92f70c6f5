import { escapeHtml } from '../../mails/escapeHtml.js';

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
