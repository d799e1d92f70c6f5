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
