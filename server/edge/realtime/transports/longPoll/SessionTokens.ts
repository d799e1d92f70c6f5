import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const PREFIX = 'lp-';

/**
 * Names of long-poll sessions that nobody can guess or make up: the process, the session, a signature. A proxy in front
 * of several processes can send a poll where its session lives by the part before the first dot.
 */
export class SessionTokens {
  readonly #key = randomBytes(32);
  readonly #process = `${PREFIX}${randomBytes(4).toString('hex')}`;

  issue(): string {
    const name = `${this.#process}.${randomBytes(18).toString('base64url')}`;
    return `${name}.${this.#signatureOf(name)}`;
  }

  /** Whether this process issued the token. */
  isOurs(token: string): boolean {
    const at = token.lastIndexOf('.');
    const given = Buffer.from(token.slice(at + 1));
    const right = Buffer.from(this.#signatureOf(token.slice(0, at)));
    return given.length === right.length && timingSafeEqual(given, right);
  }

  /** Whether a token looks like one of a session, of this process or another: it is no identity token then. */
  static isSession(token: string): boolean {
    return token.startsWith(PREFIX) && token.split('.').length === 3;
  }

  #signatureOf(name: string): string {
    return createHmac('sha256', this.#key).update(name).digest('base64url');
  }
}
