import { escapeHtml as escape } from '../mails/escapeHtml.js';
import { isCodeKind, type Mail, mailLink } from '../mails/Mail.js';
import { type Language, MAIL_TEXTS } from '../mails/mailTexts.js';
import { MAILBOX_TEXTS } from './mailboxTexts.js';

const LINK_WORKS_MS = 3_600_000;
const LANGUAGES: readonly Language[] = ['en', 'ro'];

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.6 system-ui, sans-serif; background: Canvas; color: CanvasText; }
body { margin: 0 auto; max-width: 44rem; padding: 2rem 1rem 4rem; }
header { display: flex; flex-wrap: wrap; gap: 1rem; justify-content: space-between; }
h1 { font-size: 1.75rem; line-height: 1.2; margin: 1.5rem 0 .5rem; }
h2 { font-size: 1.125rem; margin: 0; }
ol { list-style: none; margin: 2rem 0 0; padding: 0; display: grid; gap: 1rem; }
li, section { border: 1px solid GrayText; border-radius: .75rem; padding: 1rem 1.25rem; overflow-wrap: anywhere; }
section { margin-top: 1.5rem; }
section h1 { margin-top: 0; }
section p + p { margin-top: .75rem; }
p { margin: .25rem 0; }
a { display: inline-block; padding: .25rem 0; }
a:focus-visible { outline: 2px solid; outline-offset: 2px; }
`;

/** A page without scripts. @param body HTML, already escaped */
const page = (language: Language, title: string, body: string) => `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(title)} · Harta</title>
<style>${STYLE}</style>
<body>
${body}
</body>
</html>
`;

const actionOf = (mail: Mail, language: Language) =>
  isCodeKind(mail.kind) && Date.now() - Date.parse(mail.sentAt) > LINK_WORKS_MS
    ? `<p>${escape(MAILBOX_TEXTS[language].expired)}</p>`
    : `<p><a href="${escape(mailLink(mail))}">${escape(MAIL_TEXTS[language].links[mail.kind])}</a></p>`;

function mailItem(mail: Mail, language: Language): string {
  const sent = new Date(mail.sentAt).toLocaleString(language, { dateStyle: 'medium', timeStyle: 'short' });
  return `<li>
<h2>${escape(MAIL_TEXTS[language].subjects[mail.kind])}</h2>
<p>${escape(MAILBOX_TEXTS[language].to)}: ${escape(mail.to)}</p>
<p><time datetime="${escape(mail.sentAt)}">${escape(sent)}</time></p>
${actionOf(mail, language)}
</li>`;
}

/** The mailbox; everything that a person could have chosen is escaped. @param mails newest first */
export function mailboxPage(mails: readonly Mail[], language: Language): string {
  const texts = MAILBOX_TEXTS[language];
  const { other } = texts;
  const items = mails.map((mail) => mailItem(mail, language));
  const list = items.length === 0 ? `<p>${escape(texts.empty)}</p>` : `<ol>${items.join('\n')}</ol>`;
  return page(
    language,
    texts.title,
    `<header><a href="/">${escape(texts.back)}</a>
<a href="/mailbox?lang=${other.language}" hreflang="${other.language}" lang="${other.language}">${escape(other.name)}</a></header>
<main>
<h1>${escape(texts.title)}</h1>
<p>${escape(texts.explanation)}</p>
${list}
</main>`,
  );
}

/** What everybody sees who does not bring the key: where to find it, in both languages, and nothing of the mails. */
export function lockedPage(language: Language): string {
  const first = MAILBOX_TEXTS[language];
  const order = [language, ...LANGUAGES.filter((each) => each !== language)];
  const sections = order.map((each) => {
    const { locked } = MAILBOX_TEXTS[each];
    return `<section lang="${each}">
<h1>${escape(locked.title)}</h1>
<p>${escape(locked.where)}</p>
<p>${escape(locked.why)}</p>
</section>`;
  });
  return page(
    language,
    first.locked.title,
    `<header><a href="/">${escape(first.back)}</a></header>\n<main>\n${sections.join('\n')}\n</main>`,
  );
}
