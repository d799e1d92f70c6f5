import { callerOf } from '../people/caller.js';
import { need } from '../Refusal.js';
import { type Operation } from '../Service.js';

/**
 * Ends the session whose identity token the call brings, and no other: the browser that signs out says so. At Google this
 * call ends what Apple has given; nobody signs in by Apple here.
 */
export const revokeToken: Operation = async (service, { fields }) => {
  const { account, claims } = await callerOf(service, need(fields.idToken, 'MISSING_ID_TOKEN'));
  await service.sessions.endAtOnce(claims.sessionId, account.uid);
  return {};
};
