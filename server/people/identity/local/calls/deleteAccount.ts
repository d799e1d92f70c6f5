import { callerOf, needFreshSignIn } from '../people/caller.js';
import { need } from '../Refusal.js';
import { type Operation, type Service } from '../Service.js';
import { type Unit } from '../../../../platform/storage/Unit.js';

/** Ends every session of an account and removes it. */
export function* removal({ sessions, accounts }: Pick<Service, 'sessions' | 'accounts'>, uid: string): Unit<void> {
  yield* sessions.endAll(uid);
  yield* accounts.remove(uid);
}

/** Removes the account of whoever asks, and with it every session. */
export const deleteAccount: Operation = async (service, { fields }) => {
  const caller = await callerOf(service, need(fields.idToken, 'MISSING_ID_TOKEN'));
  needFreshSignIn(service, caller);
  const { uid } = caller.account;
  await service.db.write(removal(service, uid));
  service.sessionsEnded(uid);
  return { kind: 'identitytoolkit#DeleteAccountResponse' };
};
