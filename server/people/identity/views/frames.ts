import { ID_PATTERN } from '../../../../domain/ids/ids.js';
import { type ApiTokenId, type OwnerId } from '../../../contract/ids.js';
import { type ViewTokenStore } from '../../records/ViewTokenStore.js';

const ON_THIS_MACHINE = new Set(['localhost', '127.0.0.1']);

/**
 * The origin that a text names, as browsers compare it; undefined for what may frame nothing: addresses with a path, and plain http
 * but from this machine, since whoever sits between could put any page in its place.
 */
export function frameOrigin(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined;
  const { origin, protocol, hostname, pathname, search, hash, username } = new URL(text);
  const isBare = pathname === '/' && search === '' && hash === '' && username === '';
  const isSafe = protocol === 'https:' || (protocol === 'http:' && ON_THIS_MACHINE.has(hostname));
  return isBare && isSafe ? origin : undefined;
}

/** The origins that may frame the page of a view; none for a view that is not, or not any more. */
export type FrameAncestors = (viewId: string) => Promise<readonly string[]>;

/** What frames are known by. */
interface FrameProof {
  readonly views: Pick<ViewTokenStore, 'frame'>;
  /** Whether the account stands that made a token then (milliseconds since 1970), as with API tokens. */
  readonly stands: (owner: OwnerId, madeAt: number) => Promise<boolean>;
  readonly now?: () => number;
}

const FORM = new RegExp(`^${ID_PATTERN}$`);

/** Makes the function that says who may frame a view. The store is asked each time, so that a revoked one is framed no more. */
export const makeFrameAncestors =
  ({ views, stands, now = Date.now }: FrameProof): FrameAncestors =>
  async (viewId) => {
    const known = FORM.test(viewId) ? await views.frame(viewId as ApiTokenId) : undefined;
    if (known === undefined || Date.parse(known.expiresAt) <= now()) return [];
    return (await stands(known.owner, Date.parse(known.createdAt))) ? known.origins : [];
  };
