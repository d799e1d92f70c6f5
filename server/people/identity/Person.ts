import { type ApiTokenId, type OwnerId, type ProjectId } from '../../contract/ids.js';
import { type GrantScope } from '../records/ApiTokenStore.js';
import { type SignIn } from '../../contract/signIns.js';

/** What somebody may who came with an API token or a view token; whoever signed in has none, and may do all with what is theirs. */
export interface Grant {
  readonly tokenId: ApiTokenId;
  readonly scope: GrantScope;
  /** The one project that it reaches; null is all of them. */
  readonly projectId: ProjectId | null;
}

/** Whether what lies in a project may be seen with this grant. */
export const reaches = (grant: Grant | null, projectId: ProjectId | undefined): boolean =>
  grant?.projectId == null || grant.projectId === projectId;

/** Whether somebody looks at a view in a frame: they may what the policies call viewable, in one project, and nothing else. */
export const isViewer = (grant: Grant | null | undefined): boolean => grant?.scope === 'view';

/** Who asks, as the identity service says. */
export interface Person {
  readonly ownerId: OwnerId;
  readonly email: string | null;
  readonly emailVerified: boolean;
  readonly displayName: string;
  readonly photoURL: string;
  /** When the person signed in, in seconds since 1970. */
  readonly authTime: number;
  /** The session of this sign-in; null where the identity service names none, and with an API token. */
  readonly sessionId: string | null;
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

/** Where persons are signed in, as an identity service of our own keeps it. A sign-in that was ended is so for every process, and durably. */
export interface SignIns {
  /** @param present the session of who asks; null with a token that names none */
  list(owner: OwnerId, present: string | null): Promise<readonly SignIn[]>;
  /** Ends one, and closes what the person has open: who is still signed in comes back. @returns whether there was one */
  end(owner: OwnerId, id: string): Promise<boolean>;
  /** Keeps which browser the session of who asks is of. Where that cannot be written, as on a full disk, it is another time. */
  nameDevice(owner: OwnerId, session: string, device: { readonly id: string; readonly name: string }): Promise<void>;
}
