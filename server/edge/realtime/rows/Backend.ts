import { type AuthSettings } from '../../../platform/config/auth.js';
import { type NotificationId } from '../../../contract/ids.js';
import { ProblemError } from '../../../contract/ProblemError.js';
import { REDEEM_PATH, type Redeemed, ROWS_PATH } from '../owner/serveSocketsProcesses.js';
import { type ReadNotification } from '../topics/userNotifications.js';

/** Reads notifications from the owner of the store, each once however many windows of its person wait for it. */
export function rowsOverRest(backend: Backend): ReadNotification {
  const underWay = new Map<string, Promise<string | undefined>>();
  return async ({ pass }, uid) => {
    if (pass === undefined) throw new Error('the socket kept no pass');
    const asked = underWay.get(uid) ?? backend.notification(pass, uid).finally(() => underWay.delete(uid));
    underWay.set(uid, asked);
    return asked;
  };
}

const PATIENCE_MS = 5_000;
const TICKETS_PATH = '/api/identity/socket-ticket';
const JSON_BODY = { 'content-type': 'application/json' };

/** The process that owns the store, as one that only holds sockets asks it: each time as the person concerned. */
export class Backend {
  constructor(private readonly address: URL) {}

  /** An address of the owner. */
  at(path: string): URL {
    return new URL(path, this.address);
  }

  /** How the installation proves identities. @throws Error when the owner does not answer */
  async auth(): Promise<AuthSettings> {
    const { auth } = (await (await this.#fetch('/config.json')).json()) as { auth: AuthSettings };
    return auth;
  }

  /**
   * Exchanges a ticket, which the owner issued and alone can use up.
   * @throws ProblemError UNAUTHENTICATED, or UNAVAILABLE when the owner does not answer
   */
  async redeem(ticket: string): Promise<Redeemed> {
    const body = JSON.stringify({ ticket });
    return (await this.#asked(REDEEM_PATH, { method: 'POST', headers: JSON_BODY, body })) as Redeemed;
  }

  /**
   * Has the owner accept a token, since it alone knows which sessions were ended, and give a ticket for it.
   * @throws ProblemError UNAUTHENTICATED, or UNAVAILABLE when the owner does not answer
   */
  async ticketFor(token: string): Promise<string> {
    const headers = { authorization: `Bearer ${token}` };
    const { ticket } = (await this.#asked(TICKETS_PATH, { method: 'POST', headers })) as { ticket: string };
    return ticket;
  }

  /** A notification as JSON text; undefined when it is there no more. @throws Error when the owner does not give it */
  async notification(pass: string, uid: NotificationId): Promise<string | undefined> {
    const answer = await this.#fetch(`${ROWS_PATH}/${uid}`, { headers: { authorization: `Pass ${pass}` } });
    if (answer.status === 404) return undefined;
    if (!answer.ok) throw new Error(`the owner of the store answered ${answer.status}`);
    return answer.text();
  }

  async #asked(path: string, init: RequestInit): Promise<unknown> {
    const answer = await this.#fetch(path, init).catch(() => undefined);
    if (answer?.ok !== true) throw new ProblemError(answer?.status === 401 ? 'UNAUTHENTICATED' : 'UNAVAILABLE');
    return answer.json();
  }

  async #fetch(path: string, init: RequestInit = {}): Promise<Response> {
    return fetch(this.at(path), { ...init, signal: AbortSignal.timeout(PATIENCE_MS) });
  }
}
