import { canonicalEmail, type Fields } from '../../fields.js';
import { signUpTry } from '../../limits/limited.js';
import { checkPolicy } from '../../passwords/policy.js';
import { tokensOf } from '../../people/beginSession.js';
import { type Caller, callerOf, needFreshSignIn } from '../../people/caller.js';
import { changing, checkNames } from '../../people/changeAccount.js';
import { described } from '../../people/described.js';
import { needFree } from '../../people/holder.js';
import { tellFormerAddress } from '../../people/sendMail.js';
import { type AccountEvent, endingWaysIn, endWaysIn } from '../../people/waysIn.js';
import { Refusal } from '../../Refusal.js';
import { type Answer, type Call, type Service } from '../../Service.js';
import { type Account, type AccountFields } from '../../store/Account.js';
import { type NewSession } from '../../store/Sessions.js';
import { type Unit } from '../../../../../platform/storage/Unit.js';

const NO_ADDRESS = { email: null, emailVerified: false };
const NO_PASSWORD = { password: null, passwordAt: null };

/** What each attribute that can be taken away leaves. */
const REMOVED = new Map<string, Partial<AccountFields>>([
  ['DISPLAY_NAME', { displayName: null }],
  ['PHOTO_URL', { photoUrl: null }],
  ['PASSWORD', NO_PASSWORD],
  ['EMAIL', NO_ADDRESS],
]);

/** What only the person may change, who has just signed in. */
const isSensitive = (
  { password, validSince, deleteProvider = [], deleteAttribute = [] }: Fields,
  newEmail: string | null,
) =>
  Boolean(password) ||
  newEmail !== null ||
  validSince !== undefined ||
  deleteProvider.length > 0 ||
  deleteAttribute.some((name) => name === 'PASSWORD' || name === 'EMAIL');

function newEmailOf({ email }: Fields, account: Account): string | null {
  if (!email) return null;
  const address = canonicalEmail(email);
  return address === account.email ? null : address;
}

function plainChanges({ displayName, photoUrl, deleteAttribute = [], deleteProvider = [] }: Fields) {
  return {
    ...(displayName === undefined ? {} : { displayName }),
    ...(photoUrl === undefined ? {} : { photoUrl }),
    ...Object.assign({}, ...deleteAttribute.map((name) => REMOVED.get(name) ?? {})),
    ...(deleteProvider.includes('password') ? { ...NO_ADDRESS, ...NO_PASSWORD } : {}),
  } as Partial<AccountFields>;
}

async function sensitiveChanges(service: Service, { fields, ip }: Call, account: Account, newEmail: string | null) {
  const email = newEmail ?? account.email;
  if (fields.password) checkPolicy(fields.password, email);
  if (newEmail !== null) {
    await service.limits.take(signUpTry(ip, service.most)); // it tells, as signing up does, that an address is taken
    await service.db.read(needFree(service, newEmail, account.uid));
  }
  return {
    ...(newEmail === null ? {} : { email: newEmail, emailVerified: false }),
    ...(fields.password ? { password: await service.passwords.hash(fields.password), passwordAt: Date.now() } : {}),
  };
}

const isTakingAway = ({ deleteProvider = [], deleteAttribute = [] }: Fields) =>
  deleteProvider.length + deleteAttribute.length > 0;

/** The last way in stays: nobody could ever come back. @throws Refusal OPERATION_NOT_ALLOWED */
function needWayIn(account: Account | undefined, changes: Partial<AccountFields>): void {
  const { email, password, identities } = { ...account, identities: account?.identities ?? [], ...changes };
  const hasPassword = email != null && password != null;
  if (!hasPassword && identities.length === 0) throw new Refusal('OPERATION_NOT_ALLOWED');
}

function eventOf({ password, validSince }: Fields, newEmail: string | null): AccountEvent | null {
  if (newEmail !== null) return 'addressChanged';
  if (password) return 'passwordChanged';
  return validSince === undefined ? null : 'tokensRevoked';
}

