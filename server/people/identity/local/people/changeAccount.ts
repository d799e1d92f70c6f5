import { type Fields } from '../fields.js';
import { Refusal } from '../Refusal.js';
import { type Service } from '../Service.js';
import { type Account, type AccountFields } from '../store/Account.js';
import { type Unit } from '../../../../platform/storage/Unit.js';

const LONGEST_NAME = 256;
const LONGEST_ADDRESS = 2048;

/** Names and addresses of pictures stand in every token: they have an end. @throws Refusal INVALID_ARGUMENT */
export function checkNames({ displayName = '', photoUrl = '' }: Fields): void {
  if (displayName.length > LONGEST_NAME) throw new Refusal('INVALID_ARGUMENT : The name is too long.');
  if (photoUrl.length > LONGEST_ADDRESS)
    throw new Refusal('INVALID_ARGUMENT : The address of the picture is too long.');
}

/** Changes fields of an account, in a transaction. @returns the account afterwards @throws Error when it is gone */
export function* changing({ accounts }: Service, uid: string, changes: Partial<AccountFields>): Unit<Account> {
  yield* accounts.update(uid, changes);
  const account = yield* accounts.find(uid);
  if (account === undefined) throw new Error('the account is gone');
  return account;
}
