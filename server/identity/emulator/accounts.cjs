// The emulator keeps accounts in memory only; here they are kept in a file, written before each answer leaves.
const path = require('node:path');

const { readIfThere, removeDrafts, writeDurably } = require('./durableFile.cjs');

const VERSION = 1;

/** Accounts sign in with a password or a phone by what the account itself says; the emulator derives those entries. */
const fromOtherProviders = (info) => info.providerId !== 'password' && info.providerId !== 'phone';

function restoreAccounts(state, users) {
  for (const { localId, ...account } of users) {
    const providerUserInfo = (account.providerUserInfo ?? []).filter(fromOtherProviders);
    state.createUserWithLocalId(localId, { ...account, providerUserInfo });
  }
}

function parse(text, file) {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`${file} is damaged (${error.message})`, { cause: error });
  }
}

/**
 * Restores what the file holds into the emulator's state and the outbox, and answers `save`, which writes both when
 * something has changed since. A file that cannot be read stops the start: it is never overwritten.
 */
function keepAccounts(folder, state, outbox) {
  const file = path.join(folder, 'accounts.json');
  removeDrafts(file);
  const stored = readIfThere(file);
  if (stored !== null) {
    const { users, mails } = parse(stored, file);
    restoreAccounts(state, users);
    outbox.restore(mails ?? []);
  }
  const text = () => JSON.stringify({ version: VERSION, users: [...state.users.values()], mails: outbox.list() });
  let written = stored === null ? '' : text();
  return function save() {
    const present = text();
    if (present === written) return;
    writeDurably(file, present);
    written = present;
  };
}

module.exports = { keepAccounts };
