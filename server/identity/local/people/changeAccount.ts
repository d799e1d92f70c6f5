import { type Fields } from '../fields.js';
import { Refusal } from '../Refusal.js';
import { type Service } from '../Service.js';
import { type Account, type AccountFields } from '../store/Account.js';
import { type NewSession } from '../store/Sessions.js';
import { nowSeconds } from './beginSession.js';

const LONGEST_NAME = 256;
const LONGEST_ADDRESS = 2048;

/** Names and addresses of pictures stand in every token: they have an end. @throws Refusal INVALID_ARGUMENT */
export function checkNames({ displayName = '', photoUrl = '' }: Fields): void {
  if (displayName.length > LONGEST_NAME) throw new Refusal('INVALID_ARGUMENT : The name is too long.');
  if (photoUrl.length > LONGEST_ADDRESS)
    throw new Refusal('INVALID_ARGUMENT : The address of the picture is too long.');
}

/** The account as it is now. @throws Error when it is gone in the middle of a transaction */
function present({ accounts }: Service, uid: string): Account {
  const account = accounts.find(uid);
  if (account === undefined) throw new Error('the account is gone');
  return account;
}

/** Changes fields of an account, with what belongs to the same transaction. @returns the account afterwards */
export function changeAccount(
  service: Service,
  uid: string,
  changes: Partial<AccountFields>,
  andAlso: () => void = () => {},
): Account {
  return service.db.write(() => {
    andAlso();
    service.accounts.update(uid, changes);
    return present(service, uid);
  });
}

/**
 * Changes an account and ends all of its sessions, and every code that was mailed for it; the one that asks goes on with a new session.
 * @returns the account afterwards
 */
export function changeAndEndSessions(
  service: Service,
  uid: string,
  changes: Partial<AccountFields>,
  { goesOn, andAlso = () => {} }: { goesOn?: NewSession; andAlso?: () => void },
): Account {
  const { sessions, codes } = service;
  const account = changeAccount(service, uid, { ...changes, validSince: nowSeconds() }, () => {
    andAlso();
    sessions.endAll(uid);
    codes.forget(uid);
    if (goesOn !== undefined) sessions.keep(goesOn);
  });
  service.sessionsEnded(uid);
  return account;
}
