import { type Mail } from '../../../server/people/identity/mails/Mail.js';

/** A mail to Ana that resets her password, but for what is told. */
export const mail = (parts: Partial<Mail> = {}): Mail => ({
  kind: 'PASSWORD_RESET',
  to: 'ana@example.org',
  newEmail: null,
  code: 'code-of-ana',
  language: 'en',
  sentAt: new Date().toISOString(),
  ...parts,
});

/** A log of mails, and the lines that it was given. */
export function keptLog() {
  const logged: string[] = [];
  const keep = (what: string): void => {
    logged.push(what);
  };
  return { logged, log: { info: keep, warn: keep } };
}
