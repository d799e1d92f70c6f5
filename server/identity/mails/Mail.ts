/** What a mail is for, in the words of the Identity Toolkit. */
export type MailKind = 'PASSWORD_RESET' | 'VERIFY_EMAIL' | 'VERIFY_AND_CHANGE_EMAIL' | 'RECOVER_EMAIL';

/** A mail that the identity service wants sent. */
export interface Mail {
  readonly kind: MailKind;
  /** The address that it goes to: the new one where an address is being changed. */
  readonly to: string;
  /** The new address, when the mail is about changing it. */
  readonly newEmail: string | null;
  /** What the link carries. It works once, for an hour; the service itself keeps only its hash. */
  readonly code: string;
  readonly language: 'en' | 'ro';
  /** ISO 8601. */
  readonly sentAt: string;
}

/** Takes mails on their way: to an SMTP server, or to the local mailbox. */
export interface MailSender {
  /** Resolves once the mail is kept or handed on; a failure is logged by the sender and never tells the caller more. */
  send(mail: Mail): Promise<void>;
}

const RESET_PAGE = '/auth/reset-password';
const ACTION_PAGE = '/auth/login';
const TARGETS: Readonly<Record<MailKind, { page: string; mode: string }>> = {
  PASSWORD_RESET: { page: RESET_PAGE, mode: 'resetPassword' },
  VERIFY_EMAIL: { page: ACTION_PAGE, mode: 'verifyEmail' },
  VERIFY_AND_CHANGE_EMAIL: { page: ACTION_PAGE, mode: 'verifyAndChangeEmail' },
  RECOVER_EMAIL: { page: ACTION_PAGE, mode: 'recoverEmail' },
};

/** The page of ours that a mail's link opens, as a path of the installation's own address. */
export function mailLink({ kind, code }: Pick<Mail, 'kind' | 'code'>): string {
  const { page, mode } = TARGETS[kind];
  return `${page}?${new URLSearchParams({ mode, oobCode: code }).toString()}`;
}

/** Where a sender says what became of mails; it never tells an address, a code or a password. */
export interface MailLog {
  info(what: string): void;
  warn(what: string): void;
}
