/** Where a sender says what became of mails; it never tells an address, a code or a password. */
export interface MailLog {
  info(what: string): void;
  warn(what: string): void;
}
