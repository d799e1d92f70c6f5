import { type OwnerId } from '../contract/ids.js';
import { type Identity } from '../openIdentity.js';
import { openPayments, type PaymentsParts } from '../people/payments/openPayments.js';
import { type Payments } from '../people/payments/Payments.js';
import { type OpenStore } from '../platform/store/StorePorts.js';
import { type Letters, openLetters } from '../people/yourData/letters.js';
import { type Background } from './openBackground.js';

/** Who keeps how persons sign in. */
export type SignInKeeper = Pick<Identity, 'endSessions' | 'forget' | 'letters' | 'now'> &
  Partial<Pick<Identity, 'mayGo'>>;

/** Who takes payments, and what is allowed without. */
export type Selling = Pick<PaymentsParts, 'provider' | 'freeInteractions' | 'origins'>;

/** What is done about persons as such. */
export interface People {
  readonly identity: SignInKeeper;
  readonly payments: Payments;
  readonly letters: Letters;
  /** Ends every session of a person, and closes what they have open. */
  endSessions(owner: OwnerId): Promise<void>;
}

/** Third stage: sessions, payments and mails of persons. */
export function openPeople(
  stored: Pick<OpenStore, 'accounts' | 'settingsStore' | 'sessionEnds' | 'paymentStore'>,
  { notifications, live }: Pick<Background, 'notifications' | 'live'>,
  { identity, selling }: { readonly identity: SignInKeeper; readonly selling: Selling },
): People {
  const { accounts, sessionEnds, paymentStore } = stored;
  const addressOf = async (owner: OwnerId) => (await accounts.find(owner))?.email ?? null;
  return {
    identity,
    payments: openPayments({ ...selling, payments: paymentStore, notifications, live, addressOf }),
    letters: openLetters(stored, identity.letters, identity.mayGo ?? undefined),
    async endSessions(owner) {
      // Tokens tell the second of the sign-in: those of this one end as well.
      await sessionEnds.end(owner, Math.floor(Date.now() / 1000) + 1);
      await identity.endSessions(owner);
      live.sessionsEnded(owner);
    },
  };
}
