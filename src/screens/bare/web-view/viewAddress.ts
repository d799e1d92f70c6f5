import { type Viewed } from './viewCalls';

/** What the address of a view says: which view it is, for the server, and its secret, which stays in the browser. */
export interface ViewAddress {
  readonly viewId: string;
  readonly secret: string;
}

const SECRET = /^#(harta_[\w-]{43})$/;

/** Reads the address of this page; null when a part of it is missing. */
export function viewAddress({ search, hash }: Pick<Location, 'search' | 'hash'>): ViewAddress | null {
  const viewId = new URLSearchParams(search).get('view') ?? '';
  const secret = SECRET.exec(hash)?.[1];
  return viewId === '' || secret === undefined ? null : { viewId, secret };
}

/**
 * Whether the view may be shown where it stands. The browser itself keeps it out of frames that the header does not name; this
 * refuses a secret under the id of another view, whose header names other sites.
 * @param ancestors origins of the pages around this one, where the browser tells them
 */
export const mayShowHere = (viewed: Viewed, viewId: string, ancestors: readonly string[]): boolean =>
  viewed.tokenId === viewId && ancestors.every((origin) => viewed.origins.includes(origin));
