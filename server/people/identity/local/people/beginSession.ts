import { type Answer, type Call, type Service } from '../Service.js';
import { type Account } from '../store/Account.js';
import { triedToCommit } from '../store/diskTrouble.js';
import { type NewSession } from '../store/Sessions.js';
import { type Unit } from '../../../../platform/storage/Unit.js';
import { TOKEN_LIFE } from '../tokens/IdTokens.js';

/** The present second, as tokens count. */
export const nowSeconds = (): number => Math.floor(Date.now() / 1000);

/** The tokens of a session that is kept. */
export async function tokensOf({ tokens }: Service, account: Account, session: NewSession): Promise<Answer> {
  return {
    idToken: await tokens.issue(account, session),
    refreshToken: session.refreshToken,
    expiresIn: String(TOKEN_LIFE),
  };
}

/** Keeps a sign-in. @returns the mark that the browser is to keep */
function* beginning({ accounts, sessions, devices }: Service, session: NewSession, mark: string | null): Unit<string> {
  yield* accounts.update(session.uid, { lastLoginAt: Date.now() });
  yield* sessions.keep(session);
  return yield* devices.remember(mark, session.uid);
}

/**
 * Signs an account in: a session of its own, and its tokens. A full disk keeps nobody out who has an account: the session
 * then lives as long as this process.
 * @param provider how the person proved who they are
 */
export async function beginSession(
  service: Service,
  { browser }: Call,
  account: Account,
  provider: string,
): Promise<Answer> {
  const { db, sessions } = service;
  const session = sessions.make(account.uid, provider, nowSeconds());
  let mark = browser.mark;
  const isWritten = await triedToCommit(async () => {
    mark = await db.write(beginning(service, session, browser.mark));
  });
  if (!isWritten) sessions.remember(session);
  else if (mark !== null) browser.keep(mark);
  return tokensOf(service, account, session);
}
