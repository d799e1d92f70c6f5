import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

import { newAccount } from '../people/newAccount.js';
import { type Service } from '../Service.js';
import { type Account } from '../store/Account.js';
import { type Unit } from '../../../../platform/storage/Unit.js';
import { type EmulatorAccount, isOther, parseAccounts, readablePassword } from './emulatorAccounts.js';

const FILE = 'accounts.json';

/** The file itself, and what a kill in the middle of writing it left. All hold readable passwords. */
const filesOf = (folder: string) => {
  try {
    return readdirSync(folder).filter(
      (name) => name === FILE || (name.startsWith(`${FILE}.`) && name.endsWith('.tmp')),
    );
  } catch {
    return [];
  }
};

const identitiesOf = ({ providerUserInfo = [] }: EmulatorAccount): Account['identities'] =>
  providerUserInfo.flatMap(({ providerId, rawId, email, displayName, photoUrl }) =>
    isOther(providerId)
      ? // The emulator asked no other service.
        [
          {
            providerId,
            isTrial: true,
            subject: rawId,
            email: email ?? null,
            displayName: displayName ?? null,
            photoUrl: photoUrl ?? null,
          },
        ]
      : [],
  );

async function hashed({ passwords }: Pick<Service, 'passwords'>, account: EmulatorAccount): Promise<Account> {
  const password = readablePassword(account);
  const createdAt = Number(account.createdAt ?? Date.now());
  return newAccount({
    uid: account.localId,
    email: account.email?.toLowerCase() ?? null,
    emailVerified: account.emailVerified === true,
    displayName: account.displayName ?? null,
    photoUrl: account.photoUrl ?? null,
    password: password === null ? null : await passwords.hash(password),
    passwordAt: account.passwordUpdatedAt ?? null,
    isDisabled: account.disabled === true,
    createdAt,
    lastLoginAt: Number(account.lastLoginAt ?? createdAt),
    validSince: Number(account.validSince ?? 0),
    identities: identitiesOf(account),
  });
}

type Taking = Pick<Service, 'db' | 'accounts' | 'passwords'>;

/** Those that the database does not have. */
function* missingOf({ accounts }: Taking, known: readonly EmulatorAccount[]): Unit<EmulatorAccount[]> {
  const missing: EmulatorAccount[] = [];
  for (const account of known) {
    const { localId, email } = account;
    if ((yield* accounts.find(localId)) !== undefined) continue;
    if (email !== undefined && (yield* accounts.findByEmail(email.toLowerCase())) !== undefined) continue;
    missing.push(account);
  }
  return missing;
}

function* insertion({ accounts }: Taking, missing: readonly Account[]): Unit<void> {
  for (const account of missing) yield* accounts.insert(account);
}

/**
 * Takes over the accounts that earlier versions kept readably in `auth/accounts.json`: hashes their passwords, keeps them in
 * the database, and only then removes the file. Interrupted anywhere, the next start does it again, and passes over
 * whoever is in the database already.
 * @throws StartupError when the file is damaged
 */
export async function takeOverAccounts(folder: string, service: Taking): Promise<void> {
  const names = filesOf(folder);
  if (names.includes(FILE)) {
    const file = path.join(folder, FILE);
    const known = parseAccounts(readFileSync(file, 'utf8'), file);
    const accounts: Account[] = [];
    for (const account of await service.db.read(missingOf(service, known)))
      accounts.push(await hashed(service, account));
    await service.db.write(insertion(service, accounts));
    if (accounts.length > 0) console.info(`Took over ${accounts.length} accounts; their passwords are hashed now.`);
  }
  for (const name of names) rmSync(path.join(folder, name));
}
