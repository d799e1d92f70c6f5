import { type Account } from '../../store/Account.js';
import { type Proof } from './proofOf.js';

/** Whom a proof leads to. */
export type Decision =
  /** The account that this identity is linked to. */
  | { readonly way: 'known'; readonly account: Account }
  /**
   * An account of the same address. `isTakenOver`: nobody had proved the address, or it was another one a moment ago, so that whoever set
   * its password may be a stranger.
   */
  | { readonly way: 'sameAddress'; readonly account: Account; readonly isTakenOver: boolean }
  /** The address has an account, and the proof is not worth it: the person must sign in there and link the two. */
  | { readonly way: 'confirm'; readonly account: Account }
  | { readonly way: 'new' };

/**
 * Decides what a proof of another service is good for.
 * @param known the account that the identity is linked to
 * @param sameAddress the account of the address that the proof names
 * @param isContested whether the address of that account was changed so short ago that this can still be taken back
 */
export function decide(
  { isVerified }: Pick<Proof, 'isVerified'>,
  known: Account | undefined,
  sameAddress: Account | undefined,
  isContested: boolean,
): Decision {
  if (known !== undefined) return { way: 'known', account: known };
  if (sameAddress === undefined) return { way: 'new' };
  if (!isVerified) return { way: 'confirm', account: sameAddress };
  return { way: 'sameAddress', account: sameAddress, isTakenOver: !sameAddress.emailVerified || isContested };
}
