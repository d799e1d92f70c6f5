import { type Answer, type Call, type Service } from '../Service.js';
import { type Account } from '../store/Account.js';
import { triedToWrite } from '../store/diskTrouble.js';
import { type NewSession } from '../store/Sessions.js';
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
  const { db, accounts, sessions, devices } = service;
  const session = sessions.make(account.uid, provider, nowSeconds());
  let mark = browser.mark;
  const isWritten = triedToWrite(() =>
    db.write(() => {
      accounts.update(account.uid, { lastLoginAt: Date.now() });
      sessions.keep(session);
      mark = devices.remember(browser.mark, account.uid);
    }),
  );
  if (!isWritten) sessions.remember(session);
  else if (mark !== null) browser.keep(mark);
  return tokensOf(service, account, session);
}
