/** A check-out that was begun: the page of the provider on which it is paid. */
export interface BegunCheckout {
  readonly sessionId: string;
  readonly url: string;
}

/** What the provider says of a check-out: `open` may still be paid, `expired` never will be. */
export interface CheckoutNews {
  readonly state: 'paid' | 'open' | 'expired';
  /** Where it is paid, while it is open. */
  readonly url?: string | undefined;
}

/** How a page was come to: from the provider, with the check-out that it led back from; after giving up there; or else. */
export type CheckoutArrival =
  | { readonly kind: 'returned'; readonly sessionId: string }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'pending'; readonly sessionId: string }
  | { readonly kind: 'none' };

const SESSION = /^cs_\w{1,240}$/;

/**
 * How the page of purchases was come to.
 * @param named what its address says of a check-out
 * @param pending the check-out that this browser knows to be under way
 */
export function checkoutArrival(named: string | null, pending: string | null): CheckoutArrival {
  if (named === 'cancelled') return { kind: 'cancelled' };
  if (named !== null && SESSION.test(named)) return { kind: 'returned', sessionId: named };
  if (pending !== null && SESSION.test(pending)) return { kind: 'pending', sessionId: pending };
  return { kind: 'none' };
}
