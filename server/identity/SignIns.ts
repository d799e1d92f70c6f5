import { type OwnerId } from '../contract/ids.js';
import { type SignIn } from '../contract/signIns.js';

/** Where persons are signed in, as an identity service of our own keeps it. A sign-in that was ended is so for every process, and durably. */
export interface SignIns {
  /** @param present the session of who asks; null with a token that names none */
  list(owner: OwnerId, present: string | null): Promise<readonly SignIn[]>;
  /** Ends one, and closes what the person has open: who is still signed in comes back. @returns whether there was one */
  end(owner: OwnerId, id: string): Promise<boolean>;
  /** Keeps which browser the session of who asks is of. Where that cannot be written, as on a full disk, it is another time. */
  nameDevice(owner: OwnerId, session: string, device: { readonly id: string; readonly name: string }): Promise<void>;
}
