import { type OwnerId } from '../contract/ids.js';

/** Who asks, as the identity service says. */
export interface Person {
  readonly ownerId: OwnerId;
  readonly email: string | null;
  readonly emailVerified: boolean;
  readonly displayName: string;
  readonly photoURL: string;
  /** When the person signed in, in seconds since 1970. */
  readonly authTime: number;
}
