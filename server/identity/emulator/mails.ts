/** What a mail is for, in the identity service's own words. */
export type MailKind = 'PASSWORD_RESET' | 'VERIFY_EMAIL' | 'VERIFY_AND_CHANGE_EMAIL' | 'RECOVER_EMAIL';

/** A mail that the emulator would have sent. */
export interface Mail {
  readonly id: string;
  readonly to: string;
  readonly kind: MailKind;
  /** The code that the link carries; it works once. */
  readonly code: string;
  /** The new address, when the mail is about changing it. */
  readonly newEmail: string | null;
  readonly sentAt: string;
  readonly used: boolean;
}
