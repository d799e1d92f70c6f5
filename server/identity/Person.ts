import { type OwnerId } from '../contract/ids.js';
import { type Grant } from './Grant.js';

/** Who asks, as the identity service says. */
export interface Person {
  readonly ownerId: OwnerId;
  readonly email: string | null;
  readonly emailVerified: boolean;
  readonly displayName: string;
  readonly photoURL: string;
  /** When the person signed in, in seconds since 1970. */
  readonly authTime: number;
  /** What the API token may that they came with; null for somebody who signed in. */
  readonly grant: Grant | null;
}

const LONGEST = 2048;

/**
 * An address that a person's picture may be fetched from, as it is kept; empty when it is none: https only, with no user
 * name or password in it.
 */
export function safePictureAddress(text: string): string {
  if (text.length > LONGEST || !URL.canParse(text)) return '';
  const { protocol, username, password, href } = new URL(text);
  const isSafe = protocol === 'https:' && username === '' && password === '' && href.length <= LONGEST;
  return isSafe ? href : '';
}
