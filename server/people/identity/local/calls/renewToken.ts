import { need, Refusal } from '../Refusal.js';
import { type Operation } from '../Service.js';
import { TOKEN_LIFE } from '../tokens/IdTokens.js';

/** Ours, or what the emulator of earlier versions gave out, which everybody could write. */
const WAS_GIVEN_OUT = /^(?:[\w-]{43}|eyJfQXV0aEVtdWxhdG9y[\w+/=-]*)$/;

/**
 * Answers an identity token for the refresh token of a session that stands. One whose session is over is TOKEN_EXPIRED,
 * which signs the browser out; of INVALID_REFRESH_TOKEN the client keeps the user.
 */
export const renewToken: Operation = async ({ db, sessions, accounts, tokens }, { fields }) => {
  const grantType = need(fields.grantType, 'MISSING_GRANT_TYPE');
  if (grantType !== 'refresh_token') throw new Refusal('INVALID_GRANT_TYPE');
  const refreshToken = need(fields.refreshToken, 'MISSING_REFRESH_TOKEN');
  const session = await sessions.find(refreshToken);
  if (session === undefined)
    throw new Refusal(WAS_GIVEN_OUT.test(refreshToken) ? 'TOKEN_EXPIRED' : 'INVALID_REFRESH_TOKEN');
  const account = need(await db.read(accounts.find(session.uid)), 'USER_NOT_FOUND');
  if (account.isDisabled) throw new Refusal('USER_DISABLED');
  const idToken = await tokens.issue(account, session);
  return {
    id_token: idToken,
    access_token: idToken,
    expires_in: String(TOKEN_LIFE),
    refresh_token: refreshToken,
    token_type: 'Bearer',
    user_id: account.uid,
    project_id: '12345',
  };
};
