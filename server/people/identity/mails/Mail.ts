/** What a mail with a code is for, in the words of the Identity Toolkit. */
export type CodeKind = 'PASSWORD_RESET' | 'VERIFY_EMAIL' | 'VERIFY_AND_CHANGE_EMAIL' | 'RECOVER_EMAIL';
/** What a mail tells that allows nothing by itself: its link leads to a page behind sign-in. */
export type NoticeKind = 'ARCHIVE_READY' | 'DATA_DELETION_BEGUN' | 'ACCOUNT_DELETION_BEGUN';
export type MailKind = CodeKind | NoticeKind;

/** A mail on its way to a person. */
export interface Mail {
  readonly kind: MailKind;
  /** The address that it goes to: the new one where an address is being changed. */
  readonly to: string;
  /** The new address, when the mail is about changing it. */
  readonly newEmail: string | null;
  /** What the link carries. It works once, for an hour; the service itself keeps only its hash. Empty in a notice. */
  readonly code: string;
  /** Until when a notice counts, ISO 8601: a file is there so long, a deletion waits so long. */
  readonly until?: string;
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
const YOUR_DATA_PAGE = '/dashboard/account/data';
const TARGETS: Readonly<Record<CodeKind, { page: string; mode: string }>> = {
  PASSWORD_RESET: { page: RESET_PAGE, mode: 'resetPassword' },
  VERIFY_EMAIL: { page: ACTION_PAGE, mode: 'verifyEmail' },
  VERIFY_AND_CHANGE_EMAIL: { page: ACTION_PAGE, mode: 'verifyAndChangeEmail' },
  RECOVER_EMAIL: { page: ACTION_PAGE, mode: 'recoverEmail' },
};

/** Whether a mail carries a code, which is over after an hour. */
export const isCodeKind = (kind: MailKind): kind is CodeKind => kind in TARGETS;

/** The page of ours that a mail's link opens, as a path of the installation's own address. */
export function mailLink({ kind, code }: Pick<Mail, 'kind' | 'code'>): string {
  if (!isCodeKind(kind)) return YOUR_DATA_PAGE;
  const { page, mode } = TARGETS[kind];
  return `${page}?${new URLSearchParams({ mode, oobCode: code }).toString()}`;
}

/** Where a sender says what became of mails; it never tells an address, a code or a password. */
export interface MailLog {
  info(what: string): void;
  warn(what: string): void;
}
