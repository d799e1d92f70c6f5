import { callerOf, needFreshSignIn } from '../people/caller.js';
import { need } from '../Refusal.js';
import { type Operation } from '../Service.js';

/** Removes the account of whoever asks, and with it every session. */
export const deleteAccount: Operation = async (service, { fields }) => {
  const caller = await callerOf(service, need(fields.idToken, 'MISSING_ID_TOKEN'));
  needFreshSignIn(service, caller);
  const { uid } = caller.account;
  service.db.write(() => {
    service.sessions.endAll(uid);
    service.accounts.remove(uid);
  });
  service.sessionsEnded(uid);
  return { kind: 'identitytoolkit#DeleteAccountResponse' };
};
