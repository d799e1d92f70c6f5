import { type Mail, type MailKind } from './Mail.js';

export type Language = Mail['language'];

/** What a mail says in one language; `{email}` stands for the new address, `{until}` for a day. */
export interface MailTexts {
  readonly subjects: Readonly<Record<MailKind, string>>;
  readonly reasons: Readonly<Record<MailKind, string>>;
  /** The words of the link. */
  readonly links: Readonly<Record<MailKind, string>>;
  readonly greeting: string;
  /** Of a link with a code. */
  readonly expiry: string;
  /** What to do who did not ask for it. */
  readonly unasked: Readonly<Record<MailKind, string>>;
}

const ignoreEn = 'If you did not ask for this, do nothing: nothing changes.';
const unbegunEn = 'If it was not you who asked for this, log in, take it back and choose a new password.';
const unbegunRo = 'Dacă nu tu ai cerut acest lucru, autentifică-te, anulează și alege o parolă nouă.';
const ignoreRo = 'Dacă nu tu ai cerut acest lucru, nu face nimic: nimic nu se schimbă.';

/** Mails are written by the server, outside the application's own translations. */
export const MAIL_TEXTS: Readonly<Record<Language, MailTexts>> = {
  en: {
    subjects: {
      PASSWORD_RESET: 'Reset your password',
      VERIFY_EMAIL: 'Confirm your e-mail address',
      VERIFY_AND_CHANGE_EMAIL: 'Confirm your new e-mail address',
      RECOVER_EMAIL: 'Your e-mail address was changed',
      ARCHIVE_READY: 'The archive of your data is ready',
      DATA_DELETION_BEGUN: 'Your data will be deleted',
      ACCOUNT_DELETION_BEGUN: 'Your account will be deleted',
    },
    reasons: {
      PASSWORD_RESET: 'Somebody, probably you, asked to choose a new password for your account of Harta.',
      VERIFY_EMAIL: 'Please confirm that this address is yours, so that your account of Harta can rely on it.',
      VERIFY_AND_CHANGE_EMAIL: 'Please confirm that your account of Harta is to use the address {email} from now on.',
      RECOVER_EMAIL: 'Your account of Harta now uses the address {email} in place of this one.',
      ARCHIVE_READY: 'The archive of all that you have in Harta is ready. You can download it until {until}.',
      DATA_DELETION_BEGUN:
        'All that you made in Harta will be deleted on {until}. Until then you can change your mind.',
      ACCOUNT_DELETION_BEGUN:
        'Your account of Harta will be deleted on {until}, with everything in it. Until then you can change your mind.',
    },
    links: {
      PASSWORD_RESET: 'Choose a new password',
      VERIFY_EMAIL: 'Confirm the address',
      VERIFY_AND_CHANGE_EMAIL: 'Confirm the new address',
      RECOVER_EMAIL: 'Take the change back',
      ARCHIVE_READY: 'Download the archive',
      DATA_DELETION_BEGUN: 'Keep my data',
      ACCOUNT_DELETION_BEGUN: 'Keep my account',
    },
    greeting: 'Hello,',
    expiry: 'The link works once, for an hour.',
    unasked: {
      PASSWORD_RESET: ignoreEn,
      VERIFY_EMAIL: ignoreEn,
      VERIFY_AND_CHANGE_EMAIL: ignoreEn,
      RECOVER_EMAIL: 'If it was not you who changed it, take the change back now and choose a new password.',
      ARCHIVE_READY: 'If you did not ask for it, log in and choose a new password.',
      DATA_DELETION_BEGUN: unbegunEn,
      ACCOUNT_DELETION_BEGUN: unbegunEn,
    },
  },
  ro: {
    subjects: {
      PASSWORD_RESET: 'Resetează parola',
      VERIFY_EMAIL: 'Confirmă adresa de e-mail',
      VERIFY_AND_CHANGE_EMAIL: 'Confirmă noua adresă de e-mail',
      RECOVER_EMAIL: 'Adresa ta de e-mail a fost schimbată',
      ARCHIVE_READY: 'Arhiva datelor tale este gata',
      DATA_DELETION_BEGUN: 'Datele tale vor fi șterse',
      ACCOUNT_DELETION_BEGUN: 'Contul tău va fi șters',
    },
    reasons: {
      PASSWORD_RESET: 'Cineva, probabil tu, a cerut alegerea unei parole noi pentru contul tău Harta.',
      VERIFY_EMAIL:
        'Te rugăm să confirmi că această adresă îți aparține, pentru ca de ea să se poată lega contul tău Harta.',
      VERIFY_AND_CHANGE_EMAIL: 'Te rugăm să confirmi că de acum înainte contul tău Harta folosește adresa {email}.',
      RECOVER_EMAIL: 'Contul tău Harta folosește acum adresa {email} în locul acesteia.',
      ARCHIVE_READY: 'Arhiva cu tot ce ai în Harta este gata. O poți descărca până la {until}.',
      DATA_DELETION_BEGUN: 'Tot ce ai făcut în Harta va fi șters la {until}. Până atunci te poți răzgândi.',
      ACCOUNT_DELETION_BEGUN:
        'Contul tău Harta va fi șters la {until}, cu tot ce conține. Până atunci te poți răzgândi.',
    },
    links: {
      PASSWORD_RESET: 'Alege o parolă nouă',
      VERIFY_EMAIL: 'Confirmă adresa',
      VERIFY_AND_CHANGE_EMAIL: 'Confirmă noua adresă',
      RECOVER_EMAIL: 'Anulează schimbarea',
      ARCHIVE_READY: 'Descarcă arhiva',
      DATA_DELETION_BEGUN: 'Păstrează datele',
      ACCOUNT_DELETION_BEGUN: 'Păstrează contul',
    },
    greeting: 'Bună,',
    expiry: 'Linkul funcționează o singură dată, timp de o oră.',
    unasked: {
      PASSWORD_RESET: ignoreRo,
      VERIFY_EMAIL: ignoreRo,
      VERIFY_AND_CHANGE_EMAIL: ignoreRo,
      RECOVER_EMAIL: 'Dacă nu tu ai schimbat-o, anulează acum schimbarea și alege o parolă nouă.',
      ARCHIVE_READY: 'Dacă nu tu ai cerut-o, autentifică-te și alege o parolă nouă.',
      DATA_DELETION_BEGUN: unbegunRo,
      ACCOUNT_DELETION_BEGUN: unbegunRo,
    },
  },
};
