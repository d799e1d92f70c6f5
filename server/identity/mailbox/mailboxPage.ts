import { type Mail, type MailKind } from '../emulator/mails.js';
import { type Language, MAILBOX_TEXTS, type MailboxTexts } from './mailboxTexts.js';

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escape = (text: string) => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');

const RESET_PAGE = '/auth/reset-password';
const ACTION_PAGE = '/auth/login';
const TARGETS: Record<MailKind, { page: string; mode: string }> = {
  PASSWORD_RESET: { page: RESET_PAGE, mode: 'resetPassword' },
  VERIFY_EMAIL: { page: ACTION_PAGE, mode: 'verifyEmail' },
  VERIFY_AND_CHANGE_EMAIL: { page: ACTION_PAGE, mode: 'verifyAndChangeEmail' },
  RECOVER_EMAIL: { page: ACTION_PAGE, mode: 'recoverEmail' },
};

/** The page of ours that a mail's link opens. */
function mailLink({ kind, code }: Pick<Mail, 'kind' | 'code'>): string {
  const { page, mode } = TARGETS[kind];
  return `${page}?${new URLSearchParams({ mode, oobCode: code }).toString()}`;
}

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.6 system-ui, sans-serif; }
body { margin: 0 auto; max-width: 44rem; padding: 2rem 1rem 4rem; }
header { display: flex; flex-wrap: wrap; gap: 1rem; justify-content: space-between; }
h1 { font-size: 1.75rem; line-height: 1.2; margin: 1.5rem 0 .5rem; }
h2 { font-size: 1.125rem; margin: 0; }
ol { list-style: none; margin: 2rem 0 0; padding: 0; display: grid; gap: 1rem; }
li { border: 1px solid GrayText; border-radius: .75rem; padding: 1rem 1.25rem; overflow-wrap: anywhere; }
p { margin: .25rem 0; }
a { display: inline-block; padding: .25rem 0; }
a:focus-visible { outline: 2px solid; outline-offset: 2px; }
`;

const mailItem = (mail: Mail, texts: MailboxTexts, language: Language) => {
  const sent = new Date(mail.sentAt).toLocaleString(language, { dateStyle: 'medium', timeStyle: 'short' });
  const action = mail.used
    ? `<p>${escape(texts.used)}</p>`
    : `<p><a href="${escape(mailLink(mail))}">${escape(texts.links[mail.kind])}</a></p>`;
  return `<li>
<h2>${escape(texts.subjects[mail.kind])}</h2>
<p>${escape(texts.to)}: ${escape(mail.newEmail ?? mail.to)}</p>
<p><time datetime="${escape(mail.sentAt)}">${escape(sent)}</time></p>
${action}
</li>`;
};

/** The mailbox as a page without scripts; everything that a person could have chosen is escaped. */
export function mailboxPage(mails: readonly Mail[], language: Language): string {
  const texts = MAILBOX_TEXTS[language];
  const items = [...mails].reverse().map((mail) => mailItem(mail, texts, language));
  const list = items.length === 0 ? `<p>${escape(texts.empty)}</p>` : `<ol>${items.join('\n')}</ol>`;
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(texts.title)} · Harta</title>
<style>${STYLE}</style>
<body>
<header><a href="/">${escape(texts.back)}</a>
<a href="/mailbox?lang=${texts.other.language}" hreflang="${texts.other.language}" lang="${texts.other.language}">${escape(texts.other.name)}</a></header>
<main>
<h1>${escape(texts.title)}</h1>
<p>${escape(texts.explanation)}</p>
${list}
</main>
</body>
</html>
`;
}
