import { expect, test } from 'vitest';

import { readMail } from './mail.js';
import { StartupError } from './StartupError.js';

const smtpOf = (address: string) => readMail({ HARTA_SMTP_URL: address }).smtp;

test('without an SMTP server mails lie in the mailbox', () => {
  expect(readMail({})).toEqual({ smtp: null, from: null, mailboxKey: null });
});

test('links that open accounts leave this machine by TLS or not at all, unless somebody says otherwise', () => {
  expect(smtpOf('smtp://ana%40x.example:p%2Fw@mail.example')).toEqual({
    host: 'mail.example',
    port: 587,
    isSecure: false,
    requiresTls: true,
    login: { user: 'ana@x.example', password: 'p/w' },
  });
  expect(smtpOf('smtps://mail.example')).toMatchObject({ port: 465, isSecure: true, requiresTls: true, login: null });
  expect(smtpOf('smtp://127.0.0.1:2525')).toMatchObject({ port: 2525, requiresTls: false });
  expect(smtpOf('smtp://127.0.0.1?tls=required')).toMatchObject({ requiresTls: true });
  expect(smtpOf('smtp://relay:25?tls=optional')).toMatchObject({ port: 25, requiresTls: false });
});

test.each([
  ['a server of another kind', { HARTA_SMTP_URL: 'https://u:secret@mail.example' }],
  ['a server without a host', { HARTA_SMTP_URL: 'smtp:' }],
  ['a server with a path', { HARTA_SMTP_URL: 'smtp://u:secret@mail.example/inbox' }],
  ['a question that nobody knows', { HARTA_SMTP_URL: 'smtp://u:secret@mail.example?pool=true' }],
  ['a login that is not encoded', { HARTA_SMTP_URL: 'smtp://u:secret%@mail.example' }],
  ['a sender that is no address', { HARTA_MAIL_FROM: 'Harta' }],
  ['a sender of two lines', { HARTA_MAIL_FROM: 'Harta\nBcc: all@example.org <a@b.c>' }],
  ['a mailbox key that can be guessed', { HARTA_MAILBOX_KEY: 'secret' }],
])('%s is refused with one sentence that tells no secret', (_name, env) => {
  expect(() => readMail(env)).toThrow(StartupError);
  expect(() => readMail(env)).not.toThrow(/secret/);
});