/** What a call asks to change. */
interface Change {
  readonly caller: Caller;
  readonly fields: Fields;
  readonly newEmail: string | null;
  readonly changes: Partial<AccountFields>;
}

/** Checks once more what may have changed since, and unlinks what is to be taken away. */
function* beginChange(service: Service, { caller, fields, newEmail }: Change): Unit<void> {
  const { uid } = caller.account;
  // Hashing takes a while, in which the session may have been ended.
  if (!(yield* service.sessions.stands(caller.claims.sessionId, uid))) throw new Refusal('TOKEN_EXPIRED');
  if (newEmail !== null) yield* needFree(service, newEmail, uid);
  for (const providerId of fields.deleteProvider ?? []) yield* service.accounts.unlink(uid, providerId);
}

function* checkWayIn(service: Service, { caller, fields, changes }: Change): Unit<void> {
  if (isTakingAway(fields)) needWayIn(yield* service.accounts.find(caller.account.uid), changes);
}

/** Changes what ends no way in but the one that is taken away: other sessions that began by it end with it. */
function* changeWithin(service: Service, change: Change): Unit<{ account: Account; isEnded: boolean }> {
  const { uid } = change.caller.account;
  const { deleteProvider = [], deleteAttribute = [] } = change.fields;
  yield* beginChange(service, change);
  yield* checkWayIn(service, change);
  let isEnded = false;
  for (const provider of [...deleteProvider, ...(deleteAttribute.includes('PASSWORD') ? ['password'] : [])])
    isEnded = (yield* service.sessions.endBegunBy(provider, uid, change.caller.claims.sessionId)) || isEnded;
  return { account: yield* changing(service, uid, change.changes), isEnded };
}

/** Changes what ends the ways in, but the caller's own. */
function* changeAndEnd(
  service: Service,
  change: Change,
  event: AccountEvent,
  own: { readonly goesOn: NewSession; readonly mark: string | null },
): Unit<Account> {
  const { account, claims } = change.caller;
  yield* beginChange(service, change);
  const after = checkWayIn(service, change);
  const details = { changes: change.changes, provider: claims.provider, after, ...own };
  return yield* endingWaysIn(service, account.uid, event, details);
}

/**
 * Changes the account of whoever asks. A new password or address ends every other session.
 * @throws Refusal CREDENTIAL_TOO_OLD_LOGIN_AGAIN when that needs a fresh sign-in, and what is wrong with a value
 */
export async function changeOwnAccount(service: Service, call: Call, idToken: string): Promise<Answer> {
  const { fields } = call;
  const caller = await callerOf(service, idToken);
  if (fields.disableUser !== undefined) throw new Refusal('OPERATION_NOT_ALLOWED');
  checkNames(fields);
  const { uid } = caller.account;
  const newEmail = newEmailOf(fields, caller.account);
  if (isSensitive(fields, newEmail)) needFreshSignIn(service, caller);
  const changes = {
    ...(await sensitiveChanges(service, call, caller.account, newEmail)),
    ...plainChanges(fields),
  };
  const change = { caller, fields, newEmail, changes };
  const answer = (account: Account) => ({
    kind: 'identitytoolkit#SetAccountInfoResponse',
    ...described(account),
    newEmail: fields.email?.toLowerCase() || undefined,
  });
  const event = eventOf(fields, newEmail);
  const { sessionId, authTime, provider } = caller.claims;
  if (event === null) {
    const { account, isEnded } = await service.db.write(changeWithin(service, change));
    if (isEnded) service.sessionsEnded(uid);
    return answer(account);
  }
  const next = { uid, provider: fields.password ? 'password' : provider, authTime };
  const goesOn = await service.db.read(service.sessions.goOn(sessionId, next));
  const own = { goesOn, mark: call.browser.mark };
  const account = await endWaysIn(service, uid, changeAndEnd(service, change, event, own));
  if (newEmail !== null) await tellFormerAddress(service, call, caller.account, newEmail);
  return { ...answer(account), ...(await tokensOf(service, account, goesOn)) };
}
