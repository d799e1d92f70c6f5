/** One recorded call. `$name.field` stands for what an earlier call answered, `$code:<address>` for the last code mailed to it. */
export interface RecordedCall {
  readonly says: string;
  readonly operation: string;
  readonly body: Readonly<Record<string, unknown>>;
  /** Under which name later calls find the answer. */
  readonly as?: string;
  /** The account that is disabled before the call is made. */
  readonly disables?: string;
  /** The account whose sessions are ended before the call is made. */
  readonly ends?: string;
  /** What another service says of the person, for `signInWithIdp`. */
  readonly proof?: { subject: string; email?: string; verified?: boolean; name?: string; provider?: string };
  /** Why the two answer differently on purpose, and the code that is ours; '' for success. */
  readonly differs?: { readonly reason: string; readonly ours: string };
}

const P = 'a-long-secret-1';
const Q = 'another-secret-2';
const call = (
  says: string,
  operation: string,
  body: RecordedCall['body'] = {},
  more: Partial<RecordedCall> = {},
): RecordedCall => ({ says, operation, body, ...more });
const secure = { returnSecureToken: true };
const ana = { email: 'ana@example.com', password: P, ...secure };

const signUps: RecordedCall[] = [
  call('signs up', 'signUp', ana, { as: 'ana' }),
  call(
    'signs up with a name',
    'signUp',
    { email: 'Ion@Example.com', password: P, displayName: 'Ion', ...secure },
    { as: 'ion' },
  ),
  call('address taken', 'signUp', ana),
  call('address taken, in capitals', 'signUp', { ...ana, email: 'ANA@example.com' }),
  call('no address', 'signUp', { password: P }),
  call('no password', 'signUp', { email: 'no@example.com' }),
  call('empty password', 'signUp', { email: 'no@example.com', password: '' }),
  call('no at sign', 'signUp', { email: 'nobody', password: P }),
  call('two at signs', 'signUp', { email: 'a@b@c', password: P }),
  call('a uid of one’s own', 'signUp', { ...ana, localId: 'me' }),
  call('a short password', 'signUp', { email: 'weak@example.com', password: '12345' }),
  call('an address that is a list', 'signUp', { email: ['a@example.com'], password: P }),
  call('another person', 'signUp', { email: 'dan@example.com', password: P, ...secure }, { as: 'dan' }),
];
const signIns: RecordedCall[] = [
  call('signs in', 'signInWithPassword', ana, { as: 'ana' }),
  call('signs in, address in capitals', 'signInWithPassword', { ...ana, email: 'ANA@EXAMPLE.COM' }),
  call('wrong password', 'signInWithPassword', { ...ana, password: Q }),
  call('unknown address', 'signInWithPassword', { ...ana, email: 'unknown@example.com' }),
  call('no address', 'signInWithPassword', { password: P }),
  call('empty address', 'signInWithPassword', { email: '', password: P }),
  call('no password', 'signInWithPassword', { email: 'ana@example.com' }),
  call('empty password', 'signInWithPassword', { email: 'ana@example.com', password: '' }),
  call('not an address', 'signInWithPassword', { email: 'ana', password: P }),
];
const lookups: RecordedCall[] = [
  call('who am I', 'lookup', { idToken: '$ana.idToken' }),
  call('who am I, with a name', 'lookup', { idToken: '$ion.idToken' }),
  call('nobody', 'lookup'),
  call('empty token', 'lookup', { idToken: '' }),
  call('nonsense', 'lookup', { idToken: 'nonsense' }),
  call('three parts of nonsense', 'lookup', { idToken: 'a.b.c' }),
];
const tokens: RecordedCall[] = [
  call('renews', 'token', { grant_type: 'refresh_token', refresh_token: '$ana.refreshToken' }, { as: 'renewed' }),
  call('a renewed token works', 'lookup', { idToken: '$renewed.id_token' }),
  call('no grant', 'token', { refresh_token: '$ana.refreshToken' }),
  call('another grant', 'token', { grant_type: 'password', refresh_token: '$ana.refreshToken' }),
  call('no refresh token', 'token', { grant_type: 'refresh_token' }),
  call('a refresh token that is none', 'token', { grant_type: 'refresh_token', refresh_token: 'nonsense!' }),
];
const changes: RecordedCall[] = [
  call('a name', 'update', { idToken: '$ana.idToken', displayName: 'Ana', ...secure }),
  call('a picture', 'update', { idToken: '$ana.idToken', photoUrl: 'https://x.example/p.png' }),
  call('the name is kept', 'lookup', { idToken: '$ana.idToken' }),
  call('no name', 'update', { idToken: '$ana.idToken', deleteAttribute: ['DISPLAY_NAME'] }),
  call('no picture', 'update', { idToken: '$ana.idToken', deleteAttribute: ['PHOTO_URL'] }),
  call('nothing at all', 'update', { idToken: '$ana.idToken' }),
  call('nobody', 'update', { displayName: 'X' }),
  call('nonsense', 'update', { idToken: 'nonsense', displayName: 'X' }),
  call('claims of one’s own', 'update', { idToken: '$ana.idToken', customAttributes: '{"admin":true}' }),
  call('disabling', 'update', { idToken: '$ana.idToken', disableUser: true }),
  call('a weak password', 'update', { idToken: '$ana.idToken', password: '123' }),
  call('an address that is none', 'update', { idToken: '$ana.idToken', email: 'ana' }),
  call('an address that is taken', 'update', { idToken: '$ana.idToken', email: 'ion@example.com' }),
  call('one’s own address', 'update', { idToken: '$ana.idToken', email: 'ana@example.com' }),
  call('a new password', 'update', { idToken: '$ana.idToken', password: Q, ...secure }, { as: 'ana' }),
  call('the old password', 'signInWithPassword', ana),
  call('the new password', 'signInWithPassword', { ...ana, password: Q }, { as: 'ana' }),
  call('a new address', 'update', { idToken: '$dan.idToken', email: 'dan2@example.com', ...secure }, { as: 'dan' }),
  call(
    'signs in by the new address',
    'signInWithPassword',
    { email: 'dan2@example.com', password: P, ...secure },
    { as: 'dan' },
  ),
  call('the old address', 'signInWithPassword', { email: 'dan@example.com', password: P }),
  call('takes the address back', 'update', { oobCode: '$code:dan@example.com' }),
  call(
    'signs in by the old address again',
    'signInWithPassword',
    { email: 'dan@example.com', password: P, ...secure },
    { as: 'dan' },
  ),
];
const mails: RecordedCall[] = [
  call('a reset', 'sendOobCode', { requestType: 'PASSWORD_RESET', email: 'ana@example.com' }),
  call('a reset of nobody', 'sendOobCode', { requestType: 'PASSWORD_RESET', email: 'unknown@example.com' }),
  call('a reset without address', 'sendOobCode', { requestType: 'PASSWORD_RESET' }),
  call('no kind', 'sendOobCode', { email: 'ana@example.com' }),
  call('a link back that is none', 'sendOobCode', {
    requestType: 'PASSWORD_RESET',
    email: 'ana@example.com',
    continueUrl: 'x',
  }),
  call('a link to oneself', 'sendOobCode', {
    requestType: 'PASSWORD_RESET',
    email: 'ana@example.com',
    returnOobLink: true,
  }),
  call('what is this code', 'resetPassword', { oobCode: '$code:ana@example.com' }),
  call('no code', 'resetPassword'),
  call('a code that is none', 'resetPassword', { oobCode: 'nonsense' }),
  call('a weak new password', 'resetPassword', { oobCode: '$code:ana@example.com', newPassword: '123' }),
  call('a reset password', 'resetPassword', { oobCode: '$code:ana@example.com', newPassword: P }),
  call('the same code again', 'resetPassword', { oobCode: '$code:ana@example.com', newPassword: Q }),
  call('the password before', 'signInWithPassword', { ...ana, password: Q }),
  call('the password after', 'signInWithPassword', ana, { as: 'ana' }),
  call('verified by the reset', 'lookup', { idToken: '$ana.idToken' }),
  call('verification', 'sendOobCode', { requestType: 'VERIFY_EMAIL', idToken: '$ion.idToken' }),
  call('verification of nobody', 'sendOobCode', { requestType: 'VERIFY_EMAIL' }),
  call('a verifying code resets nothing', 'resetPassword', { oobCode: '$code:ion@example.com', newPassword: Q }),
  call('verifies', 'update', { oobCode: '$code:ion@example.com' }),
  call('verifies again', 'update', { oobCode: '$code:ion@example.com' }),
  call('is verified', 'lookup', { idToken: '$ion.idToken' }),
  call('a code that is none verifies nothing', 'update', { oobCode: 'nonsense' }),
  call('another address', 'sendOobCode', { requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken: '$ana.idToken' }),
  call('another address of nobody', 'sendOobCode', {
    requestType: 'VERIFY_AND_CHANGE_EMAIL',
    newEmail: 'x@example.com',
  }),
];
const uris: RecordedCall[] = [
  call('how does she sign in', 'createAuthUri', { identifier: 'ana@example.com', continueUri: 'http://x.example/' }),
  call('how does nobody', 'createAuthUri', { identifier: 'unknown@example.com', continueUri: 'http://x.example/' }),
  call('whose', 'createAuthUri', { continueUri: 'http://x.example/' }),
  call('back to where', 'createAuthUri', { identifier: 'ana@example.com' }),
  call('back to nowhere', 'createAuthUri', { identifier: 'ana@example.com', continueUri: 'x' }),
  call('of what', 'createAuthUri', { identifier: 'ana', continueUri: 'http://x.example/' }),
];
const idp = { requestUri: 'http://localhost', returnIdpCredential: true, ...secure };
const others: RecordedCall[] = [
  call('signs up by Google', 'signInWithIdp', idp, {
    as: 'gil',
    proof: { subject: 'g1', email: 'gil@example.com', verified: true, name: 'Gil' },
  }),
  call('signs in by Google', 'signInWithIdp', idp, {
    proof: { subject: 'g1', email: 'gil@example.com', verified: true, name: 'Gil' },
  }),
  call('is who Google said', 'lookup', { idToken: '$gil.idToken' }),
  call('an account that has another way in', 'signInWithIdp', idp, {
    proof: { subject: 'h1', email: 'ana@example.com', provider: 'github.com' },
  }),
  call(
    'links it',
    'signInWithIdp',
    { ...idp, idToken: '$ana.idToken' },
    { as: 'ana', proof: { subject: 'h1', email: 'ana@example.com', provider: 'github.com' } },
  ),
  call('both ways in', 'lookup', { idToken: '$ana.idToken' }),
  call('signs in by GitHub', 'signInWithIdp', idp, {
    proof: { subject: 'h1', email: 'ana@example.com', provider: 'github.com' },
  }),
  call(
    'linked elsewhere',
    'signInWithIdp',
    { ...idp, idToken: '$ion.idToken' },
    { proof: { subject: 'h1', email: 'ana@example.com', provider: 'github.com' } },
  ),
  call(
    'linked elsewhere, without the credential',
    'signInWithIdp',
    { ...idp, returnIdpCredential: false, idToken: '$ion.idToken' },
    { proof: { subject: 'h1', email: 'ana@example.com', provider: 'github.com' } },
  ),
  call('what is no proof', 'signInWithIdp', { ...idp, postBody: 'providerId=google.com&id_token=nonsense' }),
  call('unlinks it', 'update', { idToken: '$ana.idToken', deleteProvider: ['github.com'] }),
  call('a verified address of an account', 'signInWithIdp', idp, {
    proof: { subject: 'g2', email: 'ion@example.com', verified: true, name: 'Ion' },
  }),
  call('no page', 'signInWithIdp', { returnSecureToken: true }),
  call('a page that is none', 'signInWithIdp', { requestUri: 'x' }),
  call('no provider', 'signInWithIdp', { requestUri: 'http://localhost' }),
  call('an address nobody proved', 'signUp', { email: 'early@example.com', password: P, ...secure }, { as: 'early' }),
  call('its person comes by Google', 'signInWithIdp', idp, {
    proof: { subject: 'g3', email: 'early@example.com', verified: true },
  }),
  call('who was early is out', 'signInWithPassword', { email: 'early@example.com', password: P }),
];
const ends: RecordedCall[] = [
  call('deletes nobody', 'delete'),
  call('deletes by nonsense', 'delete', { idToken: 'nonsense' }),
  call('deletes', 'delete', { idToken: '$dan.idToken' }),
  call('deletes twice', 'delete', { idToken: '$dan.idToken' }),
  call('is not known any more', 'lookup', { idToken: '$dan.idToken' }),
  call('cannot sign in any more', 'signInWithPassword', { email: 'dan@example.com', password: P }),
];
const disabled: RecordedCall[] = [
  call('one who will be', 'signUp', { email: 'off@example.com', password: P, ...secure }, { as: 'off' }),
  call('signs in', 'signInWithPassword', { email: 'off@example.com', password: P }, { disables: '$off.localId' }),
  call('who am I', 'lookup', { idToken: '$off.idToken' }),
  call('a name', 'update', { idToken: '$off.idToken', displayName: 'Off' }),
  call('renews', 'token', { grant_type: 'refresh_token', refresh_token: '$off.refreshToken' }),
  call('a reset', 'sendOobCode', { requestType: 'PASSWORD_RESET', email: 'off@example.com' }),
];
const ended: RecordedCall[] = [
  call('one whose sessions end', 'signUp', { email: 'end@example.com', password: P, ...secure }, { as: 'end' }),
  call('who am I', 'lookup', { idToken: '$end.idToken' }, { ends: '$end.localId' }),
  call('a name', 'update', { idToken: '$end.idToken', displayName: 'End' }),
  call('deletes', 'delete', { idToken: '$end.idToken' }),
  call('signs in again', 'signInWithPassword', { email: 'end@example.com', password: P, ...secure }, { as: 'end' }),
  call('is somebody again', 'lookup', { idToken: '$end.idToken' }),
];
const onPurpose: RecordedCall[] = [
  call(
    'a name that is a number',
    'update',
    { idToken: '$ana.idToken', displayName: 7 },
    {
      differs: {
        reason: 'The emulator makes words of numbers; we take what is a text.',
        ours: 'Invalid JSON payload received. /displayName must be string',
      },
    },
  ),
  call(
    'a password of seven',
    'signUp',
    { email: 'seven@example.com', password: 'x7-bQ!z' },
    {
      differs: { reason: 'Passwords have 8 characters at least.', ours: 'WEAK_PASSWORD' },
    },
  ),
  call(
    'somebody’s token when signing in',
    'signInWithPassword',
    { ...ana, idToken: '$ana.idToken' },
    { differs: { reason: 'The emulator says only that it does not do this.', ours: 'INVALID_ARGUMENT' } },
  ),
  call(
    'another address that is none',
    'sendOobCode',
    { requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken: '$ana.idToken', newEmail: 'nobody' },
    { differs: { reason: 'The emulator finds out when the code is used; Google says it.', ours: 'INVALID_NEW_EMAIL' } },
  ),
  call(
    'a password of 4,097',
    'signUp',
    { email: 'endless@example.com', password: 'y'.repeat(4097) },
    {
      differs: { reason: 'Passwords have an end, as at Google.', ours: 'PASSWORD_DOES_NOT_MEET_REQUIREMENTS' },
    },
  ),
  call(
    'a password that everybody has',
    'signUp',
    { email: 'easy@example.com', password: 'password1' },
    {
      differs: { reason: 'The most common passwords are refused.', ours: 'PASSWORD_TOO_COMMON' },
    },
  ),
  call('without address and password', 'signUp', secure, {
    differs: {
      reason: 'Nobody is anonymous here; so answers a project that has not switched it on.',
      ours: 'ADMIN_ONLY_OPERATION',
    },
  }),
  call(
    'an identity that nobody vouched for',
    'update',
    { idToken: '$ana.idToken', linkProviderUserInfo: { providerId: 'google.com', rawId: 'x' } },
    {
      differs: { reason: 'The emulator links what nobody proved.', ours: 'INSUFFICIENT_PERMISSION' },
    },
  ),
  call(
    'changes to an address that is taken',
    'sendOobCode',
    { requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken: '$ana.idToken', newEmail: 'ion@example.com' },
    {
      differs: { reason: 'Only signing up tells that an address has an account.', ours: '' },
    },
  ),
  call(
    'signs in by a mailed link',
    'sendOobCode',
    { requestType: 'EMAIL_SIGNIN', email: 'ana@example.com' },
    {
      differs: { reason: 'Not offered.', ours: 'OPERATION_NOT_ALLOWED' },
    },
  ),
];

/** The calls, in the order in which they are made. */
export const recordedCalls: readonly RecordedCall[] = [
  ...Object.entries({
    signUps,
    signIns,
    lookups,
    tokens,
    changes,
    mails,
    uris,
    others,
    ends,
    disabled,
    ended,
    onPurpose,
  }).flatMap(([area, calls]) => calls.map((each) => ({ ...each, says: `${area}: ${each.says}` }))),
];
