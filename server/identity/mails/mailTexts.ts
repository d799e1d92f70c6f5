import { type Mail, type MailKind } from './Mail.js';

export type Language = Mail['language'];

/** What a mail says in one language; `{email}` stands for the new address. */
export interface MailTexts {
  readonly subjects: Readonly<Record<MailKind, string>>;
  readonly reasons: Readonly<Record<MailKind, string>>;
  /** The words of the link. */
  readonly links: Readonly<Record<MailKind, string>>;
  readonly greeting: string;
  readonly expiry: string;
  /** What to do who did not ask for it. */
  readonly unasked: Readonly<Record<MailKind, string>>;
}

const ignoreEn = 'If you did not ask for this, do nothing: nothing changes.';
const ignoreRo = 'Dacă nu tu ai cerut acest lucru, nu face nimic: nimic nu se schimbă.';

/** Mails are written by the server, outside the application's own translations. */
export const MAIL_TEXTS: Readonly<Record<Language, MailTexts>> = {
  en: {
    subjects: {
      PASSWORD_RESET: 'Reset your password',
      VERIFY_EMAIL: 'Confirm your e-mail address',
      VERIFY_AND_CHANGE_EMAIL: 'Confirm your new e-mail address',
      RECOVER_EMAIL: 'Your e-mail address was changed',
    },
    reasons: {
      PASSWORD_RESET: 'Somebody, probably you, asked to choose a new password for your account of Harta.',
      VERIFY_EMAIL: 'Please confirm that this address is yours, so that your account of Harta can rely on it.',
      VERIFY_AND_CHANGE_EMAIL: 'Please confirm that your account of Harta is to use the address {email} from now on.',
      RECOVER_EMAIL: 'Your account of Harta now uses the address {email} in place of this one.',
    },
    links: {
      PASSWORD_RESET: 'Choose a new password',
      VERIFY_EMAIL: 'Confirm the address',
      VERIFY_AND_CHANGE_EMAIL: 'Confirm the new address',
      RECOVER_EMAIL: 'Take the change back',
    },
    greeting: 'Hello,',
    expiry: 'The link works once, for an hour.',
    unasked: {
      PASSWORD_RESET: ignoreEn,
      VERIFY_EMAIL: ignoreEn,
      VERIFY_AND_CHANGE_EMAIL: ignoreEn,
      RECOVER_EMAIL: 'If it was not you who changed it, take the change back now and choose a new password.',
    },
  },
  ro: {
    subjects: {
      PASSWORD_RESET: 'Resetează parola',
      VERIFY_EMAIL: 'Confirmă adresa de e-mail',
      VERIFY_AND_CHANGE_EMAIL: 'Confirmă noua adresă de e-mail',
      RECOVER_EMAIL: 'Adresa ta de e-mail a fost schimbată',
    },
    reasons: {
      PASSWORD_RESET: 'Cineva, probabil tu, a cerut alegerea unei parole noi pentru contul tău Harta.',
      VERIFY_EMAIL:
        'Te rugăm să confirmi că această adresă îți aparține, pentru ca de ea să se poată lega contul tău Harta.',
      VERIFY_AND_CHANGE_EMAIL: 'Te rugăm să confirmi că de acum înainte contul tău Harta folosește adresa {email}.',
      RECOVER_EMAIL: 'Contul tău Harta folosește acum adresa {email} în locul acesteia.',
    },
    links: {
      PASSWORD_RESET: 'Alege o parolă nouă',
      VERIFY_EMAIL: 'Confirmă adresa',
      VERIFY_AND_CHANGE_EMAIL: 'Confirmă noua adresă',
      RECOVER_EMAIL: 'Anulează schimbarea',
    },
    greeting: 'Bună,',
    expiry: 'Linkul funcționează o singură dată, timp de o oră.',
    unasked: {
      PASSWORD_RESET: ignoreRo,
      VERIFY_EMAIL: ignoreRo,
      VERIFY_AND_CHANGE_EMAIL: ignoreRo,
      RECOVER_EMAIL: 'Dacă nu tu ai schimbat-o, anulează acum schimbarea și alege o parolă nouă.',
    },
  },
};
