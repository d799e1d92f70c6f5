import { holdsNul } from '../../../contract/nulPlace.js';
import { Refusal } from './Refusal.js';

const LONGEST = 254;

/** An address in the form that accounts are found by. @throws Refusal with this message when it is none */
export function canonicalEmail(email: string, message = 'INVALID_EMAIL'): string {
  // No spaces and no control characters: an address becomes a line of a mail's head.
  if (email.length > LONGEST || !/^[^\s@\p{Cc}]+@[^\s@\p{Cc}]+$/u.test(email)) throw new Refusal(message);
  return email.toLowerCase();
}

const KINDS = {
  email: 'string',
  newEmail: 'string',
  password: 'string',
  newPassword: 'string',
  displayName: 'string',
  photoUrl: 'string',
  idToken: 'string',
  localId: 'string',
  oobCode: 'string',
  requestType: 'string',
  continueUrl: 'string',
  continueUri: 'string',
  identifier: 'string',
  sessionId: 'string',
  providerId: 'string',
  requestUri: 'string',
  postBody: 'string',
  grantType: 'string',
  refreshToken: 'string',
  validSince: 'string',
  customAttributes: 'string',
  returnOobLink: 'boolean',
  returnIdpCredential: 'boolean',
  disableUser: 'boolean',
  deleteAttribute: 'strings',
  deleteProvider: 'strings',
  linkProviderUserInfo: 'object',
} as const;

interface Kinds {
  string: string;
  boolean: boolean;
  strings: readonly string[];
  object: object;
}

/** What a call may bring, as far as we read it; other fields of the service are passed over. */
export type Fields = { readonly [K in keyof typeof KINDS]?: Kinds[(typeof KINDS)[K]] };

const CHECKS: Readonly<Record<keyof Kinds, (value: unknown) => boolean>> = {
  string: (value) => typeof value === 'string',
  boolean: (value) => typeof value === 'boolean',
  strings: (value) => Array.isArray(value) && value.every((each) => typeof each === 'string'),
  object: (value) => typeof value === 'object' && value !== null,
};
const NAMES: Readonly<Record<keyof Kinds, string>> = {
  string: 'string',
  boolean: 'boolean',
  strings: 'array',
  object: 'object',
};

/** Google's own answer to a body that it cannot read. */
const unreadable = (why: string) => new Refusal(`Invalid JSON payload received. ${why}`);

/** The fields of a body. @throws Refusal when it is no object or a field is of another kind */
function fieldsOf(body: unknown): Fields {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw unreadable('should be an object');
  const given = body as Record<string, unknown>;
  const read: Record<string, unknown> = {};
  for (const [name, kind] of Object.entries(KINDS)) {
    const value = given[name];
    if (value === undefined || value === null) continue;
    if (!CHECKS[kind](value)) throw unreadable(`/${name} must be ${NAMES[kind]}`);
    if (holdsNul(value)) throw unreadable(`/${name} must not hold U+0000`);
    read[name] = value;
  }
  return read as Fields;
}

/** The fields of a JSON text. @throws Refusal */
export function jsonFields(text: string): Fields {
  try {
    return fieldsOf(text === '' ? {} : JSON.parse(text));
  } catch (error) {
    throw error instanceof Refusal ? error : unreadable('It is not JSON');
  }
}

/** The fields of a form, as the token call sends them: `refresh_token` is `refreshToken`. @throws Refusal */
export function formFields(text: string): Fields {
  const pairs = [...new URLSearchParams(text)].map(([name, value]) => [
    name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()),
    value,
  ]);
  return fieldsOf(Object.fromEntries(pairs));
}
