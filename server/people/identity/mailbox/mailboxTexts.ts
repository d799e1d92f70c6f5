import { type Language } from '../mails/mailTexts.js';

/** The words of the mailbox page in one language; what the mails themselves say stands in `mails/mailTexts.ts`. */
export interface MailboxTexts {
  readonly title: string;
  readonly explanation: string;
  readonly empty: string;
  readonly to: string;
  readonly expired: string;
  readonly back: string;
  readonly locked: { readonly title: string; readonly where: string; readonly why: string };
  readonly other: { readonly language: Language; readonly name: string };
}

/** The page is rendered by the server, outside the application's own translations. */
export const MAILBOX_TEXTS: Readonly<Record<Language, MailboxTexts>> = {
  en: {
    title: 'Local mailbox',
    explanation:
      'This installation sends no e-mail. What it would have sent waits here for a day, newest first. Each link works once, for an hour.',
    empty: 'No mail. Ask for a new password or sign up, then look here.',
    to: 'To',
    expired: 'This link is over. Ask for another one.',
    back: 'Back to Harta',
    locked: {
      title: 'The mailbox is locked',
      where:
        'Open the address that Harta printed when it started, in the terminal where it runs: it ends with /mailbox?key=…',
      why: 'The links in these messages open accounts, so only whoever started Harta may read them. The address changes at each start.',
    },
    other: { language: 'ro', name: 'Română' },
  },
  ro: {
    title: 'Căsuța poștală locală',
    explanation:
      'Această instalare nu trimite e-mailuri. Cele pe care le-ar fi trimis așteaptă aici o zi, cele mai noi primele. Fiecare link funcționează o singură dată, timp de o oră.',
    empty: 'Niciun mesaj. Cere o parolă nouă sau creează un cont, apoi caută aici.',
    to: 'Către',
    expired: 'Acest link nu mai este valabil. Cere altul.',
    back: 'Înapoi la Harta',
    locked: {
      title: 'Căsuța poștală este încuiată',
      where:
        'Deschide adresa pe care Harta a afișat-o la pornire, în terminalul în care rulează: se termină cu /mailbox?key=…',
      why: 'Linkurile din aceste mesaje deschid conturi, așa că le poate citi numai cine a pornit Harta. Adresa se schimbă la fiecare pornire.',
    },
    other: { language: 'en', name: 'English' },
  },
};

const isLanguage = (text: string): text is Language => text === 'ro' || text === 'en';

/** The first of our languages that the reader asks for: by `?lang=`, else by the browser. */
export function mailboxLanguage(asked: string | undefined, accepted: string | undefined): Language {
  if (asked !== undefined && isLanguage(asked)) return asked;
  const first = (accepted ?? '').split(',').map((part) => part.trim().slice(0, 2).toLowerCase());
  return first.find(isLanguage) ?? 'en';
}
