import { canonicalEmail } from '../fields.js';
import { passwordTry, passwordTryOfDevice } from '../limits/limited.js';
import { beginSession } from '../people/beginSession.js';
import { hashAnew } from '../people/hashAnew.js';
import { need, Refusal } from '../Refusal.js';
import { type Operation } from '../Service.js';

/** Signs in by password; a wrong one and an unknown address take the same work and get the same answer. */
export const signInWithPassword: Operation = async (service, call) => {
  const { fields, ip, browser } = call;
  const { db, accounts, limits, passwords, devices } = service;
  if (fields.email === undefined) throw new Refusal('MISSING_EMAIL');
  const email = canonicalEmail(fields.email);
  const password = need(fields.password, 'MISSING_PASSWORD');
  if (fields.idToken !== undefined) throw new Refusal('INVALID_ARGUMENT : idToken has no meaning here.');
  const known = await db.read(accounts.findByEmail(email));
  const isMarked = known !== undefined && (await db.read(devices.isKnown(browser.mark, known.uid)));
  const mark = isMarked ? browser.mark : null;
  const tried = mark === null ? passwordTry(email, ip) : passwordTryOfDevice(email, mark);
  await limits.take(tried); // counted beforehand, so that many at once are counted too
  if (!(await passwords.matches(password, known?.password ?? null))) throw new Refusal('INVALID_LOGIN_CREDENTIALS');
  await limits.giveBack(tried);
  const kept = known === undefined ? null : await hashAnew(service, known, password);
  // It may have been changed or removed while the password was being checked.
  const account = need(await db.read(accounts.findByEmail(email)), 'INVALID_LOGIN_CREDENTIALS');
  if (account.password !== kept) throw new Refusal('INVALID_LOGIN_CREDENTIALS');
  if (account.isDisabled) throw new Refusal('USER_DISABLED');
  return {
    kind: 'identitytoolkit#VerifyPasswordResponse',
    registered: true,
    localId: account.uid,
    email,
    ...(await beginSession(service, call, account, 'password')),
  };
};
