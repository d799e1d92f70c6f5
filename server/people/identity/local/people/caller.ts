import { need, Refusal } from '../Refusal.js';
import { type Service } from '../Service.js';
import { type Account } from '../store/Account.js';
import { type TokenClaims } from '../tokens/IdTokens.js';

/** Whose identity token a call brings. */
export interface Caller {
  readonly account: Account;
  readonly claims: TokenClaims;
  /** When they last proved who they are, by the steady clock. */
  readonly provedAt: number;
}

/** Milliseconds after a sign-in in which the account itself may be changed. */
const FRESH_MS = 300_000;

/**
 * Who asks.
 * @throws Refusal INVALID_ID_TOKEN, TOKEN_EXPIRED, USER_NOT_FOUND or USER_DISABLED
 */
export async function callerOf({ db, tokens, accounts, sessions }: Service, idToken: string): Promise<Caller> {
  const claims = await tokens.read(idToken);
  const account = need(await db.read(accounts.find(claims.uid)), 'USER_NOT_FOUND');
  const session = (await db.read(sessions.standing(claims.uid))).find(({ id }) => id === claims.sessionId);
  if (session === undefined) throw new Refusal('TOKEN_EXPIRED');
  if (account.isDisabled) throw new Refusal('USER_DISABLED');
  return { account, claims, provedAt: session.provedAt };
}

/** Lets only those pass who signed in a moment ago. @throws Refusal CREDENTIAL_TOO_OLD_LOGIN_AGAIN */
export function needFreshSignIn({ clock }: Service, { provedAt }: Caller): void {
  if (clock.now() - provedAt > FRESH_MS) throw new Refusal('CREDENTIAL_TOO_OLD_LOGIN_AGAIN');
}
