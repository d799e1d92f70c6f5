/** One for the websocket, one for the long poll that takes its place where websockets are blocked. */
const FOR_ONE_CONNECTION = 2;
/** The backend takes a ticket for 30 s; what is younger arrives in time over a slow line. */
const FRESH_MS = 15_000;

interface Kept {
  readonly ticket: string;
  readonly fetchedAt: number;
}

/** Tickets for the socket that can be taken synchronously, each for one connection. */
export interface TicketsAtHand {
  /** Fetches what is missing for one connection. Rejects as the asking does. @returns whether somebody is signed in */
  ready(): Promise<boolean>;
  /** Takes one; empty when there is none that is fresh. */
  take(): string;
  /** Drops the tickets, because the person whom they belong to has signed out. */
  forget(): void;
}

/**
 * Keeps tickets ready: the client of the channel asks for its parameters synchronously, while the backend answers
 * later.
 * @param ask gives so many new tickets by one call, or null when nobody is signed in
 */
export function ticketsAtHand(ask: (number: number) => Promise<readonly string[] | null>): TicketsAtHand {
  let kept: readonly Kept[] = [];
  let partings = 0;

  // Time of day, which goes on while a laptop sleeps; when the clock is set back, tickets count as old.
  const isFresh = ({ fetchedAt }: Kept) => Math.abs(Date.now() - fetchedAt) < FRESH_MS;

  return {
    async ready() {
      const asked = partings;
      kept = kept.filter(isFresh);
      const missing = FOR_ONE_CONNECTION - kept.length;
      if (missing === 0) return true;
      const came = await ask(missing);
      // Tickets that arrive after `forget` belong to the person who has signed out.
      if (asked !== partings || came === null) return false;
      const fetchedAt = Date.now();
      kept = [...kept, ...came.map((ticket) => ({ ticket, fetchedAt }))];
      return true;
    },
    take() {
      const [next, ...others] = kept.filter(isFresh);
      kept = others;
      return next?.ticket ?? '';
    },
    forget() {
      partings += 1;
      kept = [];
    },
  };
}
