import { Refusal } from '../Refusal.js';
import { type Service } from '../Service.js';
import { type Account } from '../store/Account.js';
import { type Unit } from '../../../../platform/storage/Unit.js';

/** The account of an address: the one that has it, or the one whose change to another address can still be taken back. */
export function* holderOf({ accounts, codes }: Service, email: string): Unit<Account | undefined> {
  const present = yield* accounts.findByEmail(email);
  if (present !== undefined) return present;
  const uid = yield* codes.recoverable(email);
  return uid === undefined ? undefined : yield* accounts.find(uid);
}

/** Whether nobody but this account has the address. */
export function* isFree(service: Service, email: string, uid?: string): Unit<boolean> {
  return [undefined, uid].includes((yield* holderOf(service, email))?.uid);
}

/** Lets an address pass that nobody but this account has. @throws Refusal EMAIL_EXISTS */
export function* needFree(service: Service, email: string, uid?: string): Unit<void> {
  if (!(yield* isFree(service, email, uid))) throw new Refusal('EMAIL_EXISTS');
}
