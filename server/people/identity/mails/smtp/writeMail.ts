import { escapeHtml } from '../escapeHtml.js';
import { isCodeKind, type Mail, mailLink } from '../Mail.js';
import { MAIL_TEXTS } from '../mailTexts.js';

/** A mail as it is read. */
export interface WrittenMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

const STYLE = 'font:16px/1.6 system-ui,sans-serif;max-width:36rem;margin:0 auto;padding:1rem';

/** A moment in words, in universal time: nobody knows where the person is. */
const dayText = (iso: string | undefined, language: Mail['language']): string =>
  iso === undefined
    ? ''
    : new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'long', timeZone: 'UTC' }).format(
        new Date(iso),
      );

/**
 * Writes a mail in its language, as plain text and as simple HTML that loads nothing.
 * @param origin where a browser finds this installation
 */
export function writeMail(mail: Mail, origin: string): WrittenMail {
  const { kind, language, newEmail, until } = mail;
  const texts = MAIL_TEXTS[language];
  const reason = texts.reasons[kind]
    .replace('{email}', () => newEmail ?? '')
    .replace('{until}', () => dayText(until, language));
  const link = new URL(mailLink(mail), origin).href;
  const { [kind]: subject } = texts.subjects;
  const { [kind]: action } = texts.links;
  const { [kind]: unasked } = texts.unasked;
  const paragraph = (html: string) => `<p>${html}</p>`;
  const html = [
    paragraph(escapeHtml(texts.greeting)),
    paragraph(escapeHtml(reason)),
    paragraph(`<a href="${escapeHtml(link)}">${escapeHtml(action)}</a><br>${escapeHtml(link)}`),
    ...(isCodeKind(kind) ? [paragraph(escapeHtml(texts.expiry))] : []),
    paragraph(escapeHtml(unasked)),
  ].join('\n');
  return {
    subject: `${subject} · Harta`,
    text: `${[texts.greeting, reason, `${action}:\n${link}`, ...(isCodeKind(kind) ? [texts.expiry] : []), unasked].join('\n\n')}\n`,
    html: `<!doctype html>\n<html lang="${language}">\n<meta charset="utf-8">\n<body style="${STYLE}">\n${html}\n</body>\n</html>\n`,
  };
}
