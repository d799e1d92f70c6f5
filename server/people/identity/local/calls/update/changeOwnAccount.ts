import { canonicalEmail, type Fields } from '../../fields.js';
import { signUpTry } from '../../limits/limited.js';
import { checkPolicy } from '../../passwords/policy.js';
import { tokensOf } from '../../people/beginSession.js';
import { type Caller, callerOf, needFreshSignIn } from '../../people/caller.js';
import { changeAccount, checkNames } from '../../people/changeAccount.js';
import { described } from '../../people/described.js';
import { isFree } from '../../people/holder.js';
import { tellFormerAddress } from '../../people/sendMail.js';
import { type AccountEvent, endWaysIn } from '../../people/waysIn.js';
import { Refusal } from '../../Refusal.js';
import { type Answer, type Call, type Service } from '../../Service.js';
import { type Account, type AccountFields } from '../../store/Account.js';

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
    if (!isFree(service, newEmail, account.uid)) throw new Refusal('EMAIL_EXISTS');
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

interface PlainChange {
  readonly changes: Partial<AccountFields>;
  readonly before: () => void;
  readonly checkWayIn: () => void;
}

/** Changes what ends no way in but the one that is taken away: other sessions that began by it end with it. */
function changeWithin(
  service: Service,
  { account: { uid }, claims: { sessionId } }: Caller,
  { deleteProvider = [], deleteAttribute = [] }: Fields,
  { changes, before, checkWayIn }: PlainChange,
): Account {
  const removed = [...deleteProvider, ...(deleteAttribute.includes('PASSWORD') ? ['password'] : [])];
  let isEnded = false;
  const account = changeAccount(service, uid, changes, () => {
    before();
    checkWayIn();
    isEnded = removed.map((provider) => service.sessions.endBegunBy(provider, uid, sessionId)).includes(true);
  });
  if (isEnded) service.sessionsEnded(uid);
  return account;
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
  const before = () => {
    // Hashing takes a while, in which the session may have been ended.
    if (!service.sessions.stands(caller.claims.sessionId, uid)) throw new Refusal('TOKEN_EXPIRED');
    if (newEmail !== null && !isFree(service, newEmail, uid)) throw new Refusal('EMAIL_EXISTS');
    for (const providerId of fields.deleteProvider ?? []) service.accounts.unlink(uid, providerId);
  };
  const checkWayIn = () => {
    if (isTakingAway(fields)) needWayIn(service.accounts.find(uid), changes);
  };
  const answer = (account: Account) => ({
    kind: 'identitytoolkit#SetAccountInfoResponse',
    ...described(account),
    newEmail: fields.email?.toLowerCase() || undefined,
  });
  const event = eventOf(fields, newEmail);
  const { sessionId, authTime, provider } = caller.claims;
  if (event === null) return answer(changeWithin(service, caller, fields, { changes, before, checkWayIn }));
  const goesOn = service.sessions.goOn(sessionId, { uid, provider: fields.password ? 'password' : provider, authTime });
  const { mark } = call.browser;
  const details = { changes, goesOn, provider, mark, before, after: checkWayIn };
  const account = endWaysIn(service, uid, event, details);
  if (newEmail !== null) tellFormerAddress(service, call, caller.account, newEmail);
  return { ...answer(account), ...(await tokensOf(service, account, goesOn)) };
}
