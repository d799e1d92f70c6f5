import { type Fields } from '../fields.js';
import { Refusal } from '../Refusal.js';
import { type Service } from '../Service.js';
import { type Account, type AccountFields } from '../store/Account.js';

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
