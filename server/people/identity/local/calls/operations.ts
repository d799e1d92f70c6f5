import { type Operation } from '../Service.js';
import { createAuthUri, passwordPolicy, projects, recaptchaConfig } from './configuration.js';
import { deleteAccount } from './deleteAccount.js';
import { lookup } from './lookup.js';
import { renewToken } from './renewToken.js';
import { resetPassword } from './resetPassword.js';
import { sendOobCode } from './sendOobCode.js';
import { revokeToken } from './revokeToken.js';
import { signInWithIdp } from './signInWithIdp/signInWithIdp.js';
import { signInWithPassword } from './signInWithPassword.js';
import { signUp } from './signUp.js';
import { update } from './update/update.js';

interface ServedOperation {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly operation: Operation;
  /** It has to write before it can be answered, and is refused on a full disk. */
  readonly grows?: true;
}

const TOOLKIT = '/identitytoolkit.googleapis.com';

const account = (name: string, operation: Operation, version = 'v1'): ServedOperation => ({
  method: 'POST',
  path: `${TOOLKIT}/${version}/accounts:${name}`,
  operation,
});

const growing = (served: ServedOperation): ServedOperation => ({ ...served, grows: true });

/** What is served, and nothing else of the Identity Toolkit: no administration, no custom tokens, no telephones. */
export const operations: readonly ServedOperation[] = [
  account('createAuthUri', createAuthUri),
  account('delete', deleteAccount),
  account('lookup', lookup),
  growing(account('resetPassword', resetPassword)),
  account('revokeToken', revokeToken, 'v2'),
  growing(account('sendOobCode', sendOobCode)),
  account('signInWithIdp', signInWithIdp),
  account('signInWithPassword', signInWithPassword),
  growing(account('signUp', signUp)),
  growing(account('update', update)),
  { method: 'POST', path: '/securetoken.googleapis.com/v1/token', operation: renewToken },
  { method: 'GET', path: `${TOOLKIT}/v1/projects`, operation: projects },
  { method: 'GET', path: `${TOOLKIT}/v2/passwordPolicy`, operation: passwordPolicy },
  { method: 'GET', path: `${TOOLKIT}/v2/recaptchaConfig`, operation: recaptchaConfig },
];
