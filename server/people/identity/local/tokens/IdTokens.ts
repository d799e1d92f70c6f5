import { errors, jwtVerify, SignJWT } from 'jose';

import { Refusal } from '../Refusal.js';
import { type Account } from '../store/Account.js';
import { type Session } from '../store/Sessions.js';
import { type SigningKey } from './signingKey.js';

/** Seconds that an identity token is good for. */
export const TOKEN_LIFE = 3600;

/** What our own identity token says, as far as the calls need it. */
export interface TokenClaims {
  readonly uid: string;
  readonly sessionId: string;
  readonly provider: string;
  /** Seconds since 1970. */
  readonly authTime: number;
}

function identitiesOf({ email, identities }: Account): Record<string, string[]> {
  return {
    ...(email === null ? {} : { email: [email] }),
    ...Object.fromEntries(identities.map(({ providerId, subject }) => [providerId, [subject]])),
  };
}

/** The claims that Firebase's tokens have, and `sid`, the session that the token ends with. */
const claimsOf = (account: Account, session: Session) => ({
  ...(account.displayName === null ? {} : { name: account.displayName }),
  ...(account.photoUrl === null ? {} : { picture: account.photoUrl }),
  ...(account.email === null ? {} : { email: account.email, email_verified: account.emailVerified }),
  auth_time: session.authTime,
  user_id: account.uid,
  firebase: { identities: identitiesOf(account), sign_in_provider: session.provider },
  sid: session.id,
});

/** Makes and reads the identity tokens of this installation. */
export class IdTokens {
  readonly #issuer: string;

  constructor(
    private readonly projectId: string,
    private readonly signing: SigningKey,
  ) {
    this.#issuer = `https://securetoken.google.com/${projectId}`;
  }

  /** A token of an hour that says who the account is. */
  issue(account: Account, session: Session): Promise<string> {
    return new SignJWT(claimsOf(account, session))
      .setProtectedHeader({ alg: 'RS256', kid: this.signing.kid, typ: 'JWT' })
      .setIssuer(this.#issuer)
      .setAudience(this.projectId)
      .setSubject(account.uid)
      .setIssuedAt()
      .setExpirationTime(`${TOKEN_LIFE}s`)
      .sign(this.signing.key);
  }

  /** What a token says. @throws Refusal INVALID_ID_TOKEN or TOKEN_EXPIRED */
  async read(token: string): Promise<TokenClaims> {
    const expected = { algorithms: ['RS256'], issuer: this.#issuer, audience: this.projectId };
    const { payload } = await jwtVerify(token, this.signing.publicKey, expected).catch((error: unknown) => {
      throw new Refusal(error instanceof errors.JWTExpired ? 'TOKEN_EXPIRED' : 'INVALID_ID_TOKEN');
    });
    const { sub, sid, auth_time: authTime, firebase } = payload;
    const provider = (firebase as { sign_in_provider?: unknown } | undefined)?.sign_in_provider;
    if (typeof sid !== 'string' || typeof authTime !== 'number' || typeof provider !== 'string')
      throw new Refusal('TOKEN_EXPIRED'); // signed before there were sessions
    return { uid: sub ?? '', sessionId: sid, provider, authTime };
  }
}
