import { type Service } from '../Service.js';
import { type Account, type AccountFields } from '../store/Account.js';
import { type RecoveriesLeft } from '../store/Codes.js';
import { type NewSession } from '../store/Sessions.js';
import { type Unit } from '../../../../platform/storage/Unit.js';
import { nowSeconds } from './beginSession.js';
import { changing } from './changeAccount.js';

/** What happens to an account that ends the ways into it. */
export type AccountEvent =
  /** By the code of a mail: who holds the address is the person. */
  | 'passwordReset'
  /** Another service vouches for an address that nobody had proved. */
  | 'takenOver'
  /** Who holds the address before takes the change back. */
  | 'addressRecovered'
  | 'passwordChanged'
  | 'addressChanged'
  /** An account that signs in by other services gets its first password. */
  | 'passwordAdded'
  /** The person asks for an end of all tokens. */
  | 'tokensRevoked';

type Kept = 'none' | 'ofCaller' | 'all';

interface WaysLeft {
  readonly identities: Kept;
  /** Browsers that strangers' wrong passwords do not hold back. */
  readonly devices: Kept;
  /** Codes that take a changed address back. */
  readonly recoveries: 'none' | 'earlier' | 'all';
}

/**
 * What an event leaves of the ways into an account. None leaves a session but the caller's own, a token, or a code; the exception are
 * the codes that take a changed address back: else who stole a session would change address and password, and be rid of the person.
 */
const WAYS_LEFT: Readonly<Record<AccountEvent, WaysLeft>> = {
  passwordReset: { identities: 'none', devices: 'none', recoveries: 'none' },
  takenOver: { identities: 'none', devices: 'none', recoveries: 'none' },
  addressRecovered: { identities: 'none', devices: 'none', recoveries: 'earlier' },
  passwordChanged: { identities: 'ofCaller', devices: 'ofCaller', recoveries: 'all' },
  addressChanged: { identities: 'ofCaller', devices: 'ofCaller', recoveries: 'all' },
  passwordAdded: { identities: 'all', devices: 'all', recoveries: 'all' },
  tokensRevoked: { identities: 'all', devices: 'all', recoveries: 'all' },
};

/** What goes with an event. */
interface EventDetails {
  readonly changes: Partial<AccountFields>;
  /** The session of whoever caused it, in the place of all others. */
  readonly goesOn?: NewSession;
  /** How whoever caused it had signed in. */
  readonly provider?: string | null;
  /** The mark of their browser. */
  readonly mark?: string | null;
  /** Number of the code that takes an address back. */
  readonly code?: number;
  /** What belongs to the same transaction once they are ended. */
  readonly after?: Unit<void>;
}

const recoveriesLeft = (left: WaysLeft['recoveries'], code = 0): RecoveriesLeft =>
  left === 'earlier' ? { earlierThan: code } : left;

/** Changes an account and ends the ways into it, as the event says, in a transaction. @returns the account afterwards */
export function* endingWaysIn(
  service: Service,
  uid: string,
  event: AccountEvent,
  { changes, goesOn, provider = null, mark = null, code, after }: EventDetails,
): Unit<Account> {
  const { accounts, sessions, codes, devices, clock } = service;
  const left = WAYS_LEFT[event];
  yield* sessions.endAll(uid);
  yield* codes.forget(uid, recoveriesLeft(left.recoveries, code));
  if (left.identities !== 'all') yield* accounts.unlinkAll(uid, left.identities === 'ofCaller' ? provider : null);
  if (left.devices !== 'all') yield* devices.forget(uid, left.devices === 'ofCaller' ? mark : null);
  if (goesOn !== undefined) yield* sessions.keep(goesOn);
  if (after !== undefined) yield* after;
  return yield* changing(service, uid, { ...changes, validSince: nowSeconds(), endedAt: clock.now() });
}

/** Ends ways into an account as one transaction, and closes what it has open. */
export async function endWaysIn<T>(service: Service, uid: string, unit: Unit<T>): Promise<T> {
  const result = await service.db.write(unit);
  service.sessionsEnded(uid);
  return result;
}
