import { isLoopback } from './address.js';
import { StartupError } from './StartupError.js';

/** A server that takes mails. */
export interface SmtpSettings {
  readonly host: string;
  readonly port: number;
  /** TLS from the first byte, by `smtps:`. */
  readonly isSecure: boolean;
  /**
   * Whether a server that offers no STARTTLS, or whose certificate is not good, is refused: links that open accounts
   * leave this machine encrypted or not at all.
   */
  readonly requiresTls: boolean;
  readonly login: { readonly user: string; readonly password: string } | null;
}

/** How the mails of the local sign-in reach people: without a server they lie in the mailbox of the data folder. */
export interface MailSettings {
  readonly smtp: SmtpSettings | null;
  /** Sender of the mails, such as `Harta <harta@example.org>`; null takes one that fits the address of the installation. */
  readonly from: string | null;
  /** Opens the mailbox page; null has a new one made at each start. */
  readonly mailboxKey: string | null;
}

const NAME = 'HARTA_SMTP_URL';
const PORTS: Readonly<Record<string, number>> = { 'smtp:': 587, 'smtps:': 465 };
const SHORTEST_KEY = 32;

function readLogin({ username, password }: URL): SmtpSettings['login'] {
  if (username === '') return null;
  try {
    return { user: decodeURIComponent(username), password: decodeURIComponent(password) };
  } catch {
    throw new StartupError(`User and password in ${NAME} must be percent-encoded.`);
  }
}

/** Whether TLS is a must: on the way to another machine, unless the address says `?tls=optional`. */
function readRequiresTls({ search, hostname, protocol }: URL): boolean {
  if (search === '?tls=optional') return false;
  if (search !== '' && search !== '?tls=required') throw new StartupError(`${NAME} knows ?tls=optional and no other.`);
  return protocol === 'smtps:' || search !== '' || !isLoopback(hostname);
}

function readSmtp(text: string | undefined): SmtpSettings | null {
  if (text === undefined || text === '') return null;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const usual = url === undefined ? undefined : PORTS[url.protocol];
  if (url === undefined || usual === undefined || url.hostname === '')
    throw new StartupError(`${NAME} must be an address that begins with smtp:// or smtps://.`);
  if (!['', '/'].includes(url.pathname) || url.hash !== '')
    throw new StartupError(`${NAME} must end with its host and port.`);
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: url.port === '' ? usual : Number(url.port),
    isSecure: url.protocol === 'smtps:',
    requiresTls: readRequiresTls(url),
    login: readLogin(url),
  };
}

function readFrom(text: string | undefined): string | null {
  if (text === undefined || text === '') return null;
  if (!/^(?:[^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/u.test(text))
    throw new StartupError('HARTA_MAIL_FROM must be an address, such as "Harta <harta@example.org>".');
  return text;
}

function readMailboxKey(text: string | undefined): string | null {
  if (text === undefined || text === '') return null;
  if (text.length < SHORTEST_KEY || !/^[\w-]+$/.test(text))
    throw new StartupError(`HARTA_MAILBOX_KEY must have ${SHORTEST_KEY} or more letters, digits, "-" or "_".`);
  return text;
}

/**
 * Reads HARTA_SMTP_URL (`smtp://user:password@host:587`, `smtps://…`), HARTA_MAIL_FROM and HARTA_MAILBOX_KEY.
 * @throws StartupError, which tells no password and no key
 */
export const readMail = (env: NodeJS.ProcessEnv): MailSettings => ({
  smtp: readSmtp(env[NAME]?.trim()),
  from: readFrom(env['HARTA_MAIL_FROM']?.trim()),
  mailboxKey: readMailboxKey(env['HARTA_MAILBOX_KEY']?.trim()),
});
