import { createTransport } from 'nodemailer';
import type SMTPTransport from 'nodemailer/lib/smtp-transport/index.js';

import { type SmtpSettings } from '../../../../platform/config/mail.js';
import { isLoopback } from '../../../../platform/config/address.js';

const CONNECT_WITHIN_MS = 10_000;
const SILENT_AT_MOST_MS = 30_000;

/** What nodemailer is told of the server: nothing of a mail may make it read a file or fetch an address. */
const smtpOptions = ({ host, port, isSecure, requiresTls, login }: SmtpSettings): SMTPTransport.Options => ({
  host,
  port,
  secure: isSecure,
  requireTLS: requiresTls && !isSecure,
  // A relay on this machine has a certificate of its own making; what does not leave the machine needs no proof of whose it is.
  tls: { rejectUnauthorized: requiresTls || !isLoopback(host), minVersion: 'TLSv1.2' },
  ...(login === null ? {} : { auth: { user: login.user, pass: login.password } }),
  connectionTimeout: CONNECT_WITHIN_MS,
  greetingTimeout: CONNECT_WITHIN_MS,
  socketTimeout: SILENT_AT_MOST_MS,
  disableFileAccess: true,
  disableUrlAccess: true,
});

/** A connection to the SMTP server for each mail. */
export const smtpTransport = (settings: SmtpSettings) => createTransport(smtpOptions(settings));
