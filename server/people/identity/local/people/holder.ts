import { type Service } from '../Service.js';
import { type Account } from '../store/Account.js';

/** The account of an address: the one that has it, or the one whose change to another address can still be taken back. */
export function holderOf({ accounts, codes }: Service, email: string): Account | undefined {
  const present = accounts.findByEmail(email);
  if (present !== undefined) return present;
  const uid = codes.recoverable(email);
  return uid === undefined ? undefined : accounts.find(uid);
}

/** Whether nobody but this account has the address. */
export const isFree = (service: Service, email: string, uid?: string): boolean =>
  [undefined, uid].includes(holderOf(service, email)?.uid);
