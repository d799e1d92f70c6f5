import { type AuthSettings } from '../../config/auth.js';
import { type NotificationId } from '../../contract/ids.js';
import { ProblemError } from '../../contract/ProblemError.js';

const PATIENCE_MS = 5_000;

/** The process that owns the store, as one that only holds sockets asks it: over REST, each time as the person concerned. */
export class Backend {
  constructor(private readonly address: URL) {}

  /** An address of the owner. */
  at(path: string): URL {
    return new URL(path, this.address);
  }

  /** How the installation proves identities. @throws Error when the owner does not answer */
  async auth(): Promise<AuthSettings> {
    const { auth } = (await (await this.#get('/config.json')).json()) as { auth: AuthSettings };
    return auth;
  }

  /**
   * Has the owner accept the token: it alone knows which sessions were ended.
   * @throws ProblemError TOKEN_REVOKED, or UNAVAILABLE when the owner does not answer
   */
  async accept(token: string): Promise<void> {
    const { ok, status } = await this.#get('/api/settings', token).catch(() => ({ ok: false, status: 0 }));
    if (!ok) throw new ProblemError(status === 401 ? 'TOKEN_REVOKED' : 'UNAVAILABLE');
  }

  /** A notification as JSON text; undefined when it is there no more. @throws Error when the owner does not give it */
  async notification(token: string, uid: NotificationId): Promise<string | undefined> {
    const answer = await this.#get(`/api/bigquery/notifications/${uid}`, token);
    if (answer.status === 404) return undefined;
    if (!answer.ok) throw new Error(`the owner of the store answered ${answer.status}`);
    return answer.text();
  }

  async #get(path: string, token?: string): Promise<Response> {
    return fetch(this.at(path), {
      signal: AbortSignal.timeout(PATIENCE_MS),
      ...(token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } }),
    });
  }
}
