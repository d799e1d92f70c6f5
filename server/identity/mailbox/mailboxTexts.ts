import { type MailKind } from '../emulator/mails.js';

/** The words of the mailbox page in one language. */
export interface MailboxTexts {
  readonly title: string;
  readonly explanation: string;
  readonly empty: string;
  readonly to: string;
  readonly used: string;
  readonly back: string;
  readonly other: { readonly language: Language; readonly name: string };
  readonly subjects: Record<MailKind, string>;
  readonly links: Record<MailKind, string>;
}

export type Language = 'en' | 'ro';

/** The page is rendered by the server, outside the application's own translations. */
export const MAILBOX_TEXTS: Record<Language, MailboxTexts> = {
  en: {
    title: 'Local mailbox',
    explanation:
      'This installation sends no e-mail. What it would have sent is kept here, newest first, and read by whoever uses this computer.',
    empty: 'No mail yet. Ask for a password reset or sign up, then look here.',
    to: 'To',
    used: 'This link has been used.',
    back: 'Back to Harta',
    other: { language: 'ro', name: 'Română' },
    subjects: {
      PASSWORD_RESET: 'Reset your password',
      VERIFY_EMAIL: 'Confirm your e-mail address',
      VERIFY_AND_CHANGE_EMAIL: 'Confirm your new e-mail address',
      RECOVER_EMAIL: 'Your e-mail address was changed',
    },
    links: {
      PASSWORD_RESET: 'Choose a new password',
      VERIFY_EMAIL: 'Confirm the address',
      VERIFY_AND_CHANGE_EMAIL: 'Confirm the new address',
      RECOVER_EMAIL: 'Take the change back',
    },
  },
  ro: {
    title: 'Căsuța poștală locală',
    explanation:
      'Această instalare nu trimite e-mailuri. Cele pe care le-ar fi trimis sunt păstrate aici, cele mai noi primele, și le poate citi oricine folosește acest calculator.',
    empty: 'Încă niciun mesaj. Cere resetarea parolei sau creează un cont, apoi caută aici.',
    to: 'Către',
    used: 'Acest link a fost folosit.',
    back: 'Înapoi la Harta',
    other: { language: 'en', name: 'English' },
    subjects: {
      PASSWORD_RESET: 'Resetează parola',
      VERIFY_EMAIL: 'Confirmă adresa de e-mail',
      VERIFY_AND_CHANGE_EMAIL: 'Confirmă noua adresă de e-mail',
      RECOVER_EMAIL: 'Adresa ta de e-mail a fost schimbată',
    },
    links: {
      PASSWORD_RESET: 'Alege o parolă nouă',
      VERIFY_EMAIL: 'Confirmă adresa',
      VERIFY_AND_CHANGE_EMAIL: 'Confirmă noua adresă',
      RECOVER_EMAIL: 'Anulează schimbarea',
    },
  },
};

/** The first of our languages that the reader asks for: by `?lang=`, else by the browser. */
export function mailboxLanguage(asked: string | undefined, accepted: string | undefined): Language {
  if (asked === 'ro' || asked === 'en') return asked;
  const first = (accepted ?? '').split(',').map((part) => part.trim().slice(0, 2).toLowerCase());
  return first.find((language): language is Language => language === 'ro' || language === 'en') ?? 'en';
}
