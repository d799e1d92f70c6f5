import { createHash } from 'node:crypto';

import { type OwnerId, type ProjectId } from '../contract/ids.js';
import { ProblemError } from '../contract/ProblemError.js';

/** Where a page ended: the sorting keys of its last item, none of which depends on where an engine keeps it. */
export type PageKeys = readonly (string | number)[];

/** What makes a list that list, by ids that are the same in every engine. */
export interface ListIdentity {
  readonly list: string;
  readonly ownerId: OwnerId;
  /** Absent where the list is of all projects. */
  readonly projectId?: ProjectId | undefined;
  /** How it is filtered and sorted. */
  readonly filters: readonly unknown[];
}

const fingerprint = ({ list, ownerId, projectId, filters }: ListIdentity) =>
  createHash('sha256')
    .update(JSON.stringify([list, ownerId, projectId, ...filters]))
    .digest('base64url')
    .slice(0, 16);

/** An opaque, URL-safe token for the page after these keys; good for this very list alone. */
const pageToken = (list: ListIdentity, keys: PageKeys): string =>
  Buffer.from(JSON.stringify([fingerprint(list), ...keys])).toString('base64url');

/** What a page says of the next one: the token for what comes after these keys; on the last page nothing. */
export const nextPage = (list: ListIdentity, keys: PageKeys | undefined): { readonly nextPageToken?: string } =>
  keys === undefined ? {} : { nextPageToken: pageToken(list, keys) };

/** The same list as it is read by places and not after keys. */
export const listedByPlace = (identity: ListIdentity, property: string | undefined): ListIdentity => ({
  ...identity,
  filters: [...identity.filters, 'places', property],
});

const isKey = (key: unknown): key is string | number => typeof key === 'string' || typeof key === 'number';

function decode(token: string): unknown {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.toString('base64url') !== token) return undefined;
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return undefined;
  }
}

/**
 * The keys after which the page asked for begins; undefined for the first (no token, or `1`). Throws `PAGE_TOKEN_INVALID`
 * for a token that is none of ours or belongs to another list.
 * @param fits whether these can be keys of the list, where an engine would fail on others
 */
export function keysAfter(
  list: ListIdentity,
  token: string | undefined,
  keyCount: number,
  fits: (keys: PageKeys) => boolean = () => true,
): PageKeys | undefined {
  if (token === undefined || token === '' || token === '1') return undefined;
  const decoded = decode(token);
  const [print, ...keys] = Array.isArray(decoded) ? (decoded as unknown[]) : [];
  if (print !== fingerprint(list) || keys.length !== keyCount || !keys.every(isKey) || !fits(keys)) {
    throw new ProblemError('PAGE_TOKEN_INVALID', {
      errors: [{ path: 'querystring/pageToken', message: 'is not from this list' }],
    });
  }
  return keys;
}
