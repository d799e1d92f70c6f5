import { decodeJwt } from 'jose';

import { FIELD_DIFFERENCES } from './differences.js';

type Json = Record<string, unknown>;

/** Fields whose value is another one each time; that they are there, and of what kind, must be the same. */
const CHANGING = new Set([
  'localId',
  'user_id',
  'sub',
  'refreshToken',
  'refresh_token',
  'sessionId',
  'createdAt',
  'validSince',
  'iat',
  'exp',
  'auth_time',
]);
const TOKENS = new Set(['idToken', 'id_token', 'access_token']);

const byProvider = (one: Json, other: Json) => String(one['providerId']).localeCompare(String(other['providerId']));

function comparedValue(name: string, value: unknown): unknown {
  if (TOKENS.has(name) && typeof value === 'string') return compared(decodeJwt(value) as Json);
  if (CHANGING.has(name)) return typeof value;
  if (Array.isArray(value)) {
    const items = value.map((each: unknown) =>
      typeof each === 'object' && each !== null ? compared(each as Json) : each,
    );
    return name === 'providerUserInfo' ? (items as Json[]).sort(byProvider) : items;
  }
  return typeof value === 'object' && value !== null ? compared(value as Json) : value;
}

/** An answer without what changes each time and what differs on purpose. */
export function compared(answer: Json): Json {
  const hidesUid = answer['needConfirmation'] === true;
  return Object.fromEntries(
    Object.entries(answer)
      .filter(([name]) => !(name in FIELD_DIFFERENCES) && !(hidesUid && name === 'localId'))
      .map(([name, value]) => [name, comparedValue(name, value)]),
  );
}

/** Code of a refusal; '' for what went well. */
export const refusalCode = (answer: Json): string => {
  const message = (answer['error'] as { message?: string } | undefined)?.message ?? '';
  return message.split(' : ')[0] ?? '';
};
